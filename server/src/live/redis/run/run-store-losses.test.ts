import { expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import {
  closeAfterEach,
  ownRedis,
  storeAt,
  type StoreAtRedis,
  twoStores,
} from '../../../../test/redis-run-stage.ts';
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
import { buildScript, submitScript } from './run-scripts.ts';

closeAfterEach();

const closed = { state: { phase: 'closed' }, ended: true, deadline: null };
const unavailable = { code: 'UNAVAILABLE' };

/** Until the connection has noticed. */
const untilAway = ({ redis }: StoreAtRedis) =>
  eventually(() => expect(redis.send('PING')).rejects.toMatchObject(unavailable));

const untilBack = ({ told }: StoreAtRedis, steps: number) =>
  eventually(() => expect(told.filter((each) => each === 'run1 step').length).toBe(steps));

describeWithRedis('a Redis that forgets', () => {
  test('a run that it has lost is not in play; put in play again, nothing is doubled', async () => {
    const [one, other] = await twoStores({ url: (await ownRedis()).url });
    await one.store.put(buildRun(), from([]));
    await other.store.get('run1');
    const play = playOf(await submit(one.store));
    await one.redis.send('FLUSHALL');
    expect(await submit(one.store, { participant: 'ben' })).toEqual({ how: 'absent' });
    expect(await one.store.isPlay('run1', play)).toBe(false);
    expect(await one.store.get('run1')).toBeNull();
    expect(one.store.inPlay()).toEqual([]);
    // From the ledger, by both.
    await Promise.all([one, other].map(({ store }) => store.put(buildRun(), from([counted()]))));
    for (const { store } of [one, other]) {
      expect(await store.get('run1')).toEqual(buildRun());
      expect(await submit(store)).toMatchObject({ how: 'same' });
      expect(await tallyOf(store)).toEqual({ answered: 1, counters: { red: 1 } });
    }
  });

  test('nobody is shown counts of nothing: whoever asks for them learns that the run is lost', async () => {
    const [one, other] = await twoStores({ url: (await ownRedis()).url });
    await one.store.put(buildRun(), from([counted()]));
    for (const ask of [
      () => tallyOf(one.store),
      () => allAnswers(one.store),
      () => one.store.answersOf('run1', 'ann'),
      () => one.store.answeredAmong('run1', slot, ['ann']),
    ]) {
      await one.redis.send('FLUSHALL');
      await expect(ask()).rejects.toMatchObject(unavailable);
      // Who shows the run looks at it again, and so puts it in play.
      expect(one.told.slice(-2)).toEqual(['run1 gone', 'run1 step']);
      expect(await one.store.get('run1')).toBeNull();
      await one.store.put(buildRun(), from([counted()]));
    }
    expect(await tallyOf(other.store)).toMatchObject({ answered: 1 });
  });

  test('a step of a lost run is not kept from the one that is put in play again', async () => {
    const [{ store, redis, told }] = await twoStores({ url: (await ownRedis()).url });
    await store.put(buildRun(), from([]));
    await redis.send('FLUSHALL');
    await store.advance('run1', { ...closed, version: 1 });
    expect(told.slice(-2)).toEqual(['run1 gone', 'run1 step']);
    expect(await store.get('run1')).toBeNull();
    await store.put(buildRun({ ...closed, version: 1 }), from([]));
    expect(await store.get('run1')).toMatchObject({ version: 1 });
  });

  test('scripts that it has forgotten are taught again', async () => {
    const [one] = await twoStores({ url: (await ownRedis()).url });
    await one.store.put(buildRun(), from([counted()]));
    await one.redis.send('SCRIPT', 'FLUSH');
    expect(await submit(one.store, { participant: 'ben' })).toMatchObject({ how: 'first' });
    expect(await tallyOf(one.store)).toMatchObject({ answered: 2 });
    const known = await one.redis.send('SCRIPT', 'EXISTS', submitScript.sha, buildScript.sha);
    expect(known).toEqual([1, 0]);
  });
});

describeWithRedis('a Redis that is away', () => {
  test('is UNAVAILABLE at once, and what was in play is looked at again when it is back', async () => {
    const server = await ownRedis();
    const [one] = await twoStores({ url: server.url });
    await one.store.put(buildRun(), from([]));
    await server.kill();
    await untilAway(one);
    for (const ask of [
      () => submit(one.store),
      () => tallyOf(one.store),
      () => one.store.get('run1'),
      () => one.store.isPlay('run1', 'any'),
      () => one.store.put(buildRun({ runId: 'run2' }), from([])),
      () => one.store.exclude('room1', new Set()),
      () => one.store.dueBefore(0),
    ]) {
      await expect(Promise.resolve(ask())).rejects.toMatchObject(unavailable);
    }
    await server.restart();
    // It has come back without what it knew.
    await untilBack(one, 2);
    expect(await one.store.get('run1')).toBeNull();
    await one.store.put(buildRun(), from([counted()]));
    expect(await tallyOf(one.store)).toMatchObject({ answered: 1 });
  });

  test('comes back with what it knew: that is of another time, and nobody sees it', async () => {
    const server = await ownRedis({ appendOnly: true });
    const [one, other] = await twoStores({ url: server.url });
    await one.store.put(buildRun(), from([]));
    await other.store.get('run1');
    // What it is told from here on it does not keep.
    await server.tell('CONFIG', 'SET', 'appendonly', 'no');
    await submit(one.store);
    await server.kill();
    await untilAway(one);
    await untilAway(other);
    await server.restart();
    await untilBack(one, 2);
    await eventually(() => expect(other.redis.send('PING')).resolves.toBe('PONG'));
    expect(await one.redis.send('KEYS', '*:run:run1')).not.toEqual([]);
    for (const { store } of [one, other]) expect(await store.get('run1')).toBeNull();
    await one.store.put(buildRun(), from([counted()]));
    expect(await tallyOf(other.store)).toMatchObject({ answered: 1 });
  });

  test('where nobody knows whether an answer was counted, the run is put in play anew', async () => {
    const server = await ownRedis();
    const clock = createManualClock();
    const [one] = await twoStores({ url: server.url, clock });
    await one.store.put(buildRun(), from([]));
    server.freeze();
    const asked = submit(one.store);
    const gaveUp = vi.fn<() => void>();
    Promise.resolve(asked).catch(gaveUp);
    await eventually(() => {
      clock.advance(2_000);
      expect(gaveUp).toHaveBeenCalled();
    });
    // It was sent, so it is counted now; it is not on disk, and perhaps nobody sends it again.
    server.thaw();
    await eventually(async () => expect(await one.store.get('run1')).toBeNull());
    await one.store.put(buildRun(), from([]));
    expect(await tallyOf(one.store)).toMatchObject({ answered: 0 });
  });

  test('what goes out of play and comes back unheard is told of when it is read', async () => {
    const [one, other] = await twoStores({ url: (await ownRedis()).url });
    await one.store.put(buildRun(), from([]));
    await other.store.get('run1');
    await one.redis.send('FLUSHALL');
    const definition = { questions: 2 };
    await one.store.put(buildRun({ definition }), from([]));
    await eventually(() => expect(other.told).toEqual(['run1 step']));
    expect(await other.store.get('run1')).toEqual(buildRun({ definition }));
    expect(other.told).toEqual(['run1 step', 'run1 gone', 'run1 step']);
  });

  test('a process that was deaf does not trust what it holds', async () => {
    const server = await ownRedis();
    const [one, other] = await twoStores({ url: server.url });
    await one.store.put(buildRun(), from([]));
    await other.store.get('run1');
    await one.redis.send('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await one.store.advance('run1', { ...closed, version: 1 });
    await eventually(() => expect(other.told).toContain('run1 step'));
    expect(await other.store.get('run1')).toMatchObject({ version: 1 });
  });
});

describeWithRedis('a Redis that is full', () => {
  const step = { ...closed, version: 1 };

  /** What one process owes a Redis that is full, and it alone. */
  const owing = async (owe: (store: StoreAtRedis['store']) => Promise<void>) => {
    const server = await ownRedis();
    const clock = createManualClock();
    const [one, other] = await twoStores({ url: server.url, clock });
    await one.store.put(buildRun(), from([counted()]));
    await other.store.get('run1');
    await server.fill();
    await expect(submit(one.store, { participant: 'ben' })).rejects.toMatchObject(unavailable);
    await expect(owe(one.store)).rejects.toMatchObject(unavailable);
    await server.makeRoom();
    return { server, clock, one, other };
  };

  test('takes an answer again when there is room, as if nothing had been', async () => {
    const server = await ownRedis();
    const [one] = await twoStores({ url: server.url });
    await one.store.put(buildRun(), from([counted()]));
    await server.fill();
    await expect(submit(one.store, { participant: 'ben' })).rejects.toMatchObject(unavailable);
    expect(await tallyOf(one.store)).toMatchObject({ answered: 1 });
    await server.makeRoom();
    expect(await submit(one.store, { participant: 'ben' })).toMatchObject({ how: 'first' });
    expect(one.told).not.toContain('run1 gone');
  });

  test('a step that is durable by then is told before the run is read', async () => {
    const { one, other } = await owing((store) => store.advance('run1', step));
    expect(await one.store.get('run1')).toMatchObject(step);
    await eventually(async () => expect(await other.store.get('run1')).toMatchObject(step));
    expect(await tallyOf(other.store)).toMatchObject({ answered: 1 });
  });

  test('and before anything is asked of its answers', async () => {
    const { one } = await owing((store) => store.advance('run1', step));
    expect(await submit(one.store, { participant: 'ben' }, 0)).toEqual({ how: 'moved' });
  });

  test('and soon, where nobody reads it', async () => {
    const { clock, other } = await owing((store) => store.advance('run1', step));
    clock.advance(1_000);
    await eventually(async () => expect(await other.store.get('run1')).toMatchObject(step));
  });

  test('what is owed stays so until it is told', async () => {
    const { server, one } = await owing((store) => store.advance('run1', step));
    await server.fill();
    for (let times = 0; times < 2; times += 1) {
      await expect(one.store.get('run1')).rejects.toMatchObject(unavailable);
    }
    await server.makeRoom();
    expect(await one.store.get('run1')).toMatchObject(step);
  });
});

describeWithRedis('what processes tell each other', () => {
  test('does not grow with the answers: counts go once in a beat', async () => {
    const server = await ownRedis();
    const clock = createManualClock();
    const where = { prefix: 'sets:', url: server.url, clock };
    const [one, other] = [await storeAt(where), await storeAt(where)];
    await one.store.put(buildRun(), from([]));
    await other.store.get('run1');
    const all = Array.from({ length: 1_000 }, (_, at) => ({ participant: `p${at}` }));
    await Promise.all(all.map(async (each) => submit(one.store, each)));
    await eventually(() => expect(other.told).toEqual(['run1 counts']));
    clock.advance(1_000);
    await one.store.advance('run1', { ...closed, version: 1 });
    await eventually(() => expect(other.told).toContain('run1 step'));
    expect(other.told.filter((each) => each === 'run1 counts').length).toBeLessThanOrEqual(2);
    expect(await tallyOf(other.store)).toEqual({ answered: 1_000, counters: { red: 1_000 } });
  });

  test('does not grow with those who are left out: one more is told alone, whoever was last to tell', async () => {
    const [one, other] = await twoStores({ url: (await ownRedis()).url });
    const all = Array.from({ length: 1_000 }, (_, at) => `participant-${at}`);
    await one.store.put(buildRun(), from(all.map((participant) => counted({ participant }))));
    const bytesOf = async (exclude: () => Promise<void>): Promise<number> => {
      const heard = async () => {
        const stats = await one.redis.send<string>('INFO', 'stats');
        return Number(/total_net_input_bytes:(\d+)/u.exec(stats)?.[1]);
      };
      const before = await heard();
      await exclude();
      return (await heard()) - before;
    };
    const leaveOut = ({ store }: StoreAtRedis, count: number) =>
      bytesOf(() => store.exclude('room1', new Set(all.slice(0, count))));
    expect(await leaveOut(one, 900)).toBeGreaterThan(10_000);
    expect(await leaveOut(one, 901)).toBeLessThan(2_000);
    expect(await tallyOf(one.store)).toMatchObject({ answered: 99 });
    expect(await leaveOut(other, 500)).toBeGreaterThan(5_000);
    expect(await tallyOf(one.store)).toMatchObject({ answered: 500 });
    // It knew something else.
    expect(await leaveOut(one, 902)).toBeGreaterThan(10_000);
    expect(await leaveOut(one, 901)).toBeLessThan(2_000);
    expect(await tallyOf(one.store)).toEqual({ answered: 99, counters: { red: 99 } });
  });
});
