import { describe, expect, it } from 'vitest';
import { readChaosOptions } from './chaos-options.ts';
import { readFairnessOptions } from './fairness/fairness-options.ts';
import { readLoadOptions } from './load-options.ts';

describe('options', () => {
  it('have the defaults of the page', () => {
    expect(readLoadOptions([])).toEqual({
      measured: 'answers',
      phones: 2_000,
      overMs: 2_000,
      questions: 7,
      kind: null,
      rooms: 4,
      compare: false,
      hostileRate: 20_000,
      headStartMs: 5_000,
      food: { orders: 500, portions: 300 },
      feed: { seconds: 10, perSecond: 100 },
      runs: 1,
      processCounts: null,
      json: false,
    });
    expect(readChaosOptions([])).toEqual({
      kills: 20,
      phones: 200,
      processes: 1,
      redisKills: 0,
      redisFaults: 0,
      room: false,
      quiz: null,
      json: false,
    });
    expect(readFairnessOptions([])).toEqual({
      people: 40,
      questions: 3,
      slowest: 2_000,
      pings: 1,
      json: false,
    });
  });

  it('are read', () => {
    const typed = ['--phones', '50', '--burst', '--json'];
    expect(readLoadOptions(typed)).toMatchObject({ phones: 50, overMs: 0, json: true });
    expect(readLoadOptions(['--room']).measured).toBe('room');
    expect(readLoadOptions(['--flood']).measured).toBe('flood');
    expect(readLoadOptions(['--kind', 'true-false'])).toMatchObject({
      measured: 'kind',
      kind: 'true-false',
      questions: 3,
      overMs: 2_000,
    });
    expect(() => readLoadOptions(['--kind', 'slide'])).toThrow('“slide” is none that is answered.');
    expect(readLoadOptions(['--quiz'])).toMatchObject({ measured: 'quiz', questions: 7 });
    expect(readLoadOptions(['--food', '--orders', '20', '--portions', '10'])).toMatchObject({
      measured: 'food',
      food: { orders: 20, portions: 10 },
    });
    expect(readLoadOptions(['--personal']).measured).toBe('personal');
    expect(readLoadOptions(['--activity', 'live-qna']).measured).toBe('live-qna');
    expect(() => readLoadOptions(['--activity', 'quiz'])).toThrow('--activity is live-qna');
    expect(() => readLoadOptions(['--activity', 'live-qna', '--room'])).toThrow('measured alone');
    expect(readLoadOptions(['--model'])).toMatchObject({ measured: 'model', phones: 250 });
    expect(readLoadOptions(['--model', '--rooms', '2', '--phones', '20'])).toMatchObject({
      rooms: 2,
      phones: 20,
    });
    expect(readLoadOptions(['--feed', '--rate', '5', '--seconds', '3'])).toMatchObject({
      measured: 'feed',
      feed: { seconds: 3, perSecond: 5 },
    });
    expect(readLoadOptions(['--flood', '--hostile-rate', '99']).hostileRate).toBe(99);
    expect(readLoadOptions(['--seconds', '5']).overMs).toBe(5_000);
    expect(readLoadOptions(['--processes', '1,2,4']).processCounts).toEqual([1, 2, 4]);
    expect(readChaosOptions(['--room']).room).toBe(true);
    expect(readChaosOptions(['--quiz', '--phones', '9'])).toMatchObject({
      quiz: { length: 7 },
      phones: 9,
    });
    expect(readChaosOptions(['--quiz', '--phases', 'podium,open']).quiz).toEqual([
      'open',
      'podium',
    ]);
    expect(readChaosOptions(['--processes', '3'])).toMatchObject({ processes: 3, redisKills: 5 });
    expect(readChaosOptions(['--processes', '3', '--redis-kills', '0']).redisKills).toBe(0);
    expect(readChaosOptions(['--processes', '3', '--redis-faults', '4'])).toMatchObject({
      redisKills: 0,
      redisFaults: 4,
    });
    expect(readChaosOptions(['--kills', '3', '--phones', '9'])).toMatchObject({
      kills: 3,
      phones: 9,
    });
  });

  it.each([
    ['--phones', '10001'],
    ['--phones', 'many'],
    ['--seconds', '0'],
    ['--sudden'],
    ['--flood', '--compare'],
    ['--room', '--flood'],
    ['--kind', 'constructor'],
    ['--kind', 'choice', '--room'],
    ['--kind', 'choice', '--runs', '2'],
    ['--room', '--compare'],
    ['--feed', '--personal'],
    ['--quiz', '--room'],
    ['--quiz', '--compare'],
    ['--feed', '--rate', '201'],
    ['--personal', '--runs', '2'],
    ['--runs', '10'],
    ['--processes', '1,'],
    ['--processes', '1,2,3,4,5'],
    ['--processes', '2', '--compare'],
    ['--processes', '2', '--runs', '3'],
    ['--room', '--processes', '2'],
    ['--model', '--processes', '2'],
    ['--model', '--rooms', '9'],
    ['--food', '--portions', '301'],
    ['--food', '--orders', '1'],
    ['--food', '--runs', '2'],
    ['--food', '--quiz'],
  ])('refuse %s %s', (...typed) => {
    expect(() => readLoadOptions(typed.filter((each) => each !== undefined))).toThrow();
  });

  it.each([
    ['--processes', '0'],
    ['--quiz', '--kills', '3'],
    ['--phases', 'open'],
    ['--quiz', '--phases', 'ended'],
    ['--quiz', '--room'],
    ['--quiz', '--processes', '2'],
    ['--redis-kills', '2'],
    ['--redis-faults', '2'],
    ['--processes', '2', '--redis-faults', '2', '--redis-kills', '2'],
  ])('of chaos refuse %s %s', (...typed) => {
    expect(() => readChaosOptions(typed.filter((each) => each !== undefined))).toThrow();
  });

  it.each([
    ['--people', '1'],
    ['--slowest', '4001'],
    ['--kills', '2'],
  ])('of fairness refuse %s %s', (...typed) => {
    expect(() => readFairnessOptions(typed)).toThrow();
  });
});
