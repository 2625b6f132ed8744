import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attendance } from '../src/live/room/room-store.ts';
import { buildRoom, type WithRoom } from './room-store-parts.ts';

const who = fc.constantFrom('ann', 'ben', 'eve', 'joe');
const runId = fc.constantFrom('run1', 'run2', null);
const bursts = ['b1', 'b2'];
const move = fc.oneof(
  fc.record({ participant: who, runId, burst: fc.constantFrom('b1', 'b2', null), at: fc.nat(50) }),
  fc.record({ forget: who }),
  fc.record({ excluded: fc.subarray(bursts) }),
);

/** What a room store must come to, told as plainly as it can be. */
const plainly = () => {
  const came = new Map<string, Attendance>();
  const first = new Map<string, Attendance>();
  const ofRun = new Map<string, Set<string>>();
  return {
    first,
    attend: (each: Attendance): boolean => {
      const isNew = !first.has(each.participant);
      const before = came.get(each.participant);
      const learns = before?.burst === null && each.burst !== null;
      if (before === undefined || learns) came.set(each.participant, each);
      if (isNew || learns) first.set(each.participant, came.get(each.participant) ?? each);
      const there = ofRun.get(each.runId ?? '') ?? new Set();
      if (each.runId === null || there.has(each.participant)) return isNew || learns;
      ofRun.set(each.runId, there.add(each.participant));
      return true;
    },
    forget: (participant: string): void => {
      first.delete(participant);
    },
    left: (excluded: readonly string[]): string[] =>
      [...came.values()]
        .filter(({ burst }) => burst !== null && excluded.includes(burst))
        .map(({ participant }) => participant),
    ever: (): string[] => [...came.keys()],
    together: (burst: string): number =>
      [...came.values()].filter((one) => one.burst === burst).length,
    inRun: (of: string): string[] => [...(ofRun.get(of) ?? [])],
  };
};

/** What holds of every room, whatever happens. */
export const describeAlways = (withRoom: WithRoom): void => {
  test('joined are the participants seen in a run, without who is left out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
        const store = await withRoom();
        const right = plainly();
        let excluded: readonly string[] = [];
        let version = 0;
        for (const each of moves) {
          if ('participant' in each) {
            const news = await store.attend('room1', [each]);
            expect(news).toEqual(right.attend(each) ? [each] : []);
          } else if ('forget' in each) {
            right.forget(each.forget);
            await store.forget('room1', [each.forget]);
          } else {
            version += 1;
            excluded = each.excluded;
            await store.change(buildRoom({ excluded, version }));
          }
        }
        const left = right.left(excluded);
        const counted = (people: readonly string[]) =>
          people.filter((participant) => !left.includes(participant)).length;
        const known = [...right.first.keys()];
        expect([...(await store.excluded('room1'))].toSorted()).toEqual(left.toSorted());
        expect((await store.participants('room1')).toSorted()).toEqual(known.toSorted());
        expect(await store.size('room1')).toBe(counted(known));
        expect(await store.joined('room1', null)).toBe(counted(right.ever()));
        for (const run of ['run1', 'run2']) {
          expect(await store.joined('room1', run)).toBe(counted(right.inRun(run)));
        }
        for (const { burst, joined } of await store.bursts('room1')) {
          expect(joined).toBe(right.together(burst));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('leaving out and counting again changes nothing, whatever came before', async () => {
    const attendance = fc.array(
      fc.record({
        participant: who,
        runId,
        burst: fc.constantFrom('b1', 'b2', null),
        at: fc.nat(9),
      }),
    );
    await fc.assert(
      fc.asyncProperty(attendance, fc.array(fc.subarray(bursts)), async (before, leftOut) => {
        const store = await withRoom(before);
        const counts = async () => ({
          excluded: [...(await store.excluded('room1'))],
          bursts: await store.bursts('room1'),
          joined: [
            await store.joined('room1', null),
            await store.joined('room1', 'run1'),
            await store.joined('room1', 'run2'),
          ],
        });
        const right = await counts();
        for (const [at, excluded] of [...leftOut, []].entries()) {
          await store.change(buildRoom({ excluded, version: at + 1 }));
        }
        expect(await counts()).toEqual(right);
      }),
      { numRuns: 100 },
    );
  });

  test('put in play again from what it gave to write down, it is the same room', async () => {
    const came = fc.array(
      fc.record({
        participant: who,
        runId,
        burst: fc.constantFrom('b1', 'b2', null),
        at: fc.nat(9),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(came), async (groups) => {
        const [store, written] = [await withRoom(), [] as Attendance[]];
        for (const group of groups) written.push(...((await store.attend('room1', group)) ?? []));
        const again = await withRoom(written);
        for (const run of ['run1', 'run2', null]) {
          expect(await again.joined('room1', run)).toBe(await store.joined('room1', run));
        }
        expect(await again.bursts('room1')).toEqual(await store.bursts('room1'));
        for (const participant of await store.participants('room1')) {
          expect(await again.participant('room1', participant)).toEqual(
            await store.participant('room1', participant),
          );
        }
      }),
      { numRuns: 100 },
    );
  });
};
