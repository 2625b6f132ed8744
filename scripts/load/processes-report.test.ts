import { expect, it } from 'vitest';
import type { LoadResult } from './load-run.ts';
import { perAnswer } from './processes-report.ts';

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
