import * as z from 'zod/mini';
import { id, joinCode } from '../core/ids.ts';
import { pageQuery } from '../core/page.ts';
import { failure } from '../core/result.ts';
import { limits } from '../core/limits.ts';
import { requiredLine, requiredText } from '../core/text.ts';
import { entryRule } from '../live/entry.ts';

/** The limits of live Q&A. Lengths are in characters. */
export const liveQnaLimits = {
  text: 300,
  name: 40,
  /** Questions that one participant asks, in a minute and in a run. */
  asked: { aMinute: 5, aRun: 30 },
  /** Questions that one participant votes for, and as many against. */
  votes: 300,
  /** Of the votes, the questions whose figures phones and screens are told. */
  shown: { host: 200, screen: 60, phone: 40 },
  /** Questions that were joined with another, and participants who may not ask any more. */
  merged: 300,
  muted: 300,
  perTopic: 100,
  /** A written answer. */
  reply: 4_000,
} as const;

/** Whether people vote: not at all, for questions, or for and against them. */
export const liveQnaVoting = z.enum(['off', 'up', 'both']);

/** What whoever makes a live Q&A says of it. */
export const liveQnaSettings = z.strictObject({
  title: requiredLine(limits.title),
  /** Whether a question waits for a host before anybody else sees it. */
  moderated: z.boolean(),
  /** Whether people may say who they are. */
  names: z.boolean(),
  voting: liveQnaVoting,
  /** Whether people may ask from the start on. */
  asking: z.boolean(),
});
export type LiveQnaSettings = z.infer<typeof liveQnaSettings>;

/** What a run of live Q&A is made of; frozen when the run starts. */
export const liveQnaDefinition = z.extend(liveQnaSettings, {
  /** Who may ask and vote, where it is held in what has such a rule; left out it is open to all. */
  entry: z.optional(entryRule),
});
export type LiveQnaDefinition = z.infer<typeof liveQnaDefinition>;

export const liveQnaShelf = z.strictObject({ moduleid: id, topicid: id });
export type LiveQnaShelf = z.infer<typeof liveQnaShelf>;

/** Body of `POST /api/live-qna`. */
export const newLiveQna = z.extend(liveQnaSettings, { moduleid: id, topicid: id });
export type NewLiveQna = z.infer<typeof newLiveQna>;

/** Body of `PUT /api/live-qna/:liveqnaid`. `revision` is what was loaded: an older one is a CONFLICT. */
export const liveQnaChange = z.extend(liveQnaSettings, {
  revision: z.int().check(z.nonnegative()),
});
export type LiveQnaChange = z.infer<typeof liveQnaChange>;

/** A live Q&A as the moderators of its space see it. Dates are ISO 8601 in UTC. */
export const liveQna = z.extend(newLiveQna, {
  liveqnaid: id,
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LiveQna = z.infer<typeof liveQna>;

/** A line of the list of a topic, newest first. */
export const liveQnaLine = z.strictObject({
  liveqnaid: id,
  title: z.string(),
  updatedAt: z.iso.datetime(),
  /** Join code of the run that is under way, or null. */
  code: z.nullable(joinCode),
  /** Why it cannot be opened: a newer version of Sets has stored it, or it is damaged. Mostly null. */
  failure: z.nullable(failure),
});
export type LiveQnaLine = z.infer<typeof liveQnaLine>;
export const liveQnaList = z.strictObject({ items: z.array(liveQnaLine) });
export type LiveQnaList = z.infer<typeof liveQnaList>;
export const liveQnaRef = z.strictObject({ liveqnaid: id });
export const liveQnaRemoved = z.strictObject({});

/** Which promises of a topic: those that wait for an answer, or those that have one. */
export const promiseQuery = z.extend(pageQuery, {
  moduleid: id,
  topicid: id,
  done: z.optional(z.enum(['yes', 'no'])),
});
export type PromiseQuery = z.infer<typeof promiseQuery>;

/** A question that stayed unanswered in a run, with the answer that its moderators have written since. */
export const livePromise = z.strictObject({
  promiseid: id,
  runId: id,
  /** Of the live Q&A in which it was asked. */
  title: z.string(),
  text: z.string(),
  /** Who voted for it. */
  votes: z.int(),
  askedAt: z.iso.datetime(),
  /** Minutes since the run began; null where it is not known. */
  minute: z.nullable(z.int()),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(z.iso.datetime()),
});
export type LivePromise = z.infer<typeof livePromise>;
export const livePromiseList = z.strictObject({
  promises: z.array(livePromise),
  /** All that there are, up to a thousand. */
  total: z.int().check(z.nonnegative()),
  next: z.nullable(z.string()),
});
export type LivePromiseList = z.infer<typeof livePromiseList>;
export const promiseRef = z.strictObject({ promiseid: id });
/** Body of `PUT /api/live-qna/promises/:promiseid`. */
export const promiseReply = z.strictObject({ reply: requiredText(liveQnaLimits.reply) });

/** Body of `POST /api/live-qna/holders`: a place among the questions of a run that is under way. */
export const liveQnaHolderRef = z.strictObject({ runId: id, question: id });

/** Query of `GET /api/live-qna/holders`. */
export const liveQnaHolderQuery = z.strictObject({ runId: id });

/** What was held in the places of a run. Dates are ISO 8601 in UTC. */
export const liveQnaHolders = z.strictObject({
  holders: z.array(
    z.strictObject({
      liveqnaid: id,
      /** The place, as the run it was held in calls it; null where it was opened before this was kept. */
      question: z.nullable(id),
      title: z.string(),
      /** Its runs, the oldest first: mostly one. */
      runs: z.array(z.strictObject({ runId: id, openedAt: z.iso.datetime(), ended: z.boolean() })),
    }),
  ),
});
export type LiveQnaHolders = z.infer<typeof liveQnaHolders>;
