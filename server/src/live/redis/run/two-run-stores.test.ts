import { expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { closeAfterEach, twoStores } from '../../../../test/redis-run-stage.ts';
import {
  allAnswers,
  buildRun,
  counted,
  from,
  playOf,
  slot,
  submit,
  tallyOf,
} from '../../../../test/run-store-parts.ts';
import { describeWithRedis } from '../../../../test/start-redis.ts';
import { dueKey, keptForMs, runChannel, runKey } from '../connection/keys.ts';

closeAfterEach();

const closed = { state: { phase: 'closed' }, ended: true, deadline: null };

describeWithRedis('two processes on one Redis', () => {
  test('find each other’s runs, and take steps and answers of the same one', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([counted()]));
    expect(other.store.inPlay()).toEqual([]);
    expect(await other.store.get('run1')).toEqual(buildRun());
    expect(other.store.inPlay()).toEqual([{ runId: 'run1', roomId: 'room1' }]);
    expect(await submit(other.store, { participant: 'ben' })).toMatchObject({ how: 'first' });
    expect(await tallyOf(one.store)).toEqual({ answered: 2, counters: { red: 2 } });
    expect(await allAnswers(one.store)).toEqual(['q0.r1 ann', 'q0.r1 ben']);
    await other.store.advance('run1', { ...closed, version: 1 });
    await eventually(async () => expect((await one.store.get('run1'))?.version).toBe(1));
    expect(await one.store.get('run1')).toEqual(buildRun({ ...closed, version: 1 }));
  });

  test('tell each other of what they change', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([]));
    await other.store.get('run1');
    await submit(one.store);
    await eventually(() => expect(other.told).toEqual(['run1 counts']));
    await one.store.advance('run1', { ...closed, version: 1 });
    await one.store.exclude('room1', new Set(['ann']));
    await one.store.put(buildRun({ runId: 'run2' }), from([]));
    await one.store.discard('run1');
    const all = ['run1 counts', 'run1 step', 'run1 people', 'run2 step', 'run1 gone'];
    await eventually(() => expect(other.told).toEqual(all));
    expect(one.told).toEqual(['run1 step', ...all]);
    expect(other.store.inPlay()).toEqual([]);
    expect(await other.store.get('run1')).toBeNull();
  });

  test('the same answer sent to both at once counts once', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([]));
    const submitted = await Promise.all(
      [one, other, one, other].map(async ({ store }) => submit(store)),
    );
    expect(submitted.map(({ how }) => how).toSorted()).toEqual(['first', 'same', 'same', 'same']);
    expect(new Set(submitted.map(playOf)).size).toBe(1);
    expect(await tallyOf(one.store)).toEqual({ answered: 1, counters: { red: 1 } });
  });

  test('of two who put a run in play at once one does, with all its answers', async () => {
    const [one, other] = await twoStores();
    const answers = Array.from({ length: 450 }, (_, at) => counted({ participant: `p${at}` }));
    await Promise.all([one, other].map(({ store }) => store.put(buildRun(), from(answers))));
    expect([...one.told, ...other.told].filter((each) => each === 'run1 step')).not.toEqual([]);
    expect(await tallyOf(other.store)).toEqual({ answered: 450, counters: { red: 450 } });
    expect(await allAnswers(one.store)).toHaveLength(450);
    // What the other one had built is gone.
    const keys = await one.redis.send<string[]>('KEYS', `${one.redis.prefix}*:a:*`);
    expect(keys).toHaveLength(1);
  });

  test('a run is not in play before the last of its answers is', async () => {
    const [one, other] = await twoStores();
    let goOn = (): void => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const answers = Array.from({ length: 300 }, (_, at) => counted({ participant: `p${at}` }));
    const slowly = async function* () {
      yield* answers;
      await waits;
      yield counted({ participant: 'last' });
    };
    const putting = one.store.put(buildRun(), slowly());
    const anyBuilt = () => one.redis.send<string[]>('KEYS', `${one.redis.prefix}*:a:*`);
    await eventually(async () => expect(await anyBuilt()).toHaveLength(1));
    // Where this process ended now, what is built would end by itself.
    for (const key of await one.redis.send<string[]>('KEYS', `${one.redis.prefix}*`)) {
      expect(await one.redis.send<number>('PTTL', key)).toBeGreaterThan(0);
    }
    expect(await other.store.get('run1')).toBeNull();
    expect(await submit(other.store)).toEqual({ how: 'absent' });
    goOn();
    await putting;
    expect(await tallyOf(other.store)).toMatchObject({ answered: 301 });
  });

  test('a putting in that fails leaves nothing behind', async () => {
    const [{ store, redis }] = await twoStores();
    const broken = async function* () {
      for (let at = 0; at < 300; at += 1) yield counted({ participant: `p${at}` });
      throw new Error('The ledger broke off.');
    };
    await expect(store.put(buildRun(), broken())).rejects.toThrow('broke off');
    expect(await store.get('run1')).toBeNull();
    expect(await redis.send<string[]>('KEYS', `${redis.prefix}*{room1}*`)).toEqual([]);
  });

  test('an answer that an older version has accepted is not taken, whoever has moved the run', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([]));
    expect((await other.store.get('run1'))?.version).toBe(0);
    await one.store.advance('run1', { ...closed, version: 1 });
    expect(await submit(other.store, {}, 0)).toEqual({ how: 'moved' });
    // It knows from that alone that what it holds is old.
    expect((await other.store.get('run1'))?.version).toBe(1);
  });

  test('a reply is enough to know that what is held is old, where the notice of it is still on its way', async () => {
    const [{ store, redis }] = await twoStores();
    await store.put(buildRun(), from([]));
    await redis.send('HSET', runKey(redis.playPrefix, buildRun()), 'version', '1');
    expect((await store.get('run1'))?.version).toBe(0);
    expect(await submit(store, {}, 0)).toEqual({ how: 'moved' });
    expect((await store.get('run1'))?.version).toBe(1);
  });

  test('a notice that comes late, of a time in play that is over, ends none that has begun since', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([]));
    await other.redis.publish(runChannel('room1'), 'earlier gone 0 another-process run1');
    await other.redis.publish(runChannel('room1'), 'earlier counts 0 another-process run1');
    await eventually(() => expect(one.told).toEqual(['run1 step', 'run1 counts']));
    expect(one.store.inPlay()).toHaveLength(1);
  });

  test('a step tells what it is about: an older one that comes late changes nothing', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([]));
    await other.store.advance('run1', { ...closed, version: 2 });
    await one.store.advance('run1', { ...closed, ended: false, version: 1 });
    expect(await one.store.get('run1')).toEqual(buildRun({ ...closed, version: 2 }));
  });

  test('what was counted in a time in play that is over is known not to be in the next', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([]));
    const play = playOf(await submit(one.store));
    expect(await one.store.isPlay('run1', play)).toBe(true);
    await other.store.get('run1');
    await other.store.discard('run1');
    await other.store.put(buildRun(), from([]));
    expect(await one.store.isPlay('run1', play)).toBe(false);
    expect(await tallyOf(other.store)).toMatchObject({ answered: 0 });
  });

  test('a run that one releases stays in play for the other, and is found again', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun(), from([]));
    await other.store.get('run1');
    await one.store.release('run1');
    expect(one.store.inPlay()).toEqual([]);
    expect(one.told.at(-1)).toBe('run1 gone');
    await submit(other.store);
    await other.store.advance('run1', { ...closed, version: 1 });
    expect(other.told).not.toContain('run1 gone');
    expect(await one.store.get('run1')).toMatchObject({ version: 1 });
    expect(await tallyOf(one.store)).toMatchObject({ answered: 1 });
  });

  test('RU4: finds deadlines of a process that has ended', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun({ deadline: 100 }), from([]));
    await one.close();
    expect(await other.store.dueBefore(99)).toEqual([]);
    expect(await other.store.dueBefore(100)).toEqual(['run1']);
    await other.store.discard('run1');
    expect(await other.store.dueBefore(100)).toEqual([]);
  });

  test('RU4: what is written of deadlines is put right by whoever finds it wrong', async () => {
    const [one, other] = await twoStores();
    await one.store.put(buildRun({ deadline: 300 }), from([]));
    const due = dueKey(one.redis.playPrefix);
    await one.redis.send('ZADD', due, '100', 'run1', '100', 'nowhere');
    expect(await other.store.dueBefore(200)).toEqual([]);
    expect(await one.redis.send('ZRANGE', due, '0', '-1', 'WITHSCORES')).toEqual(['run1', '300']);
    await one.redis.send('DEL', due);
    expect(await one.store.dueBefore(200)).toEqual([]);
    expect(await other.store.dueBefore(300)).toEqual(['run1']);
  });

  test('who has answered is counted among those who are asked about, for as long as they have', async () => {
    const [one, other] = await twoStores();
    const among = (...who: string[]) => other.store.answeredAmong('run1', slot, who);
    for (const isHeld of [false, true]) {
      await one.store.put(buildRun(), from([counted()]));
      if (isHeld) await other.store.get('run1');
      expect(await among('ann', 'ben')).toBe(1);
      await submit(one.store, { participant: 'ben' });
      expect(await among('ann', 'ben', 'eve')).toBe(2);
      expect(await among('eve')).toBe(0);
      await one.store.discard('run1');
      if (isHeld) await eventually(() => expect(other.told).toContain('run1 gone'));
      await one.store.put(buildRun(), from([]));
      expect(await among('ann', 'ben', 'eve')).toBe(0);
      await one.store.discard('run1');
    }
  });

  test('everything in Redis goes by itself, unless somebody keeps it', async () => {
    const clock = createManualClock();
    const [{ store, redis }] = await twoStores({ clock });
    await store.put(buildRun({ deadline: 100 }), from([counted()]));
    await store.exclude('room1', new Set(['ben']));
    await submit(store, { participant: 'eve', slot: 'q1.r1' });
    const keys = await redis.send<string[]>('KEYS', `${redis.prefix}*`);
    expect(keys.length).toBeGreaterThanOrEqual(9);
    const left = () => Promise.all(keys.map((key) => redis.send<number>('PTTL', key)));
    for (const ms of await left()) {
      expect(ms).toBeGreaterThan(keptForMs / 2);
      expect(ms).toBeLessThanOrEqual(2 * keptForMs);
    }
    const ofRoom = keys.filter((key) => key.includes('{room1}'));
    for (const key of ofRoom) await redis.send('PEXPIRE', key, '60000');
    clock.advance(keptForMs / 4);
    const run = runKey(redis.playPrefix, { runId: 'run1', roomId: 'room1' });
    await eventually(async () =>
      expect(await redis.send<number>('PTTL', run)).toBeGreaterThan(keptForMs / 2),
    );
    for (const ms of await left()) expect(ms).toBeGreaterThan(keptForMs / 2);
  });
});
