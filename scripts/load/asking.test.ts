import { expect, it } from 'vitest';
import { worstOf } from './asking.ts';

it('of several waves each figure is the worst', () => {
  const wave = {
    acked: 20,
    silent: 0,
    refused: { TOO_LATE: 1 },
    firstSentAt: 100,
    lastSentAt: 200,
    lastAckAt: 210,
    p50: 1,
    p95: 5,
    p99: 9,
    max: 10,
  };
  const later = {
    acked: 19,
    silent: 1,
    refused: { TOO_LATE: 2, FULL: 1 },
    firstSentAt: 300,
    lastSentAt: 400,
    lastAckAt: 405,
    p50: 2,
    p95: 3,
    p99: 12,
    max: 13,
  };
  expect(worstOf([wave])).toEqual(wave);
  expect(worstOf([wave, later])).toEqual({
    acked: 19,
    silent: 1,
    refused: { TOO_LATE: 3, FULL: 1 },
    firstSentAt: 100,
    lastSentAt: 400,
    lastAckAt: 405,
    p50: 2,
    p95: 5,
    p99: 12,
    max: 13,
  });
});
