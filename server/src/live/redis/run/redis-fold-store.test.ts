import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { describeFoldStore } from '../../../../test/fold-store-suite.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { connectTestRedis, describeWithRedis } from '../../../../test/start-redis.ts';
import { systemClock } from '../../../core/clock.ts';
import { RedisFoldStore } from './redis-fold-store.ts';
import { connect, connectionBut } from '../testing/redis-processes.ts';

const run = { runId: 'run1', roomId: 'room1' };
const never = (): Promise<never> => Promise.reject(new Error('It was made already.'));

const toClose: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of toClose.splice(0)) await each.close();
});

const openFolds = async (prefix = `${randomUUID()}:`, clock = systemClock) => {
  const redis = await connectTestRedis({ prefix });
  toClose.push(redis);
  return { redis, folds: new RedisFoldStore({ version: 1, redis, clock }) };
};

/** Two processes. */
const openTwo = async () => {
  const prefix = `${randomUUID()}:`;
  return [(await openFolds(prefix)).folds, (await openFolds(prefix)).folds] as const;
};

describeWithRedis('folds in Redis', () => {
  describeFoldStore('in Redis', async () => (await openFolds()).folds);

  test('of two processes that ask at once one makes it', async () => {
    const [one, other] = await openTwo();
    let made = 0;
    const make = async () => ({ made: (made += 1) });
    const sums = await Promise.all([one.of(run, 'k1', make), other.of(run, 'k1', make)]);
    expect(sums).toEqual([{ made: 1 }, { made: 1 }]);
    expect(await other.of(run, 'k1', never)).toEqual({ made: 1 });
  });

  test('whoever waits makes it where the one before could not', async () => {
    const [one, other] = await openTwo();
    let fail: (error: Error) => void = () => {};
    let begun: () => void = () => {};
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const failing = one.of(run, 'k1', () => {
      begun();
      return new Promise((_resolve, reject) => (fail = reject));
    });
    await beginning;
    const waiting = other.of(run, 'k1', async () => 'second');
    fail(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('second');
  });

  test('where the process that makes it dies, another one does when its lease is over', async () => {
    const { redis, folds } = await openFolds();
    void folds.of(run, 'k1', () => new Promise(() => {}));
    const key = `${redis.playPrefix}{room1}:fold:run1`;
    await eventually(async () => expect(await redis.send('EXISTS', key)).toBe(1));
    // Its ten seconds have passed.
    await redis.send('HSET', key, 'until', '1');
    const other = new RedisFoldStore({ version: 1, redis, clock: systemClock });
    expect(await other.of(run, 'k1', async () => 'made')).toBe('made');
  });

  test('what could not be forgotten while Redis was away is not told when it is back', async () => {
    const redis = await connect();
    let isAway = false;
    const folds = new RedisFoldStore({
      version: 1,
      redis: connectionBut(redis, {
        run: (...given) => (isAway ? Promise.reject(new Error('away')) : redis.run(...given)),
      }),
      clock: systemClock,
    });
    expect(await folds.of(run, 'k1', async () => 'everybody')).toBe('everybody');
    isAway = true;
    folds.forget(run);
    await expect(folds.of(run, 'k1', never)).rejects.toThrow('away');
    isAway = false;
    expect(await folds.of(run, 'k1', async () => 'fewer')).toBe('fewer');
    expect(await folds.of(run, 'k1', never)).toBe('fewer');
  });

  test.each([
    ['made', (finish: PromiseWithResolvers<unknown>) => finish.resolve('old')],
    ['failed', (finish: PromiseWithResolvers<unknown>) => finish.reject(new Error('no'))],
  ])('what another process has forgotten meanwhile is not kept: %s', async (_how, end) => {
    const prefix = `${randomUUID()}:`;
    const [one, other, third] = [
      await openFolds(prefix),
      await openFolds(prefix),
      await openFolds(prefix),
    ];
    const finish = Promise.withResolvers<unknown>();
    const begun = Promise.withResolvers<void>();
    const first = one.folds.of(run, 'k1', () => {
      begun.resolve();
      return finish.promise;
    });
    await begun.promise;
    other.folds.forget(run);
    expect(await other.folds.of(run, 'k1', async () => 'new')).toBe('new');
    end(finish);
    await Promise.allSettled([first]);
    // It knows nothing itself, so it says what Redis has.
    expect(await third.folds.of(run, 'k1', never)).toBe('new');
  });

  test('a sum ends by itself, also while it is made', async () => {
    const { redis, folds } = await openFolds();
    const left = () => redis.send<number>('PTTL', `${redis.playPrefix}{room1}:fold:run1`);
    const make = async () => {
      expect(await left()).toBeGreaterThan(0);
      return 'made';
    };
    expect(await folds.of(run, 'k1', make)).toBe('made');
    expect(await left()).toBeGreaterThan(0);
  });

  test('looks again and again while another process makes it', async () => {
    const { redis, folds } = await openFolds();
    let finish: (sum: unknown) => void = () => {};
    let begun: () => void = () => {};
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const first = folds.of(run, 'k1', () => {
      begun();
      return new Promise((resolve) => (finish = resolve));
    });
    await beginning;
    const clock = createManualClock();
    const other = new RedisFoldStore({ version: 1, redis, clock });
    const waiting = other.of(run, 'k1', never);
    finish({ points: 3 });
    await first;
    const told = await eventually(async () => {
      clock.advance(50);
      return Promise.race([waiting, Promise.reject(new Error('Not yet.'))]);
    });
    expect(told).toEqual({ points: 3 });
  });
});
