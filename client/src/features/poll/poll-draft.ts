import { limits } from '@sets/shared/core/limits.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import {
  kindNamed,
  kindOf,
  type Question,
  type QuestionKindName,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import { moved } from '../../core/moved.ts';
import { newId } from '../../core/new-id.ts';
import { copiedExtra, withExtra } from './question-extras.ts';

/** A poll while it is written: as a definition, but texts may be empty. Every change gives a new one. */
export type PollDraft = PollDefinition;

const blankQuestion = (kind: QuestionKindName): Question => kindNamed(kind).blank(newId);

export const blankDraft = (): PollDraft => ({
  title: '',
  questions: [blankQuestion(questionKindNames[0])],
  liveResults: false,
  phoneResults: 'closed',
});

const withQuestions = (draft: PollDraft, questions: Question[]): PollDraft => ({
  ...draft,
  questions,
});

export const addQuestion = (draft: PollDraft, at: number, kind: QuestionKindName): PollDraft =>
  draft.questions.length >= limits.questionsPerPoll
    ? draft
    : withQuestions(draft, draft.questions.toSpliced(at, 0, blankQuestion(kind)));

export const duplicateQuestion = (draft: PollDraft, at: number): PollDraft => {
  const question = draft.questions[at];
  if (question === undefined || draft.questions.length >= limits.questionsPerPoll) return draft;
  const copy = kindOf(question).copy(question, newId);
  const copied = withQuestions(draft, draft.questions.toSpliced(at + 1, 0, copy));
  const extra = copiedExtra(draft.extras, question, copy);
  return extra === null ? copied : withExtra(copied, extra);
};

/** The last question is emptied rather than removed: a poll has at least one. */
export const removeQuestion = (draft: PollDraft, at: number): PollDraft => {
  const { questions } = draft;
  const [first] = questions;
  const isLast = first !== undefined && questions.length === 1;
  return withQuestions(draft, isLast ? [blankQuestion(first.kind)] : questions.toSpliced(at, 1));
};

export const moveQuestion = (draft: PollDraft, from: number, to: number): PollDraft =>
  withQuestions(draft, moved(draft.questions, from, to));

/** Puts a question into the place of the one with its id. */
export const changeQuestion = (draft: PollDraft, changed: Question): PollDraft =>
  withQuestions(
    draft,
    draft.questions.map((question) => (question.id === changed.id ? changed : question)),
  );

/** Whether a question has a time to answer that does not count, since it is open together with the others. */
export const hasIdleTime = ({ pace }: PollDraft, { seconds }: Question): boolean =>
  pace === 'own' && seconds !== null;

/** The first question that differs, as it is now; null where none does. */
export const firstChange = (before: PollDraft, now: PollDraft): number | null => {
  const at = now.questions.findIndex((question, index) => question !== before.questions[index]);
  if (at >= 0) return at;
  return now.questions.length < before.questions.length ? now.questions.length - 1 : null;
};
