import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Run, RunStore, Submission } from '../src/live/run-store.ts';

const buildRun = (overrides: Partial<Run> = {}): Run => ({
  runId: 'run1',
  code: 'BCDFGH',
  activity: 'poll',
  definitionId: 'poll1',
  owner: 'user1',
  definition: {},
  state: { phase: 'open' },
  version: 0,
  locked: false,
  ended: false,
  ...overrides,
});

const buildSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  slot: 'q0.r1',
  participant: 'ann',
  attempt: 'a1',
  revision: 1,
  value: ['red'],
  tappedAt: 1,
  receivedAt: 2,
  ...overrides,
});

/** Every value is a list of counters. */
const contribution = (value: unknown) =>
  Object.fromEntries((value as string[]).map((counter) => [counter, 1]));

const slot = 'q0.r1';

const submit = (store: RunStore, overrides: Partial<Submission> = {}) =>
  store.submit('run1', buildSubmission(overrides), contribution);

/** What every RunStore promises; run against each implementation. */
export const describeRunStore = (name: string, open: () => Promise<RunStore>): void => {
  const withRun = async (answers: readonly Answer[] = []): Promise<RunStore> => {
    const store = await open();
    await store.put(buildRun(), answers, contribution);
    return store;
  };

  describe(`a run store: ${name}`, () => {
    test('knows a run by its id and its code, once it is in play', async () => {
      const store = await open();
      expect(await store.get('run1')).toBeNull();
      await store.put(buildRun(), [], contribution);
      expect(await store.get('run1')).toEqual(buildRun());
      expect(await store.findByCode('BCDFGH')).toEqual(buildRun());
      expect(await store.findByCode('ZZZZZZ')).toBeNull();
    });

    test('a run that is in play is not put in play again', async () => {
      const store = await withRun();
      await submit(store);
      await store.put(buildRun({ version: 7 }), [], contribution);
      expect((await store.get('run1'))?.version).toBe(0);
      expect((await store.tally('run1', slot)).answered).toBe(1);
    });

    test('RU1: advances to a newer version only', async () => {
      const store = await withRun();
      await store.advance(buildRun({ version: 2, locked: true }));
      await store.advance(buildRun({ version: 1, locked: false }));
      expect(await store.get('run1')).toMatchObject({ version: 2, locked: true });
    });

    test('RU6: counts the answers that it is put in play with', async () => {
      const ann = buildSubmission();
      const ben = buildSubmission({ participant: 'ben', value: ['red', 'blue'] });
      const store = await withRun([ann, ben]);
      expect(await store.tally('run1', slot)).toEqual({
        answered: 2,
        counters: { red: 2, blue: 1 },
      });
    });

    test('AN3: the same attempt counts once', async () => {
      const store = await withRun();
      expect(await submit(store)).toMatchObject({ how: 'first' });
      expect(await submit(store)).toMatchObject({ how: 'same' });
      expect(await store.tally('run1', slot)).toEqual({ answered: 1, counters: { red: 1 } });
    });

    test('AN4: a change moves the tally by the difference', async () => {
      const store = await withRun();
      await submit(store);
      const changed = await submit(store, { attempt: 'a2', revision: 2, value: ['blue'] });
      expect(changed).toMatchObject({ how: 'changed', answer: { revision: 2 } });
      expect(await store.tally('run1', slot)).toEqual({ answered: 1, counters: { blue: 1 } });
    });

    test('AN5: an older revision changes nothing and is told what counts', async () => {
      const store = await withRun();
      await submit(store, { attempt: 'a2', revision: 2, value: ['blue'] });
      const stale = await submit(store, { attempt: 'a1', revision: 1 });
      expect(stale).toMatchObject({ how: 'stale', answer: { attempt: 'a2', value: ['blue'] } });
    });

    test('two tabs that claim the same revision: the later one stays, one above', async () => {
      const store = await withRun();
      await submit(store);
      const other = await submit(store, { attempt: 'b1', revision: 1, value: ['blue'] });
      expect(other).toMatchObject({ how: 'changed', answer: { revision: 2 } });
    });

    test('slots and participants are counted apart', async () => {
      const store = await withRun();
      await submit(store);
      await submit(store, { slot: 'q1.r1', value: ['blue'] });
      await submit(store, { slot: 'q0.r2', value: ['green'] });
      expect(await store.tally('run1', slot)).toEqual({ answered: 1, counters: { red: 1 } });
      expect(await store.tally('run1', 'q1.r1')).toMatchObject({ answered: 1 });
      expect(await store.answersOf('run1', 'ann')).toHaveLength(3);
      expect(await store.answersOf('run1', 'ben')).toEqual([]);
      expect(await store.answerOf('run1', slot, 'ann')).toMatchObject({ attempt: 'a1' });
      expect(await store.answerOf('run1', slot, 'ben')).toBeNull();
    });

    test('a run that is not in play takes nothing', async () => {
      const store = await withRun();
      await store.drop('run1');
      expect(await store.get('run1')).toBeNull();
      expect(await store.findByCode('BCDFGH')).toBeNull();
      expect(await submit(store)).toBeNull();
    });

    test('AN6: any order, repetition and interleaving counts the final answers', async () => {
      const value = fc.subarray(['red', 'green', 'blue'], { minLength: 1 });
      const submission = fc.record({
        participant: fc.constantFrom('ann', 'ben', 'eve'),
        attempt: fc.constantFrom('a1', 'a2', 'a3', 'a4'),
        revision: fc.integer({ min: 1, max: 3 }),
        value,
      });
      await fc.assert(
        fc.asyncProperty(fc.array(submission, { maxLength: 30 }), async (submissions) => {
          const store = await withRun();
          await Promise.all(submissions.map(async (each) => submit(store, each)));
          const last = await Promise.all(
            ['ann', 'ben', 'eve'].map(async (who) => store.answersOf('run1', who)),
          );
          const finals = last.flat();
          const counters: Record<string, number> = {};
          for (const each of finals.flatMap((answer) => answer.value as string[])) {
            counters[each] = (counters[each] ?? 0) + 1;
          }
          expect(await store.tally('run1', slot)).toEqual({ answered: finals.length, counters });
        }),
        { numRuns: 50 },
      );
    });
  });
};
