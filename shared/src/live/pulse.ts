import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** How a room feels while something goes on: quick reactions, and who says “I am lost”. */
export const reactionKinds = ['clap', 'heart', 'laugh', 'up', 'wow'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** In milliseconds. */
export const pulseTiming = {
  /** Counts of a room are sent at most once in this time. */
  beat: 400,
  /** “I am lost” fades by itself after this time. */
  lostFor: 240_000,
} as const;

/** Of fewer people than these it is not told how many are lost: that would say who. */
export const fewPeople = 5;

const count = z.int().check(z.nonnegative());
const time = z.int().check(z.nonnegative());

/** How often each was tapped. */
export const reactionCounts = z.strictObject({
  clap: count,
  heart: count,
  laugh: count,
  up: count,
  wow: count,
});
export type ReactionCounts = z.infer<typeof reactionCounts>;

/** What phones may send in a room, and whether the wall shows it. */
export const pulseSettings = z.strictObject({
  reactions: z.boolean(),
  onScreen: z.boolean(),
  lost: z.boolean(),
});
export type PulseSettings = z.infer<typeof pulseSettings>;

/** Until a host says otherwise: the wall is for what is asked, and stays quiet. */
export const usualPulse: PulseSettings = { reactions: true, onScreen: false, lost: true };

/** How many are lost; `few` where some are, among too few people to tell how many. */
export const lostTold = z.union([count, z.literal('few')]);
export type LostTold = z.infer<typeof lostTold>;

/** The newest state, as far as an audience may know it; nobody is told who is lost. */
export const pulse = z.strictObject({
  settings: pulseSettings,
  /** Of this room since the server knows of it; a screen is told where the host shows them there. */
  reactions: z.optional(reactionCounts),
  /** For the host alone: how many are lost, of how many here, and when that was so. */
  room: z.optional(z.strictObject({ lost: lostTold, here: count, at: time })),
});
export type Pulse = z.infer<typeof pulse>;

const roomRef = { roomId: id } as const;
/** Until when one is lost, in milliseconds of the server's clock; null where one is not. */
const until = z.nullable(time);

/** Inputs and outputs of the requests about it. */
export const pulseCalls = {
  read: {
    input: z.strictObject(roomRef),
    output: z.strictObject({ pulse, until }),
  },
  react: {
    input: z.strictObject({ ...roomRef, kind: z.enum(reactionKinds) }),
    output: z.strictObject({}),
  },
  lost: {
    /** `until`: a phone that was lost already says so again, to a server that has forgotten. */
    input: z.strictObject({ ...roomRef, lost: z.boolean(), until: z.optional(time) }),
    output: z.strictObject({ until }),
  },
  settings: {
    input: z.strictObject({ ...roomRef, settings: pulseSettings }),
    output: z.strictObject({}),
  },
} as const;

export const pulseNotices = {
  /** It takes the place of all that was told of it before. */
  'pulse:changed': z.strictObject({ ...roomRef, pulse }),
} as const;
