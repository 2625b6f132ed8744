import * as z from 'zod/mini';
import { topicRef } from '../module/module.contract.ts';

/** What the kind of place is called in `place:enter`: where pages hear that the questions of a topic have changed. */
export const qnaNewsKind = 'questions';
export const qnaNewsPlace = topicRef;
export type QnaNewsPlace = z.infer<typeof qnaNewsPlace>;

/**
 * That something changed, and nothing of what: whoever shows the topic asks anew for what they may
 * see, once, at any time within `spreadMs` milliseconds.
 */
export const qnaNewsState = z.strictObject({
  /** Another number than before: something changed. */
  moved: z.int().check(z.nonnegative()),
  spreadMs: z.int().check(z.nonnegative()),
});
export type QnaNewsState = z.infer<typeof qnaNewsState>;

/** However much is written in a topic, it is told once in so many milliseconds. */
export const qnaNewsEvery = 2_000;

/** That many ms for each who hears it, so what they ask for comes at 50 a second, however many they are. */
const msEach = 20;

/**
 * Over how long those who hear it spread what they ask for. A power of two, so that it is not told
 * anew whenever somebody comes or goes.
 */
export const spreadOf = (people: number): number =>
  people <= 1 ? msEach : msEach * 2 ** Math.ceil(Math.log2(people));
