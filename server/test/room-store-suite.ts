import { describe, expect, test } from 'vitest';
import type { Attendance, RoomChange } from '../src/live/room/room-store.ts';
import { buildRoom, from, type Open, was, type WithRoom } from './room-store-parts.ts';
import { describeAlways } from './room-store-properties.ts';

/** What every RoomStore promises; run against each implementation. */
export const describeRoomStore = (name: string, open: Open): void => {
  const withRoom: WithRoom = async (attendance = [], overrides = {}) => {
    const store = await open();
    await store.put(buildRoom(overrides), from(attendance));
    return store;
  };
  describe(`a room store: ${name}: rooms`, () => describeRooms(open, withRoom));
  describe(`a room store: ${name}: people`, () => describePeople(withRoom));
  describe(`a room store: ${name}: bursts`, () => describeBursts(withRoom));
  describe(`a room store: ${name}: whatever happens`, () => describeAlways(withRoom));
};

const describeRooms = (open: Open, withRoom: WithRoom): void => {
  test('knows a room by its id and its code, once it is in play', async () => {
    const store = await open();
    expect(await store.get('room1')).toBeNull();
    await store.put(buildRoom(), from([]));
    expect(await store.get('room1')).toEqual(buildRoom());
    expect(await store.findByCode('BCDFGH')).toEqual(buildRoom());
    expect(await store.findByCode('ZZZZZZ')).toBeNull();
    expect(store.roomIds()).toEqual(['room1']);
  });

  test('a room that is in play is not put in play again', async () => {
    const store = await withRoom([was('ann')]);
    await store.put(buildRoom({ version: 7 }), from([was('ben'), was('eve')]));
    expect((await store.get('room1'))?.version).toBe(0);
    expect(await store.participants('room1')).toEqual(['ann']);
  });

  test('of two who put it in play at the same moment one does', async () => {
    const store = await open();
    await Promise.all([1, 2].map(() => store.put(buildRoom(), from([was('ann')]))));
    expect(await store.joined('room1', 'run1')).toBe(1);
    expect(store.roomIds()).toEqual(['room1']);
  });

  test('takes a newer version only, and nothing of a room that is not in play', async () => {
    const store = await withRoom();
    await store.change(buildRoom({ locked: true, current: 'run2', aside: ['run1'], version: 2 }));
    await store.change(buildRoom({ version: 1 }));
    await store.change(buildRoom({ version: 2 }));
    await store.change(buildRoom({ roomId: 'room2', code: 'ZZZZZZ', version: 1 }));
    const newest = buildRoom({ locked: true, current: 'run2', aside: ['run1'], version: 2 });
    expect(await store.get('room1')).toEqual(newest);
    expect(await store.findByCode('BCDFGH')).toEqual(newest);
    expect([await store.get('room2'), await store.findByCode('ZZZZZZ')]).toEqual([null, null]);
  });

  test('tells of the room, of people who are new, and of the end', async () => {
    const store = await open();
    const told: [string, RoomChange][] = [];
    const stop = store.onChanged((roomId, change) => told.push([roomId, change]));
    await store.put(buildRoom(), from([]));
    await store.change(buildRoom({ version: 1 }));
    await store.change(buildRoom({ version: 1 }));
    await store.attend('room1', [was('ann')]);
    await store.attend('room1', [was('ann')]);
    await store.forget('room1', []);
    await store.forget('room1', ['ann']);
    await store.release('room1');
    await store.release('room1');
    stop();
    await store.put(buildRoom(), from([]));
    const changes = ['room', 'room', 'people', 'people', 'gone'];
    expect(told).toEqual(changes.map((change) => ['room1', change]));
  });

  test('a room that the only process releases is out of play, and nobody is in it', async () => {
    const store = await withRoom([was('ann', { burst: 'b1' })]);
    await store.release('room1');
    expect(store.roomIds()).toEqual([]);
    expect([await store.get('room1'), await store.findByCode('BCDFGH')]).toEqual([null, null]);
    expect(await store.attend('room1', [was('ben')])).toBeNull();
    expect(await store.participant('room1', 'ann')).toBeNull();
    expect(await store.participants('room1')).toEqual([]);
    expect([await store.size('room1'), await store.joined('room1', 'run1')]).toEqual([0, 0]);
    expect([...(await store.excluded('room1'))]).toEqual([]);
    expect(await store.bursts('room1')).toEqual([]);
    await store.put(buildRoom(), from([]));
    expect(await store.joined('room1', null)).toBe(0);
  });

  test('a room that is discarded is put in play anew, from what is given then', async () => {
    const store = await withRoom([was('ann'), was('ben')]);
    await store.discard('room1');
    expect([store.roomIds(), await store.get('room1')]).toEqual([[], null]);
    await store.put(buildRoom({ aside: ['run0'], version: 3 }), from([was('ann')]));
    expect(await store.get('room1')).toEqual(buildRoom({ aside: ['run0'], version: 3 }));
    expect(await store.participants('room1')).toEqual(['ann']);
  });
};

const describePeople = (withRoom: WithRoom): void => {
  test('SE9: is put in play with who was there, each once', async () => {
    const store = await withRoom([
      was('ann', { burst: 'b1', at: 5 }),
      was('ann', { runId: 'run2', at: 9 }),
      was('ben', { runId: null }),
      was('ann', { at: 12 }),
    ]);
    expect((await store.participants('room1')).toSorted()).toEqual(['ann', 'ben']);
    expect(await store.size('room1')).toBe(2);
    expect(await store.wereIn('room1', 'run1', ['ben', 'eve', 'ann'])).toEqual(['ann']);
    expect(await store.wereIn('room1', 'run3', ['ann'])).toEqual([]);
    expect(await store.wereIn('room2', 'run1', ['ann'])).toEqual([]);
    const joined = ['run1', 'run2', 'run3', null].map(async (runId) =>
      store.joined('room1', runId),
    );
    expect(await Promise.all(joined)).toEqual([1, 1, 0, 2]);
    // The first one says how they came.
    expect(await store.participant('room1', 'ann')).toEqual(was('ann', { burst: 'b1', at: 5 }));
    expect(await store.participant('room1', 'eve')).toBeNull();
  });

  test('gives what was not known of people, which is what is to be written down', async () => {
    const store = await withRoom([was('ann')]);
    const [ann2, ben, eve] = [
      was('ann', { runId: 'run2' }),
      was('ben', { runId: null }),
      was('eve', { burst: 'b1' }),
    ];
    expect(await store.attend('room1', [was('ann'), ann2, ben, eve, eve])).toEqual([
      ann2,
      ben,
      eve,
    ]);
    expect(await store.attend('room1', [ann2, ben, eve, was('ann', { runId: null })])).toEqual([]);
    expect(await store.attend('room1', [was('ben')])).toEqual([was('ben')]);
    expect(await store.attend('room2', [was('ann')])).toBeNull();
  });

  test('SE11: who is forgotten belongs to the room no longer, and stays counted', async () => {
    const store = await withRoom([was('ann'), was('ann', { runId: 'run2' }), was('ben')], {
      current: 'run2',
    });
    await store.forget('room1', ['ann', 'nobody']);
    expect(await store.participants('room1')).toEqual(['ben']);
    expect([await store.size('room1'), await store.participant('room1', 'ann')]).toEqual([1, null]);
    const joined = ['run1', 'run2', null].map(async (runId) => store.joined('room1', runId));
    expect(await Promise.all(joined)).toEqual([2, 1, 2]);
    // Who comes back joins anew.
    const again = was('ann', { runId: 'run2', at: 9 });
    expect(await store.attend('room1', [again])).toEqual([again]);
    expect(await store.joined('room1', 'run2')).toBe(1);
    await store.forget('room2', ['ann']);
    expect(await store.size('room1')).toBe(2);
  });

  test('rooms are apart', async () => {
    const store = await withRoom([was('ann')]);
    await store.put(buildRoom({ roomId: 'room2', code: 'ZZZZZZ' }), from([was('ben')]));
    expect(await store.participants('room2')).toEqual(['ben']);
    await store.release('room2');
    expect(await store.participants('room1')).toEqual(['ann']);
    expect(await store.findByCode('BCDFGH')).toEqual(buildRoom());
  });
};

const describeBursts = (withRoom: WithRoom): void => {
  const burst = (of: string, at: number): Partial<Attendance> => ({ burst: of, at });

  test('are told with how many came and when, the newest first', async () => {
    const store = await withRoom([was('ann', burst('b1', 5)), was('ben', burst('b1', 3))]);
    await store.attend('room1', [
      was('eve', burst('b2', 9)),
      was('joe', { at: 10 }),
      // Known already, so they came with nobody else.
      was('ann', { ...burst('b2', 11), runId: 'run2' }),
    ]);
    const told = [
      { burst: 'b2', joined: 1, from: 9, to: 9, excluded: false },
      { burst: 'b1', joined: 2, from: 3, to: 5, excluded: false },
    ];
    expect(await store.bursts('room1')).toEqual(told);
    const came = await store.cameWith('room1', ['b1', 'b2', 'b3']);
    expect(came.get('b1')?.toSorted()).toEqual(['ann', 'ben']);
    expect([came.get('b2'), came.size]).toEqual([['eve'], 2]);
    // They came all the same.
    await store.forget('room1', ['eve', 'ann']);
    expect(await store.bursts('room1')).toEqual(told);
  });

  test('that are left out take their people out of the count, and bring them back', async () => {
    const store = await withRoom([
      was('ann', burst('b1', 1)),
      was('ben', burst('b2', 2)),
      was('eve'),
    ]);
    await store.change(buildRoom({ excluded: ['b1'], version: 1 }));
    expect([...(await store.excluded('room1'))]).toEqual(['ann']);
    expect([await store.joined('room1', 'run1'), await store.joined('room1', null)]).toEqual([
      2, 2,
    ]);
    // They belong to the room all the same, but take no place.
    expect([await store.size('room1'), await store.participants('room1')]).toEqual([
      2,
      ['ann', 'ben', 'eve'],
    ]);
    expect(await store.bursts('room1')).toMatchObject([
      { burst: 'b2', excluded: false },
      { burst: 'b1', joined: 1, excluded: true },
    ]);
    // Whoever comes with the burst later is left out as well; and so it is after a restart.
    const joe = was('joe', burst('b1', 3));
    await store.attend('room1', [joe]);
    expect([...(await store.excluded('room1'))].toSorted()).toEqual(['ann', 'joe']);
    const restarted = await withRoom([was('ann', burst('b1', 1)), joe, was('eve')], {
      excluded: ['b1'],
    });
    expect([...(await restarted.excluded('room1'))].toSorted()).toEqual(['ann', 'joe']);
    expect(await restarted.joined('room1', 'run1')).toBe(1);
    await store.change(buildRoom({ version: 2 }));
    expect([...(await store.excluded('room1'))]).toEqual([]);
    expect(await store.joined('room1', 'run1')).toBe(4);
  });

  test('who is left out stays so when they are forgotten, and when they come back with others', async () => {
    const store = await withRoom(
      [was('ann', burst('b1', 1)), was('ann', { runId: 'run2' }), was('ben')],
      { current: 'run2', excluded: ['b1'] },
    );
    await store.forget('room1', ['ann']);
    expect([...(await store.excluded('room1'))]).toEqual(['ann']);
    expect(await store.joined('room1', 'run1')).toBe(1);
    await store.attend('room1', [was('ann', { ...burst('b2', 9), runId: 'run2' })]);
    expect([...(await store.excluded('room1'))]).toEqual(['ann']);
    expect(await store.bursts('room1')).toMatchObject([{ burst: 'b1', joined: 1 }]);
    await store.change(buildRoom({ current: 'run2', version: 1 }));
    expect(await store.joined('room1', 'run2')).toBe(1);
  });
};
