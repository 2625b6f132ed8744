import * as z from 'zod/mini';
import { counts } from '../core/counts.ts';
import { id } from '../core/ids.ts';
import { liveQnaLimits, liveQnaVoting } from './live-qna.contract.ts';

/** The one slot of its answers: all that one participant votes for. */
export const votesSlot = 'votes';

/** A question is named by its number in the feed. */
const questionId = z.int().check(z.positive());

export const liveQnaOrder = z.enum(['votes', 'newest', 'controversial']);
export type LiveQnaOrder = z.infer<typeof liveQnaOrder>;

/** A question that was joined with another: who voted for either votes for `into`, once. */
const merge = z.strictObject({ from: questionId, into: questionId });
export type Merge = z.infer<typeof merge>;

const standing = {
  phase: z.enum(['on', 'ended']),
  /** Names this run in the feed of its room, where several may lie. */
  lot: z.int(),
  asking: z.boolean(),
  moderated: z.boolean(),
  order: liveQnaOrder,
  /** What is large on the wall, or null. */
  wall: z.nullable(questionId),
  merged: z.array(merge).check(z.maxLength(liveQnaLimits.merged)),
} as const;
const muted = z.array(id).check(z.maxLength(liveQnaLimits.muted));

/** Where a live Q&A stands. The questions are in the feed of its room. */
export const liveQnaState = z.strictObject({
  ...standing,
  /** Participants who may not ask any more. */
  muted,
});
export type LiveQnaState = z.infer<typeof liveQnaState>;

/**
 * What a host may do here; what is done to one question is a change of its entry in the feed. Each
 * says what is to be, not what is to change: done twice, or by two, it is as if done once.
 */
export const liveQnaCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ask'), open: z.boolean() }),
  z.strictObject({ type: z.literal('moderate'), on: z.boolean() }),
  z.strictObject({ type: z.literal('order'), by: liveQnaOrder }),
  z.strictObject({ type: z.literal('wall'), question: z.nullable(questionId) }),
  z.strictObject({ type: z.literal('merge'), from: questionId, into: questionId }),
  z.strictObject({ type: z.literal('part'), question: questionId }),
  z.strictObject({ type: z.literal('mute'), participant: id, on: z.boolean() }),
  z.strictObject({ type: z.literal('end') }),
]);
export type LiveQnaCommand = z.infer<typeof liveQnaCommand>;

const someIds = z.array(questionId).check(z.maxLength(liveQnaLimits.votes));

/** What one participant votes for and against: all of it, so that the newest holds. */
export const liveQnaVotes = z.strictObject({ up: someIds, down: someIds });
export type LiveQnaVotes = z.infer<typeof liveQnaVotes>;

const settings = { names: z.boolean(), voting: liveQnaVoting } as const;

/** What phones and screens see; no question is in it, for those are in the feed. */
export const liveQnaView = z.strictObject({ ...standing, ...settings });
export type LiveQnaView = z.infer<typeof liveQnaView>;
export const liveQnaHostView = z.extend(liveQnaView, { muted });
export type LiveQnaHostView = z.infer<typeof liveQnaHostView>;

/** Votes by question: of those that have most, as many as this audience is told. */
export const liveQnaTally = z.strictObject({
  voters: z.int(),
  up: counts,
  down: counts,
  /** Whether there may be votes for others, which are fewer. */
  more: z.boolean(),
});
export type LiveQnaTally = z.infer<typeof liveQnaTally>;
