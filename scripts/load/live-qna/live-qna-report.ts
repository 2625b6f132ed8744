import { round, whole } from '../report-numbers.ts';
import { votesOfOne } from './asking-swarm.ts';
import type { LiveQnaResult } from './live-qna-run.ts';

/** What is wanted of it, in ms. */
const wanted = { lastPhoneMs: 500, ackMs: 500 } as const;

/** The object of `--activity live-qna --json`. */
export const liveQnaFigures = (phones: number, result: LiveQnaResult) => ({
  phones,
  questions: result.asked,
  lost: result.lost,
  reordered: result.reordered,
  votesAcked: result.acked,
  votesCounted: result.counted,
  lastPhoneP99Ms: round(result.lastPhoneP99Ms),
  voteP99Ms: round(result.ackP99Ms),
});

export const liveQnaLines = (result: LiveQnaResult): string[] => [
  `${whole(result.asked)} questions acknowledged; ${result.lost} lost, ${result.reordered} out of order or told twice.`,
  `Told to the last phone within ${whole(result.lastPhoneP99Ms)} ms (p99).`,
  `${whole(result.acked)} votes acknowledged within ${whole(result.ackP99Ms)} ms (p99), ${whole(result.counted)} counted.`,
];

/** Whether nothing was lost, every vote was counted once, and all was as fast as it should be. */
export const isSoundLiveQna = (phones: number, result: LiveQnaResult): boolean =>
  result.asked === result.questions &&
  result.lost === 0 &&
  result.reordered === 0 &&
  result.acked === phones * Math.min(votesOfOne, result.asked) &&
  result.counted === result.acked &&
  result.lastPhoneP99Ms < wanted.lastPhoneMs &&
  result.ackP99Ms < wanted.ackMs;
