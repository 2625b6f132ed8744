import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../src/live/run/run-store.ts';
import {
  allAnswers,
  buildRun,
  counted,
  from,
  slot,
  submit,
  tallyOf,
  type WithRun,
} from './run-store-parts.ts';

/** Who is left out of the counts of a room. */
export const describeExclusion = (withRun: WithRun): void => {
  test('who is left out is in no count and no fold; their answers are kept, and count again', async () => {
    const store = await withRun([counted(), counted({ participant: 'ben', value: ['blue'] })]);
    await store.exclude('room1', new Set(['ben', 'nobody']));
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { red: 1 } });
    expect(await allAnswers(store)).toEqual(['q0.r1 ann']);
    expect(await store.answersOf('run1', 'ben')).toMatchObject([{ value: ['blue'] }]);
    expect(await store.answerOf('run1', slot, 'ben')).toMatchObject({ value: ['blue'] });
    await store.exclude('room1', new Set());
    expect(await tallyOf(store)).toEqual({ answered: 2, counters: { red: 1, blue: 1 } });
    expect(await allAnswers(store)).toEqual(['q0.r1 ann', 'q0.r1 ben']);
  });

  test('who is left out answers and changes as everybody does, and counts with the newest once back', async () => {
    const store = await withRun([counted({ participant: 'ben' })]);
    await store.exclude('room1', new Set(['ann', 'ben']));
    expect(await submit(store)).toMatchObject({ how: 'first' });
    const newer = { attempt: 'a2', revision: 2, value: ['green'] };
    expect(await submit(store, { participant: 'ben', ...newer })).toMatchObject({ how: 'changed' });
    expect(await submit(store, { participant: 'eve', value: ['blue'] })).toMatchObject({
      how: 'first',
    });
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { blue: 1 } });
    await store.exclude('room1', new Set(['ann']));
    expect(await tallyOf(store)).toEqual({ answered: 2, counters: { blue: 1, green: 1 } });
  });

  test('in all runs of the room, and in no other room', async () => {
    const store = await withRun([counted({ participant: 'ben' })]);
    await store.put(buildRun({ runId: 'run2' }), from([counted({ participant: 'ben' })]));
    const elsewhere = buildRun({ runId: 'run3', roomId: 'room2' });
    await store.put(elsewhere, from([counted({ participant: 'ben' })]));
    await store.exclude('room1', new Set(['ben']));
    const answered = async (runId: string) =>
      (await store.tallies(runId, [slot], 10)).get(slot)?.answered;
    expect([await answered('run1'), await answered('run2'), await answered('run3')]).toEqual([
      0, 0, 1,
    ]);
  });

  test('tells of a change of who counts, and of none where there is none', async () => {
    const store = await withRun([counted()]);
    const told: [string, Change][] = [];
    store.onChanged(({ runId }, change) => told.push([runId, change]));
    await store.exclude('room1', new Set());
    await store.exclude('room2', new Set(['ann']));
    await store.exclude('room1', new Set(['ann']));
    await store.exclude('room1', new Set(['ann']));
    await store.exclude('room1', new Set());
    expect(told).toEqual([
      ['run1', 'people'],
      ['run1', 'people'],
    ]);
  });

  test('whoever is left out whenever, exactly the final answers of the others count', async () => {
    const who = fc.constantFrom('ann', 'ben', 'eve');
    const submission = fc.record({
      participant: who,
      attempt: fc.constantFrom('a1', 'a2', 'a3'),
      revision: fc.integer({ min: 1, max: 3 }),
      value: fc.subarray(['red', 'green', 'blue'], { minLength: 1 }),
    });
    const leftOut = fc.uniqueArray(who);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(submission, leftOut)), async (moves) => {
        const store = await withRun();
        let excluded: readonly string[] = [];
        for (const move of moves) {
          if ('participant' in move) await submit(store, move);
          else await store.exclude('room1', new Set((excluded = move)));
        }
        const counts = ['ann', 'ben', 'eve'].filter((each) => !excluded.includes(each));
        const held = await Promise.all(counts.map(async (each) => store.answersOf('run1', each)));
        const counters: Record<string, number> = {};
        for (const each of held.flat().flatMap((answer) => answer.value as string[])) {
          counters[each] = (counters[each] ?? 0) + 1;
        }
        const tally = await tallyOf(store);
        expect(tally?.answered).toBe(held.flat().length);
        // A counter at nought is as good as none.
        const kept = Object.entries(tally?.counters ?? {}).filter(([, times]) => times !== 0);
        expect(Object.fromEntries(kept)).toEqual(counters);
        expect(await allAnswers(store)).toHaveLength(held.flat().length);
      }),
      { numRuns: 100 },
    );
  });
};
