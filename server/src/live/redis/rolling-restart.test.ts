import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { closeAfterEach, storeAt } from '../../../test/redis-run-stage.ts';
import { buildRoom, from, was } from '../../../test/room-store-parts.ts';
import {
  buildRun,
  counted,
  from as answers,
  submit,
  tallyOf,
} from '../../../test/run-store-parts.ts';
import { describeWithRedis } from '../../../test/start-redis.ts';
import { storedGuess } from '../../../test/guess.activity.ts';
import { playVersion } from './play-version.ts';
import { connect, openRooms } from './testing/redis-processes.ts';

/* Processes of two programs serve the same rooms: while they are restarted one after the other. */

closeAfterEach();

const newer = { code: 'UNAVAILABLE', cause: { message: expect.stringMatching(/^NEWERPLAY/u) } };

/** The rooms of a process of an older program and of a newer one. */
const openRoomsOfTwo = async (leaseMs?: number) => {
  const prefix = `${randomUUID()}:`;
  const open = async (version: number) =>
    openRooms(await connect({ prefix }), { version, ...(leaseMs !== undefined && { leaseMs }) });
  return [await open(1), await open(2)] as const;
};

/** The runs of both. */
const openRunsOfTwo = async () => {
  const prefix = `${randomUUID()}:`;
  return [await storeAt({ prefix, version: 1 }), await storeAt({ prefix, version: 2 })] as const;
};

describeWithRedis('while a newer program takes over', () => {
  describe('rooms', describeRooms);
  describe('runs', describeRuns);
});

function describeRooms(): void {
  test('what the older one has in play goes out of it, and comes back from the truth', async () => {
    const [older, other] = await openRoomsOfTwo();
    await older.store.put(buildRoom(), from([was('ann')]));
    expect(await other.store.get('room1')).toBeNull();
    await other.store.put(buildRoom(), from([was('ann'), was('ben')]));
    expect(await other.store.joined('room1', 'run1')).toBe(2);
    // The older one is told at once.
    await eventually(() => expect(older.told).toContain('gone'));
  });

  test('to the older one what the newer one has in play is UNAVAILABLE, and it stays', async () => {
    const [older, other] = await openRoomsOfTwo();
    await other.store.put(buildRoom(), from([was('ann')]));
    const { store } = older;
    for (const ask of [
      () => store.get('room1'),
      () => store.put(buildRoom(), from([])),
      () => store.attend('room1', [was('ben')]),
      () => store.change(buildRoom({ version: 1, locked: true })),
    ]) {
      await expect(Promise.resolve(ask())).rejects.toMatchObject(newer);
    }
    expect(await other.store.get('room1')).toEqual(buildRoom());
    expect(await other.store.joined('room1', 'run1')).toBe(1);
  });

  test('an older one that is set back has it, once the newer one holds it no more', async () => {
    const [older, other] = await openRoomsOfTwo(300);
    await other.store.put(buildRoom(), from([was('ann')]));
    await expect(Promise.resolve(older.store.get('room1'))).rejects.toMatchObject(newer);
    // As if it had been killed.
    await other.redis.close();
    await eventually(async () => expect(await older.store.get('room1')).toBeNull());
  });
}

function describeRuns(): void {
  test('what the older one has in play goes out of it, and comes back from the truth', async () => {
    const [older, other] = await openRunsOfTwo();
    await older.store.put(buildRun(), answers([counted()]));
    expect(await other.store.get('run1')).toBeNull();
    await other.store.put(buildRun(), answers([counted(), counted({ participant: 'ben' })]));
    expect(await tallyOf(other.store)).toMatchObject({ answered: 2 });
    const keys = await other.redis.send<string[]>('KEYS', `${other.redis.prefix}*:n`);
    expect(keys).toHaveLength(1);
  });

  test('to the older one what the newer one has in play is UNAVAILABLE, and it stays', async () => {
    const [older, other] = await openRunsOfTwo();
    await older.store.put(buildRun({ deadline: 100 }), answers([]));
    await older.store.get('run1');
    await other.store.get('run1');
    await other.store.put(buildRun({ deadline: 100 }), answers([counted()]));
    const { store } = older;
    const step = { version: 1, state: {}, ended: true, deadline: null };
    for (const ask of [
      () => submit(store, { participant: 'ben' }),
      () => store.advance('run1', step),
      () => tallyOf(store),
      () => store.get('run1'),
      () => store.put(buildRun(), answers([])),
      () => store.exclude('room1', new Set()),
      () => store.answersOf('run1', 'ann'),
    ]) {
      await expect(Promise.resolve(ask())).rejects.toMatchObject(newer);
    }
    expect(await tallyOf(other.store)).toMatchObject({ answered: 1 });
    expect(await other.store.get('run1')).toMatchObject({ version: 0 });
  });

  test('the newer one moves its runs on time, the older one leaves them alone', async () => {
    const clock = createManualClock();
    const prefix = `${randomUUID()}:`;
    const older = await storeAt({ prefix, version: 1, clock });
    const other = await storeAt({ prefix, version: 2, clock });
    await other.store.put(buildRun({ deadline: 100 }), answers([]));
    expect(await older.store.dueBefore(200)).toEqual([]);
    await other.store.release('run1');
    expect(await other.store.dueBefore(200)).toEqual(['run1']);
  });

  test('an older one that is set back has it, once the room is its own again', async () => {
    const prefix = `${randomUUID()}:`;
    const older = await storeAt({ prefix, version: 1 });
    const other = await storeAt({ prefix, version: 2 });
    await other.store.put(buildRun(), answers([]));
    await expect(Promise.resolve(older.store.get('run1'))).rejects.toMatchObject(newer);
    const rooms = await openRooms(await connect({ prefix }), { version: 1 });
    await rooms.store.put(buildRoom(), from([]));
    expect(await older.store.get('run1')).toBeNull();
  });
}

test('whatever an activity stores otherwise makes the program a newer one', () => {
  const before = playVersion([{ stored: storedGuess }]);
  for (const name of ['definition', 'state', 'value'] as const) {
    const shape = storedGuess[name];
    const migrated = { ...shape, migrations: [...shape.migrations, (fields: object) => fields] };
    const stored = { ...storedGuess, [name]: migrated };
    expect(playVersion([{ stored }])).toBe(before + 1);
  }
});
