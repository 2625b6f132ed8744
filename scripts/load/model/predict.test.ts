import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costsOf, type Readings } from './costs.ts';
import { type Audience, predict, type Site, waitOf } from './predict.ts';
import {
  answerAt,
  type Costs,
  nothing,
  type Spent,
  spentOn,
  sum,
  times,
  type Work,
} from './work.ts';

const part = (most: number) => fc.double({ min: most / 1_000, max: most, noNaN: true });
const spent = (most: number): fc.Arbitrary<Spent> =>
  fc.record({
    servers: part(most),
    primary: part(most),
    keeper: part(most),
    redis: part(most),
    redisSteps: part(most * 1e5),
  });
/** An answer that comes alone costs more than one of many. */
const anyCosts: fc.Arbitrary<Costs> = fc
  .record({
    processes: fc.integer({ min: 2, max: 4 }),
    join: spent(2e-3),
    step: spent(5e-3),
    notice: spent(1e-4),
    beat: spent(2e-3),
    heard: spent(2e-4),
    answer: spent(1e-3),
    answersPerS: fc.integer({ min: 50, max: 200 }),
    sharedS: part(1e-2),
    answerAtOnce: spent(3e-4),
    idle: spent(1e-2),
    idleEach: spent(1e-2),
    aloneMs: part(10),
  })
  .map((costs) => Object.assign(costs, { answer: sum(costs.answer, costs.answerAtOnce) }));
const anyAudience: fc.Arbitrary<Audience> = fc.record({
  rooms: fc.integer({ min: 1, max: 60 }),
  phones: fc.integer({ min: 20, max: 500 }),
  withinS: fc.integer({ min: 5, max: 60 }),
});
const anySite: fc.Arbitrary<Site> = fc.record({
  machines: fc.integer({ min: 1, max: 10 }),
  cores: fc.integer({ min: 1, max: 8 }),
});
const more = fc.integer({ min: 1, max: 50 });

/** Not less, but for what is lost in rounding. */
const notLess = (larger: number, smaller: number): void =>
  expect(larger).toBeGreaterThanOrEqual(smaller * (1 - 1e-9));

describe('the model', () => {
  it('says that more phones, more rooms and less time are more work and longer waits', () => {
    const property = (costs: Costs, audience: Audience, site: Site, by: number): void => {
      const before = predict(audience, site, costs);
      const larger = [
        { ...audience, phones: audience.phones + by },
        { ...audience, rooms: audience.rooms + by },
        { ...audience, withinS: audience.withinS / (1 + by) },
      ];
      for (const each of larger) {
        const after = predict(each, site, costs);
        for (const station of ['loop', 'redis', 'store'] as const) {
          notLess(after.used[station], before.used[station]);
        }
        notLess(after.p99Ms, before.p99Ms);
        notLess(after.redisStepsPerS, before.redisStepsPerS);
        notLess(after.allAtOnceS, before.allAtOnceS);
        notLess(after.joinStormS, before.joinStormS);
      }
    };
    fc.assert(fc.property(anyCosts, anyAudience, anySite, more, property));
  });

  it('says that more machines take work from each loop, and none from Redis and the store', () => {
    const property = (costs: Costs, audience: Audience, site: Site, by: number): void => {
      const before = predict(audience, site, costs);
      const after = predict(audience, { ...site, machines: site.machines + by }, costs);
      notLess(before.used.loop, after.used.loop);
      notLess(after.used.redis, before.used.redis);
      notLess(after.used.store, before.used.store);
      notLess(before.allAtOnceS, after.allAtOnceS);
      notLess(before.joinStormS, after.joinStormS);
    };
    fc.assert(fc.property(anyCosts, anyAudience, anySite, more, property));
  });

  it('says how many rooms there is place for: with them nothing is full, with one more it is', () => {
    const property = (costs: Costs, audience: Audience, site: Site): void => {
      const { mostRooms } = predict(audience, site, costs);
      const fullest = (rooms: number): number =>
        Math.max(...Object.values(predict({ ...audience, rooms }, site, costs).used));
      if (mostRooms > 0) expect(fullest(mostRooms)).toBeLessThanOrEqual(0.7 + 1e-9);
      expect(fullest(mostRooms + 1)).toBeGreaterThan(0.7 - 1e-9);
    };
    fc.assert(fc.property(anyCosts, anyAudience, anySite, property));
  });

  it('knows of no end of the wait where more comes than can be done', () => {
    expect(waitOf([{ rate: 11, seconds: 0.1 }], 1.1)).toBe(Number.POSITIVE_INFINITY);
    // Half busy with pieces of 10 ms: 5 ms is the mean wait.
    expect(waitOf([{ rate: 50, seconds: 0.01 }], 0.5)).toBeCloseTo(0.005 * Math.log(100) + 0.01, 9);
    expect(waitOf([{ rate: 0.1, seconds: 0.01 }], 0.001)).toBeLessThan(0.001);
  });
});

describe('the costs', () => {
  it('are found again in what one room and several have spent', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const found = costsOf(readingsOf(costs));
        for (const name of ['join', 'step', 'notice', 'beat', 'heard', 'answerAtOnce'] as const) {
          expect(found[name].servers).toBeCloseTo(costs[name].servers, 7);
          expect(found[name].redis).toBeCloseTo(costs[name].redis, 7);
        }
        for (const perSecond of [20, 125, 600]) {
          const [told, right] = [answerAt(found, perSecond, 3), answerAt(costs, perSecond, 3)];
          expect(told.servers).toBeCloseTo(right.servers, 7);
          expect(told.redisSteps).toBeCloseTo(right.redisSteps, 4);
        }
        expect(found).toMatchObject({ processes: costs.processes, aloneMs: costs.aloneMs });
      }),
    );
  });
});

/** What would be spent if that is what everything costs. */
const readingsOf = (costs: Costs): Readings => {
  const none: Work = { joins: 0, steps: 0, notices: 0, beats: 0, answers: 0 };
  const timed = (work: Partial<Work>, seconds: number, processes = costs.processes) => ({
    spent: spentOn({ ...none, ...work }, seconds, costs, processes),
    seconds,
  });
  const several = costs.processes + 2;
  const people = 500;
  /** Everybody answers two questions. */
  const spreadOver = (seconds: number, rooms: number, processes?: number) => {
    const mixed = { answers: 2 * people, beats: 10 * seconds * rooms };
    return { ...timed(mixed, seconds, processes), ...mixed, p50: costs.aloneMs };
  };
  const reading = (rooms: number, phones = people) => ({
    phones,
    joined: timed({ joins: phones }, 1),
    stepped: {
      ...timed({ steps: 8 * rooms, notices: 8 * phones }, 2),
      steps: 8 * rooms,
      notices: 8 * phones,
    },
    spread: spreadOver(4, rooms),
    atOnce: {
      spent: sum(
        times(costs.answerAtOnce, 2 * phones),
        times(costs.idle, 1),
        times(costs.idleEach, costs.processes),
      ),
      seconds: 1,
      answers: 2 * phones,
    },
  });
  return {
    processes: costs.processes,
    idle: timed({}, 3),
    one: reading(1),
    several: reading(5, 490),
    denser: { spread: spreadOver(2, 5) },
    more: { processes: several, idle: timed({}, 3, several), spread: spreadOver(4, 5, several) },
  };
};

it('nothing costs nothing', () => {
  const work: Work = { joins: 1, steps: 1, notices: 1, beats: 1, answers: 1 };
  const costs = {
    ...Object.fromEntries(
      ['join', 'step', 'notice', 'beat', 'heard', 'answer', 'answerAtOnce', 'idle', 'idleEach'].map(
        (name) => [name, nothing],
      ),
    ),
    processes: 2,
    answersPerS: 1,
    sharedS: 0,
    aloneMs: 0,
  } as unknown as Costs;
  expect(spentOn(work, 1, costs, 4)).toEqual(nothing);
});
