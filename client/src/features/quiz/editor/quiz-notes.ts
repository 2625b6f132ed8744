import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { QuizDraft, QuizItemDraft } from './quiz-draft.ts';
import { quizNotesMessages as words } from './quiz-notes.messages.ts';

const worthOf = ({ question: { seconds }, points }: QuizItemDraft): string =>
  [words.worth[points], words.time(seconds)].join(' · ');

const drawnFrom = ({ pools }: QuizDraft, { pool }: QuizItemDraft): readonly string[] =>
  pools.flatMap(({ id, name }) => (id === pool ? [words.drawnFrom(name)] : []));

/** What a quiz adds to a question, as whoever plays may read it. */
export const notesOf = (draft: QuizDraft, at: number): readonly string[] => {
  const item = draft.items[at];
  return item === undefined ? [] : [worthOf(item), ...drawnFrom(draft, item)];
};

/** The same with what is right, and why. */
export const notesWithRight = (draft: QuizDraft, at: number): readonly string[] => {
  const item = draft.items[at];
  if (item === undefined) return [];
  const { question, right, explanation } = item;
  const said = right === null ? [] : (kindOf(question).keyed?.inWords(question, right) ?? []);
  return [
    ...notesOf(draft, at),
    ...(said.length > 0 ? [words.right(said)] : []),
    ...(explanation === '' ? [] : [explanation]),
  ];
};
