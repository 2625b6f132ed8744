import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { Note } from '../../material/material.ts';
import type { QuizDraft, QuizItemDraft } from './quiz-draft.ts';
import { quizNotesMessages as words } from './quiz-notes.messages.ts';

const asideOf = ({ pools }: QuizDraft, { question, points, pool }: QuizItemDraft): string => {
  const drawn = pools.flatMap(({ id, name }) => (id === pool ? [words.drawnFrom(name)] : []));
  return [words.worth[points], words.time(question.seconds), ...drawn].join(' · ');
};

/** What a quiz adds to a question, as whoever plays may read it. */
export const notesOf = (draft: QuizDraft, at: number): readonly Note[] => {
  const item = draft.items[at];
  return item === undefined ? [] : [{ text: asideOf(draft, item), as: 'aside' }];
};

/** The same with what is right, and why. */
export const notesWithRight = (draft: QuizDraft, at: number): readonly Note[] => {
  const item = draft.items[at];
  if (item === undefined) return [];
  const { question, right, explanation } = item;
  const said = right === null ? [] : (kindOf(question).keyed?.inWords(question, right) ?? []);
  return [
    ...notesOf(draft, at),
    ...(said.length > 0 ? [{ text: words.right(said), as: 'right' as const }] : []),
    ...(explanation === '' ? [] : [{ text: explanation, as: 'text' as const }]),
  ];
};
