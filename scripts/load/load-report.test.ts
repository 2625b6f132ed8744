import { expect, it } from 'vitest';
import { type LoadFigures, middleFigures, ratioLines } from './load-report.ts';

const run = (figures: Partial<LoadFigures>): LoadFigures => ({
  phones: 10,
  acked: 10,
  lost: 0,
  doubled: 0,
  ackP50Ms: 1,
  ackP95Ms: 1,
  ackP99Ms: 1,
  lastPhoneMs: 1,
  screenMs: 1,
  durablePerSec: 50,
  rawEchoPerSec: 100,
  rawBroadcastMs: 1,
  joinStormMs: 20,
  rawConnectMs: 10,
  messagesSent: 1,
  serverCpuS: 1,
  serverRssMB: 1,
  bytesPerPhone: 1,
  ...figures,
});
const runs = [
  run({ ackP99Ms: 30, lost: 1, durablePerSec: 70 }),
  run({ ackP99Ms: 10, acked: 9, durablePerSec: 90, rawEchoPerSec: 100 }),
  run({ ackP99Ms: 20, doubled: 2, durablePerSec: 80, rawEchoPerSec: 200 }),
];

it('gives the middle of several runs, and the worst of what must not go wrong', () => {
  expect(middleFigures(runs)).toMatchObject({ acked: 9, lost: 1, doubled: 2, ackP99Ms: 20 });
  expect(Object.keys(middleFigures(runs))).toEqual(Object.keys(run({})));
});

it('gives the middle of the ratios, not the ratio of the middles', () => {
  expect(ratioLines(runs, true)).toEqual([
    'Join storm: 2.00 (2.00, 2.00, 2.00) times the plain connects.',
    'Durable answers: 0.70 (0.70, 0.90, 0.40) of the plain echo.',
  ]);
  expect(ratioLines([run({})], false)).toEqual(['Join storm: 2.00 times the plain connects.']);
});
