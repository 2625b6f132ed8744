import type { PollDraft } from '../poll-draft.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';

/** Something to begin a poll with. */
export interface PollTemplate {
  readonly name: string;
  /** When one asks this, in a sentence. */
  readonly text: string;
  /** A draft of it. What has an id gets one of `newId`. */
  readonly make: (newId: () => string) => PollDraft;
}

type Written = (newId: () => string) => Question;

/** A question with answers to choose from. */
export const choose =
  (
    text: string,
    options: readonly string[],
    { multiple = false, seconds = null as number | null } = {},
  ): Written =>
  (newId) => ({
    kind: 'choice',
    id: newId(),
    text,
    options: options.map((option) => ({ id: newId(), text: option })),
    multiple,
    seconds,
  });

/** A statement that is true or false. */
export const judge =
  (text: string): Written =>
  (newId) => ({ kind: 'true-false', id: newId(), text, seconds: null });

/** A statement, and how far one agrees with it. */
export const agree = (text: string): Written =>
  choose(text, ['Fully agree', 'Rather agree', 'Neither', 'Rather disagree', 'Fully disagree']);

interface Rest extends Omit<PollTemplate, 'make'>, Partial<Omit<PollDraft, 'title' | 'questions'>> {
  readonly questions: readonly Written[];
}

/** A template as it is written: the questions in their order, one line each. */
export const template = ({ name, text, questions, ...settings }: Rest): PollTemplate => ({
  name,
  text,
  make: (newId) => ({
    title: name,
    questions: questions.map((question) => question(newId)),
    liveResults: settings.liveResults ?? false,
    phoneResults: settings.phoneResults ?? 'closed',
  }),
});
