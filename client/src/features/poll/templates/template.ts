import type { PollDraft } from '../poll-draft.ts';
import type { QuestionExtra } from '@sets/shared/poll/poll.contract.ts';
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

const named = (newId: () => string, texts: readonly string[]) =>
  texts.map((text) => ({ id: newId(), text }));

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
    options: named(newId, options),
    multiple,
    seconds,
  });

/** Statements, and how far one agrees with each. */
export const agree =
  (text: string, statements: readonly string[]): Written =>
  (newId) => ({
    kind: 'scale',
    id: newId(),
    text,
    statements: named(newId, statements),
    steps: {
      type: 'labels',
      labels: ['Fully disagree', 'Rather disagree', 'Neither', 'Rather agree', 'Fully agree'],
    },
    seconds: null,
  });

/** One thing on a scale from 1 to 5, with what its ends mean. */
export const rate =
  (text: string, [low, high]: readonly [low: string, high: string]): Written =>
  (newId) => ({
    kind: 'scale',
    id: newId(),
    text,
    statements: named(newId, ['']),
    steps: { type: 'numbers', from: 1, to: 5, low, high },
    seconds: null,
  });

/** What everybody says in own words; a host lets it through where it may name somebody. */
export const say =
  (text: string, { moderated = false } = {}): Written =>
  (newId) => ({
    kind: 'open-text',
    id: newId(),
    text,
    entries: 1,
    moderated,
    filter: true,
    language: 'en',
    seconds: null,
  });

/** What comes to mind, in a few words. */
export const words =
  (text: string, entries: number): Written =>
  (newId) => ({
    kind: 'word-cloud',
    id: newId(),
    text,
    entries,
    language: 'en',
    likes: false,
    filter: true,
    seconds: null,
  });

type Axis = readonly [name: string, low: string, high: string];
const axis = ([name, low, high]: Axis) => ({ name, low, high });

/** Things that are put on a plane. */
export const put =
  (text: string, items: readonly string[], { across, up }: { across: Axis; up: Axis }): Written =>
  (newId) => ({
    kind: 'grid',
    id: newId(),
    text,
    options: named(newId, items),
    across: axis(across),
    up: axis(up),
    seconds: null,
  });

interface Rest
  extends Omit<PollTemplate, 'make'>, Partial<Omit<PollDraft, 'title' | 'questions' | 'extras'>> {
  readonly questions: readonly Written[];
  /** What the poll adds to its questions, once they are made. */
  readonly extras?: (questions: readonly Question[]) => QuestionExtra[];
}

/** A template as it is written: the questions in their order, one line each. */
export const template = ({ name, text, questions, extras, ...settings }: Rest): PollTemplate => ({
  name,
  text,
  make: (newId) => {
    const made = questions.map((question) => question(newId));
    return {
      title: name,
      questions: made,
      liveResults: settings.liveResults ?? false,
      phoneResults: settings.phoneResults ?? 'closed',
      ...(extras !== undefined && { extras: extras(made) }),
    };
  },
});
