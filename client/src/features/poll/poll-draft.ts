import { limits } from '@sets/shared/core/limits.ts';
import type {
  ChoiceQuestion,
  PollDefinition,
  PollOption,
} from '@sets/shared/poll/poll.contract.ts';
import { newId } from '../../core/new-id.ts';

/** A poll while it is written: as a definition, but texts may be empty. Every change gives a new one. */
export type PollDraft = PollDefinition;

const blankOption = (text = ''): PollOption => ({ id: newId(), text });

const blankQuestion = (): ChoiceQuestion => ({
  kind: 'choice',
  id: newId(),
  text: '',
  options: [blankOption(), blankOption()],
  multiple: false,
  seconds: null,
});

export const blankDraft = (): PollDraft => ({
  title: '',
  questions: [blankQuestion()],
  liveResults: false,
  phoneResults: 'closed',
});

/** The list with the item at `from` taken to `to`; the same list where there is no such place. */
const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};

const withQuestions = (draft: PollDraft, questions: ChoiceQuestion[]): PollDraft => ({
  ...draft,
  questions,
});

export const addQuestion = (draft: PollDraft, at: number): PollDraft =>
  draft.questions.length >= limits.questionsPerPoll
    ? draft
    : withQuestions(draft, draft.questions.toSpliced(at, 0, blankQuestion()));

export const duplicateQuestion = (draft: PollDraft, at: number): PollDraft => {
  const question = draft.questions[at];
  if (question === undefined || draft.questions.length >= limits.questionsPerPoll) return draft;
  const options = question.options.map(({ text }) => blankOption(text));
  const copy = { ...question, id: newId(), options };
  return withQuestions(draft, draft.questions.toSpliced(at + 1, 0, copy));
};

/** The last question is emptied rather than removed: a poll has at least one. */
export const removeQuestion = (draft: PollDraft, at: number): PollDraft =>
  withQuestions(
    draft,
    draft.questions.length === 1 ? [blankQuestion()] : draft.questions.toSpliced(at, 1),
  );

export const moveQuestion = (draft: PollDraft, from: number, to: number): PollDraft =>
  withQuestions(draft, moved(draft.questions, from, to));

export const changeQuestion = (
  draft: PollDraft,
  at: number,
  change: (question: ChoiceQuestion) => ChoiceQuestion,
): PollDraft =>
  withQuestions(
    draft,
    draft.questions.map((question, index) => (index === at ? change(question) : question)),
  );

export const addOption = (question: ChoiceQuestion, at: number): ChoiceQuestion =>
  question.options.length >= limits.option.max
    ? question
    : { ...question, options: question.options.toSpliced(at, 0, blankOption()) };

export const removeOption = (question: ChoiceQuestion, at: number): ChoiceQuestion =>
  question.options.length <= limits.option.min
    ? question
    : { ...question, options: question.options.toSpliced(at, 1) };

export const moveOption = (question: ChoiceQuestion, from: number, to: number): ChoiceQuestion => ({
  ...question,
  options: moved(question.options, from, to),
});

export const writeOption = (
  question: ChoiceQuestion,
  at: number,
  text: string,
): ChoiceQuestion => ({
  ...question,
  options: question.options.map((option, index) => (index === at ? { ...option, text } : option)),
});

/** Marks and numbers that lists bring along: "1. ", "b) ", "- ", "• ". */
const listMark = /^\s*(?:[-*•–]|\d{1,2}[.)]|[A-Ja-j][.)])\s+/;

const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.replace(listMark, '').trim().slice(0, limits.option.text))
    .filter((line) => line !== '');

/** A question after a list was pasted, and how many lines of it there was no room for. */
export interface PastedOptions {
  readonly question: ChoiceQuestion;
  readonly left: number;
}

/**
 * Several lines pasted into one option: the first goes into it, the others become options after
 * it, as many as there is room for. Null where there is only one line to paste.
 */
export const pasteOptions = (
  question: ChoiceQuestion,
  at: number,
  pasted: string,
): PastedOptions | null => {
  const [first, ...others] = linesOf(pasted);
  if (first === undefined || others.length === 0) return null;
  const rest = question.options.slice(at + 1).filter(({ text }) => text.trim() !== '');
  const room = Math.max(0, limits.option.max - (at + 1) - rest.length);
  const fresh = others.slice(0, room).map((text) => blankOption(text));
  const written = writeOption(question, at, first).options.slice(0, at + 1);
  return {
    question: { ...question, options: [...written, ...fresh, ...rest] },
    left: others.length - fresh.length,
  };
};
