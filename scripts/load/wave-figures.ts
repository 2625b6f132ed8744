import type { AnswerWave } from './answer-wave.ts';

/** Answers acknowledged a second, from the first sending to the last acknowledgement. */
export const burstRate = ({ acked, firstSentAt, lastAckAt }: AnswerWave): number =>
  acked === 0 ? 0 : (acked * 1_000) / (lastAckAt - firstSentAt);
