import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryRoomStore } from '../room/memory-room-store.ts';
import type { Attendance } from '../room/room-store.ts';
import { peopleOf } from './run-people.ts';
import { nothingSaid } from '../room/people-of-room.ts';

const attendance: fc.Arbitrary<Attendance> = fc.record({
  participant: fc.constantFrom('ann', 'ben', 'cleo', 'dan'),
  runId: fc.constantFrom('run1', 'run2', null),
  burst: fc.constantFrom('burst1', 'burst2', null),
  at: fc.nat(),
});
const excluded = fc.uniqueArray(fc.constantFrom('burst1', 'burst2', 'of another room'));

async function* inOrder(items: readonly Attendance[]): AsyncGenerator<Attendance> {
  yield* items;
}

test('RM3, RM4: who counts in a run is whoever counts in it while its room is in play', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attendance), excluded, async (log, leftOut) => {
      const inPlay = new MemoryRoomStore();
      const named = { roomId: 'room1', code: 'BCDFGH', owner: 'mira', current: 'run1' };
      const room = {
        ...named,
        locked: false,
        excluded: leftOut,
        look: null,
        aside: [],
        space: null,
        rehearsal: null,
        people: nothingSaid,
        version: 0,
      };
      await inPlay.put(room, inOrder(log));
      for (const runId of ['run1', 'run2']) {
        const people = await peopleOf(runId, leftOut, inOrder(log));
        expect(people.joined.size).toBe(inPlay.joined('room1', runId));
        const everybody = await peopleOf(runId, [], inOrder(log));
        expect(people.leftOutOfRun).toBe(everybody.joined.size - people.joined.size);
        expect(everybody.leftOutOfRun).toBe(0);
        expect(people.leftOut).toEqual(inPlay.excluded('room1'));
      }
    }),
  );
});
