import { expect, it } from 'vitest';
import type { LoadResult } from './load-run.ts';
import { isTooSlow, perAnswer, processesFigures, type ProcessesRun } from './processes-report.ts';

const result = (cost: Partial<LoadResult['cost']>) =>
  ({
    cost: {
      answers: 2_000,
      cpuS: { servers: 0.4, primary: 0.01, keeper: 0.2, redis: 0.1 },
      redisSteps: 8_000,
      sent: null,
      ...cost,
    },
  }) as LoadResult;

it('counts what is sent to Redis once, and what is published once for each process', () => {
  const sent = { commands: 300, published: 50, answers: 1_000 };
  expect(perAnswer(4, result({ sent }))).toEqual({
    cpuMsPerAnswer: 0.2,
    primaryCpuMsPerAnswer: 0.005,
    keeperCpuMsPerAnswer: 0.1,
    redisCpuMsPerAnswer: 0.05,
    redisMessagesPerAnswer: 0.5,
    redisStepsPerAnswer: 4,
  });
});

it('has numbers also where nothing was acknowledged, and none of a Redis that is not there', () => {
  const none = perAnswer(1, result({ answers: 0, redisSteps: 0 }));
  expect(none).toMatchObject({ cpuMsPerAnswer: 0, redisMessagesPerAnswer: 0 });
});

const cpu = (servers: number) => ({ servers, primary: 0, keeper: 0, redis: 0 });
const run = (processes: number, lastPhoneMs: number): ProcessesRun => {
  const wave = { acked: 8, p50: 1, p95: 1, p99: 1, firstSentAt: 0, lastAckAt: 8 };
  const asked = { wave, openedMs: lastPhoneMs, closedMs: lastPhoneMs, screenMs: 1 };
  const rest = { joinStormMs: 1, joinCpuS: 0, askCpuS: 0, peakRssMB: 1 };
  const bytes = { bytesInPerPhone: 1, bytesOutPerPhone: 1 };
  const whole = { ...result({}), ...rest, ...bytes, questions: [asked] } as unknown as LoadResult;
  const raw = { connectMs: 1, echoPerSec: 1, echoP99Ms: 1, broadcastMs: 1, loopMaxMs: 1 };
  return { processes, phones: 8, result: whole, raw, fewer: { phones: 2, result: whole } };
};

it('says how many times the CPU of one process all of them take, Redis too', () => {
  const alone = { ...run(1, 40), result: { ...run(1, 40).result, ...result({ cpuS: cpu(0.5) }) } };
  const times = (base?: ProcessesRun) => processesFigures(run(4, 40), base).cpuTimes;
  expect(times(alone)).toBe(1.42);
  expect(times()).toBeNull();
});

it('compares how long the last phone waited with one process of the same run', () => {
  const alone = run(1, 40);
  const times = (of: ProcessesRun, base: ProcessesRun | undefined) => {
    const figures = processesFigures(of, base);
    return { times: figures.lastPhoneTimes, isTooSlow: isTooSlow(figures) };
  };
  expect(times(alone, alone)).toEqual({ times: 1, isTooSlow: false });
  expect(times(run(2, 60), alone)).toEqual({ times: 1.5, isTooSlow: false });
  expect(times(run(4, 64), alone)).toEqual({ times: 1.6, isTooSlow: true });
  expect(times(run(4, 64), undefined)).toEqual({ times: null, isTooSlow: false });
});
