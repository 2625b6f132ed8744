import type { Counters } from '@sets/shared/live/activity.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, RunName } from '../src/live/run/run-store.ts';
import { describeExclusion } from './run-store-exclusion.ts';
import {
  allAnswers,
  buildRun,
  counted,
  from,
  type Open,
  playOf,
  slot,
  submit,
  tallyOf,
  type WithRun,
} from './run-store-parts.ts';

/** What every RunStore promises; run against each implementation. */
export const describeRunStore = (name: string, open: Open): void => {
  const withRun: WithRun = async (answers = []) => {
    const store = await open();
    await store.put(buildRun(), from(answers));
    return store;
  };
  describe(`a run store: ${name}: runs`, () => describeRuns(open, withRun));
  describe(`a run store: ${name}: answers`, () => describeAnswers(withRun));
  describe(`a run store: ${name}: counts`, () => describeCounts(withRun));
  describe(`a run store: ${name}: who is left out`, () => describeExclusion(withRun));
};

const describeRuns = (open: Open, withRun: WithRun): void => {
  test('knows a run by its id, once it is in play', async () => {
    const store = await open();
    expect(await store.get('run1')).toBeNull();
    await store.put(buildRun(), from([]));
    expect(await store.get('run1')).toEqual(buildRun());
    expect(await store.get('run2')).toBeNull();
    expect(store.inPlay()).toEqual([{ runId: 'run1', roomId: 'room1' }]);
  });

  test('a run that is in play is not put in play again', async () => {
    const store = await withRun();
    await submit(store);
    await store.put(buildRun({ version: 7 }), from([]));
    expect((await store.get('run1'))?.version).toBe(0);
    expect(await tallyOf(store)).toMatchObject({ answered: 1 });
  });

  test('of two who put it in play at the same moment one does', async () => {
    const store = await open();
    const answer = counted();
    await Promise.all([1, 2].map(() => store.put(buildRun(), from([answer]))));
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { red: 1 } });
  });

  test('RU1: takes a newer step only, and nothing of a run that is not in play', async () => {
    const store = await withRun();
    const step = { state: { phase: 'closed' }, ended: true, deadline: 5 };
    await store.advance('run1', { ...step, version: 2 });
    await store.advance('run1', { ...step, version: 1, ended: false });
    await store.advance('run2', { ...step, version: 1 });
    expect(await store.get('run1')).toEqual(buildRun({ ...step, version: 2 }));
    expect(await store.get('run2')).toBeNull();
  });

  test('RU4: knows whose deadline has passed', async () => {
    const store = await withRun();
    await store.put(buildRun({ runId: 'run2', deadline: 100 }), from([]));
    expect(await store.dueBefore(99)).toEqual([]);
    expect(await store.dueBefore(100)).toEqual(['run2']);
    const { state, ended } = buildRun();
    await store.advance('run2', { version: 1, state, ended, deadline: null });
    expect(await store.dueBefore(100)).toEqual([]);
  });

  test('tells of steps, of counts that changed, and of the end', async () => {
    const store = await open();
    const told: [RunName, Change][] = [];
    const stop = store.onChanged(({ runId, roomId }, change) =>
      told.push([{ runId, roomId }, change]),
    );
    await store.put(buildRun(), from([]));
    await submit(store);
    await submit(store);
    const { state, ended, deadline } = buildRun();
    await store.advance('run1', { version: 1, state, ended, deadline });
    await store.advance('run1', { version: 1, state, ended, deadline });
    await store.discard('run1');
    await store.discard('run1');
    stop();
    await store.put(buildRun(), from([]));
    const changes = ['step', 'counts', 'step', 'gone'];
    expect(told).toEqual(changes.map((change) => [{ runId: 'run1', roomId: 'room1' }, change]));
  });

  test('a run that is discarded is not in play, and takes nothing', async () => {
    const store = await withRun();
    const { play } = (await submit(store)) as { play: string };
    expect(await store.isPlay('run1', play)).toBe(true);
    await store.discard('run1');
    expect(await store.get('run1')).toBeNull();
    expect(store.inPlay()).toEqual([]);
    expect(await submit(store)).toEqual({ how: 'absent' });
    expect(await store.isPlay('run1', play)).toBe(false);
    await store.put(buildRun(), from([]));
    expect(await store.isPlay('run1', play)).toBe(false);
    expect(await tallyOf(store)).toEqual({ answered: 0, counters: {} });
  });

  test('a run that the only process releases is out of play', async () => {
    const store = await withRun();
    await store.release('run1');
    expect(store.inPlay()).toEqual([]);
  });
};

const describeAnswers = (withRun: WithRun): void => {
  test('AN3: the same attempt counts once', async () => {
    const store = await withRun();
    expect(await submit(store)).toMatchObject({ how: 'first' });
    expect(await submit(store)).toMatchObject({ how: 'same' });
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { red: 1 } });
  });

  test('AN4: a change moves the tally by the difference', async () => {
    const store = await withRun();
    const first = await submit(store);
    const changed = await submit(store, { attempt: 'a2', revision: 2, value: ['blue'] });
    expect(changed).toMatchObject({ how: 'changed', answer: { revision: 2 } });
    expect(playOf(changed)).toBe(playOf(first));
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { blue: 1 } });
  });

  test('AN5: an older revision changes nothing and is told what counts', async () => {
    const store = await withRun();
    await submit(store, { attempt: 'a2', revision: 2, value: ['blue'] });
    const stale = await submit(store, { attempt: 'a1', revision: 1 });
    expect(stale).toMatchObject({ how: 'stale', answer: { attempt: 'a2', value: ['blue'] } });
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { blue: 1 } });
  });

  test('two tabs that claim the same revision: the later one stays, one above', async () => {
    const store = await withRun();
    await submit(store);
    const other = await submit(store, { attempt: 'b1', revision: 1, value: ['blue'] });
    expect(other).toMatchObject({ how: 'changed', answer: { revision: 2 } });
  });

  test('what an older version of the run has accepted is not counted in a newer one', async () => {
    const store = await withRun();
    const { state, ended, deadline } = buildRun();
    await store.advance('run1', { version: 1, state, ended, deadline });
    expect(await submit(store, {}, 0)).toEqual({ how: 'moved' });
    expect(await tallyOf(store)).toMatchObject({ answered: 0 });
    expect(await submit(store, {}, 1)).toMatchObject({ how: 'first' });
  });

  test('slots and participants are counted apart', async () => {
    const store = await withRun();
    await submit(store);
    await submit(store, { slot: 'q1.r1', value: ['blue'] });
    await submit(store, { slot: 'q0.r2', value: ['green'] });
    await submit(store, { participant: 'ben', slot: 'q0.r2', value: ['green'] });
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { red: 1 } });
    expect(await tallyOf(store, 'q1.r1')).toMatchObject({ answered: 1 });
    expect(await store.answersOf('run1', 'ann')).toHaveLength(3);
    expect(await store.answersOf('run1', 'eve')).toEqual([]);
    expect(await store.answerOf('run1', slot, 'ann')).toMatchObject({ attempt: 'a1' });
    expect(await store.answerOf('run1', slot, 'ben')).toBeNull();
    expect(await allAnswers(store)).toEqual(['q0.r1 ann', 'q0.r2 ann', 'q0.r2 ben', 'q1.r1 ann']);
  });
};

const describeCounts = (withRun: WithRun): void => {
  test('two thousand texts are counters of their own, whatever they say', async () => {
    const store = await withRun();
    const strange = [
      '=__proto__',
      '=10',
      '="{\\"',
      '=\u{1F389} \u0645\u0631\u062D\u0628\u0627',
      `=${'x'.repeat(300)}`,
    ];
    const texts = [...strange, ...Array.from({ length: 1_995 }, (_, at) => `=text ${at}`)];
    for (let first = 0; first < texts.length; first += 50) {
      const participant = `p${first}`;
      await submit(store, {
        participant,
        attempt: participant,
        value: texts.slice(first, first + 50),
      });
    }
    const wanted = Object.fromEntries(texts.map((text) => [text, 1]));
    expect((await tallyOf(store, slot, 3_000))?.counters).toEqual(wanted);
    await submit(store, { participant: 'p0', attempt: 'again', revision: 2, value: ['=text 0'] });
    const after = (await tallyOf(store, slot, 3_000))?.counters ?? {};
    expect(Object.keys(after)).toHaveLength(1_951);
    for (const text of strange) expect(Object.hasOwn(after, text)).toBe(false);
  });

  test('RU6: counts the answers that it is put in play with, older revisions of them too', async () => {
    const store = await withRun([
      counted({ attempt: 'a2', revision: 2, value: ['green'] }),
      counted(),
      counted({ participant: 'ben', value: ['red', 'blue'] }),
    ]);
    expect(await tallyOf(store)).toEqual({
      answered: 2,
      counters: { green: 1, red: 1, blue: 1 },
    });
  });

  test('gives each slot that is asked for, also one that nobody has answered', async () => {
    const store = await withRun([counted(), counted({ slot: 'q1.r1', value: ['blue'] })]);
    const tallies = await store.tallies('run1', ['q1.r1', 'constructor'], 10);
    expect([...tallies]).toEqual([
      ['q1.r1', { answered: 1, counters: { blue: 1 } }],
      ['constructor', { answered: 0, counters: {} }],
    ]);
  });

  test('gives the largest counters, as many as are asked for', async () => {
    const words: Counters = { red: 3, green: 1, blue: 2, pink: 1 };
    const answers = Object.entries(words).flatMap(([word, times]) =>
      Array.from({ length: times }, (_, at) =>
        counted({ participant: `${word}${at}`, value: [word] }),
      ),
    );
    const store = await withRun(answers);
    expect(await tallyOf(store, slot, 2)).toEqual({ answered: 7, counters: { red: 3, blue: 2 } });
    expect(await tallyOf(store, slot, 9)).toEqual({ answered: 7, counters: words });
  });

  test('keeps values and the names of counters as they are, however odd', async () => {
    const odd = ['', ' ', '0', '-1', '1e3', 'a b', '__proto__', '"\n\\\u0000', '雨 🌧', 'é'];
    const store = await withRun([
      counted({ participant: 'x y\n{z}', slot: 'q:{0} 1', value: odd }),
    ]);
    const times = Object.fromEntries(odd.map((counter) => [counter, 1]));
    expect(await tallyOf(store, 'q:{0} 1')).toEqual({ answered: 1, counters: times });
    const values = [[], {}, null, 0.1, { text: '1\n2\t', list: [[], {}], no: false }];
    for (const [at, value] of values.entries()) {
      const { answer } = counted({ attempt: `b ${at}\n`, revision: at + 2, value: [] });
      await store.submit('run1', 0, { answer: { ...answer, value }, adds: { points: 0.5 } });
      expect(await store.answerOf('run1', slot, 'ann')).toEqual({ ...answer, value });
    }
    expect(await tallyOf(store)).toEqual({ answered: 1, counters: { points: 0.5 } });
    expect(await allAnswers(store)).toEqual(['q0.r1 ann', 'q:{0} 1 x y\n{z}']);
  });

  test('a counter that is broken text breaks nothing for others', async () => {
    const store = await withRun();
    await Promise.all([
      submit(store, { value: ['half \uD83C'] }),
      submit(store, { participant: 'ben', value: ['red'] }),
    ]);
    await submit(store, { attempt: 'a2', revision: 2, value: ['green'] });
    expect(await tallyOf(store)).toEqual({ answered: 2, counters: { red: 1, green: 1 } });
  });

  test('moves a counter that an answer adds several times, or nothing to', async () => {
    const store = await withRun();
    const { answer } = counted();
    await store.submit('run1', 0, { answer, adds: { points: 3, none: 0 } });
    const ben = { ...answer, participant: 'ben' };
    await store.submit('run1', 0, { answer: ben, adds: { points: 2 } });
    expect(await tallyOf(store)).toEqual({ answered: 2, counters: { points: 5 } });
    await store.submit('run1', 0, { answer: { ...ben, attempt: 'a2', revision: 2 }, adds: {} });
    expect(await tallyOf(store)).toEqual({ answered: 2, counters: { points: 3 } });
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
        expect(await tallyOf(store)).toEqual({ answered: finals.length, counters });
      }),
      { numRuns: 50 },
    );
  });
};
