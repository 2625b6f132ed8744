import * as z from 'zod/mini';
import type { Migration, StoredShape } from '../core/stored-shape.ts';
import { liveQnaDefinition, type LiveQnaDefinition } from './live-qna.contract.ts';
import { liveQuestion, type LiveQuestion } from './live-qna.feed.ts';
import {
  liveQnaState,
  type LiveQnaState,
  liveQnaVotes,
  type LiveQnaVotes,
} from './live-qna.live.ts';

/** To a version that may say who takes part. What says nothing of it is open to all, as before. */
const withEntry: Migration = (fields) => fields;

export const storedLiveQnaDefinition: StoredShape<LiveQnaDefinition> = {
  name: 'live-qna-definition',
  schema: liveQnaDefinition,
  migrations: [withEntry],
};

/** Where a run of a live Q&A stands. */
export const storedLiveQnaState: StoredShape<LiveQnaState> = {
  name: 'live-qna-state',
  schema: liveQnaState,
  migrations: [],
};

/** What a participant votes for. */
export const storedLiveQnaVotes: StoredShape<LiveQnaVotes> = {
  name: 'live-qna-votes',
  schema: liveQnaVotes,
  migrations: [],
};

/** Until November 2026 phones named their questions, and another could take the same name. */
const withoutKey = (question: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(question).filter(([name]) => name !== 'key'));

/** A question in the feed of a room. */
export const storedLiveQuestion: StoredShape<LiveQuestion> = {
  name: 'live-qna-question',
  schema: liveQuestion,
  migrations: [withoutKey],
};

/** What is kept of a question that stayed unanswered: its words as they were in the run, and the answer written since. */
const promiseContent = z.strictObject({
  title: z.string(),
  text: z.string(),
  votes: z.int(),
  reply: z.nullable(z.string()),
});
export type PromiseContent = z.infer<typeof promiseContent>;

export const storedPromise: StoredShape<PromiseContent> = {
  name: 'live-promise',
  schema: promiseContent,
  migrations: [],
};

/** What the live engine stores of a live Q&A. */
export const storedLiveQna = {
  definition: storedLiveQnaDefinition,
  state: storedLiveQnaState,
  value: storedLiveQnaVotes,
} as const;
