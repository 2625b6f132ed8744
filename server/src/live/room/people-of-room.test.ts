import fc from 'fast-check';
import { extraTimes } from '@sets/shared/live/people.ts';
import { expect, test } from 'vitest';
import {
  banning,
  calling,
  extraOf,
  givingTime,
  isBanned,
  isRemoved,
  leftOutIn,
  nothingSaid,
  type PeopleOfRoom,
  removedMark,
  removing,
  whoIsConcerned,
  withoutPerson,
} from './people-of-room.ts';

const who = fc.record({
  participant: fc.constantFrom('ada', 'ben', 'cleo'),
  runId: fc.constantFrom('run1', 'run2'),
});
interface OfRun {
  readonly participant: string;
  readonly runId: string;
}
type Step = (people: PeopleOfRoom) => PeopleOfRoom;
/** Something that a host says, and of whom. */
const step = fc.oneof(
  fc.tuple(who, fc.boolean()).map(([one, on]) => {
    const take: Step = (people) => removing(people, one, on);
    return { one, take };
  }),
  fc.tuple(who, fc.boolean()).map(([one, on]) => {
    const take: Step = (people) => banning(people, one, on);
    return { one, take };
  }),
  fc.tuple(who, fc.constantFrom(null, ...extraTimes)).map(([one, time]) => {
    const take: Step = (people) => givingTime(people, one.participant, time);
    return { one, take };
  }),
  who.map((one) => {
    const take: Step = (people) => calling(people, one);
    return { one, take };
  }),
);

test('each step is told to whom it concerns, once, and what changes nothing is none', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let people = nothingSaid;
      for (const { one, take } of steps) {
        const before = people;
        people = take(before);
        const concerned = [...whoIsConcerned(before, people)];
        expect(concerned).toEqual(people === before ? [] : [one.participant]);
        expect(people.said).toBe(before.said + (people === before ? 0 : 1));
      }
      // A process that has missed some steps tells the same people, but those of whom all was taken back.
      const changed = new Set(steps.map(({ one }) => one.participant));
      for (const each of whoIsConcerned(nothingSaid, people)) expect(changed).toContain(each);
      const gone = withoutPerson(people, 'ada');
      expect(JSON.stringify(gone)).not.toContain('ada');
      expect(isRemoved({ people: gone }, 'run1', 'ada') || isBanned({ people: gone }, 'ada')).toBe(
        false,
      );
      expect(extraOf({ people: gone }, 'ada')).toBe(undefined);
    }),
    { numRuns: 60 },
  );
});

test('who was taken out of one run is in the other, and is marked without being named', () => {
  const people = removing(nothingSaid, { participant: 'ada', runId: 'run1' }, true);
  const room = { people, excluded: ['burst1'] };
  expect(leftOutIn(room, 'run1')).toEqual(['burst1', removedMark('run1', 'ada')]);
  expect(leftOutIn(room, 'run2')).toEqual(['burst1']);
  expect(removedMark('run1', 'ada')).not.toContain('ada');
  expect(removing(people, { participant: 'ada', runId: 'run1' }, false).removed).toEqual([]);
});

test('who is let in again from a later run is in the run again that they were sent out of', () => {
  const [first, later, other] = ['run1', 'run2', 'run0'].map((runId) => ({
    participant: 'ada',
    runId,
  })) as [OfRun, OfRun, OfRun];
  const out = banning(removing(removing(nothingSaid, other, true), first, true), first, true);
  const back = banning(removing(out, later, false), later, false);
  expect(back).toMatchObject({ banned: [], removed: [other] });
  expect(leftOutIn({ people: back, excluded: [] }, 'run1')).toEqual([]);
});

test('of so many people at most that they all lie in one record', () => {
  let people = nothingSaid;
  for (let at = 0; at < 1_000; at += 1) people = givingTime(people, `p${at}`, '25');
  expect(() => givingTime(people, 'one more', '25')).toThrow('1000 people');
  expect(givingTime(people, 'p7', null).extra).toHaveLength(999);
});
