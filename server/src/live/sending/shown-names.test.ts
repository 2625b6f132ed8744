import { expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { ShownNames } from './shown-names.ts';

const run = { runId: 'run1', roomId: 'room1' };

/** Whoever said theirs last is the first of `people`. */
const open = (people: string[]) => {
  const clock = createManualClock();
  const again: string[] = [];
  let reads = 0;
  const shown = new ShownNames({
    clock,
    again: (roomId) => again.push(roomId),
    store: {
      answerOf: (_run, slot, participant) =>
        participant === 'p0'
          ? { slot, participant, attempt: 'a', revision: 1, value: 7, tappedAt: 0, receivedAt: 0 }
          : null,
    },
    roomStore: { get: () => null, excluded: () => new Set(['p1']) },
    names: {
      shown: async () => {
        reads += 1;
        return people.map((name, at) => ({ participant: `p${at}`, name })).toReversed();
      },
    },
  });
  return { clock, again, shown, reads: () => reads };
};

test('the newest, without who is left out, and how many more there are', async () => {
  const many = open(Array.from({ length: 200 }, (_, at) => `Name ${at}`));
  const { names, more } = await many.shown.of(run);
  expect(names.slice(0, 2)).toEqual(['Name 0', 'Name 2']);
  expect(names.length + more).toBe(199);
});

test('beside each name stands what they have answered, where that is asked for', async () => {
  const { shown } = open(['Ada', 'Grace', 'Alan']);
  expect((await shown.of(run)).beside).toBeUndefined();
  expect((await shown.of({ ...run, beside: 'team.1' })).beside).toEqual([7, null]);
});

test('a hall that names itself is read twice a second, and the last name is told', async () => {
  const people = ['Ada'];
  const { clock, again, shown, reads } = open(people);
  await shown.of(run);
  people.push('Grace', 'Alan');
  for (let beat = 0; beat < 4; beat += 1) await shown.of(run);
  expect(reads()).toBe(1);
  expect(again).toEqual([]);
  clock.advance(500);
  expect(again).toEqual(['room1']);
  expect((await shown.of(run)).names).toEqual(['Ada', 'Alan']);
  clock.advance(5_000);
  expect(again).toHaveLength(1);
});

test('another run in the room has names of its own at once', async () => {
  const { shown, reads } = open(['Ada']);
  await shown.of(run);
  await shown.of({ ...run, runId: 'run2' });
  expect(reads()).toBe(2);
  shown.stop();
});
