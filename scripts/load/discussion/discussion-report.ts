import { fixed, round, whole } from '../report-numbers.ts';
import type { DiscussionOrder, DiscussionResult } from './discussion-run.ts';

/** What is wanted of it. */
const wanted = { lastListenerMs: 500, pageMs: 50, framesPerS: 30 } as const;

/** The object of `--discussion --json`. */
export const discussionFigures = (listeners: number, result: DiscussionResult) => ({
  listeners,
  messages: result.messages,
  lost: result.lost,
  reordered: result.reordered,
  lastListenerP99Ms: round(result.lastListenerP99Ms),
  listP95Ms: round(result.listP95Ms),
  searchP95Ms: round(result.searchP95Ms),
  framesPerS: round(result.framesPerS),
});

export const discussionLines = (
  { filled, questions }: Pick<DiscussionOrder, 'filled' | 'questions'>,
  result: DiscussionResult,
): string[] => [
  `${whole(result.messages)} messages acknowledged; ${result.lost} lost, ${result.reordered} out of order or told twice.`,
  `Told to the last listener within ${whole(result.lastListenerP99Ms)} ms (p99).`,
  `A page of older ones among ${whole(filled)}: ${fixed(result.listP95Ms, 1)} ms (p95).`,
  `A search among ${whole(questions)} questions: ${fixed(result.searchP95Ms, 1)} ms (p95).`,
  `${fixed(result.framesPerS, 1)} frames a second of a page while 500 messages come in one.`,
];

/** Whether nothing was lost, and all was as fast as it should be. */
export const isSoundDiscussion = (expected: number, result: DiscussionResult): boolean =>
  result.messages === expected &&
  result.lost === 0 &&
  result.reordered === 0 &&
  result.lastListenerP99Ms < wanted.lastListenerMs &&
  result.listP95Ms < wanted.pageMs &&
  result.searchP95Ms < wanted.pageMs &&
  result.framesPerS >= wanted.framesPerS;
