import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeAfterEach, twoStores } from '../../../test/redis-run-stage.ts';
import { allAnswers, buildRun, counted, from } from '../../../test/run-store-parts.ts';
import { describeWithRedis } from '../../../test/start-redis.ts';
import { MemoryRunStore } from '../run/memory-run-store.ts';
import type { Answer, RunStore, Submitted } from '../run/run-store.ts';

closeAfterEach();

type Move =
  | { readonly answer: Partial<Answer>; readonly byOther: boolean }
  | { readonly leftOut: readonly string[]; readonly byOther: boolean }
  | { readonly version: number };

const who = fc.constantFrom('ann', 'ben', 'eve');

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      answer: fc.record({
        slot: fc.constantFrom('q0.r1', 'q1.r1'),
        participant: who,
        attempt: fc.constantFrom('a1', 'a2', 'a3', 'a4'),
        revision: fc.integer({ min: 1, max: 4 }),
        value: fc.subarray(['red', 'green', '1', '']),
      }),
      byOther: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ leftOut: fc.uniqueArray(who), byOther: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ version: fc.integer({ min: 1, max: 5 }) }) },
);

/** A move, and what came of it: the name of a time in play is each store's own. */
const make = async (store: RunStore, made: Move): Promise<Submitted | null> => {
  if ('leftOut' in made) {
    await store.exclude('room1', new Set(made.leftOut));
    return null;
  }
  const version = (await store.get('run1'))?.version ?? 0;
  if ('version' in made) {
    const { state, ended, deadline } = buildRun();
    await store.advance('run1', { version: made.version, state, ended, deadline });
    return null;
  }
  const submitted = await store.submit('run1', version, counted(made.answer));
  return 'play' in submitted ? { ...submitted, play: '' } : submitted;
};

const standing = async (store: RunStore) => ({
  run: await store.get('run1'),
  tallies: await store.tallies('run1', ['q0.r1', 'q1.r1', 'q2.r1'], 100),
  answers: await allAnswers(store),
  ann: (await store.answersOf('run1', 'ann')).toSorted((one, other) =>
    one.slot < other.slot ? -1 : 1,
  ),
  among: await store.answeredAmong('run1', 'q0.r1', ['ann', 'ben', 'eve']),
});

describeWithRedis('runs in a Redis are as runs in memory', () => {
  test('whatever two processes do, by turns', async () => {
    const [one, other] = await twoStores();
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 30 }), async (moves) => {
        const memory = new MemoryRunStore();
        await one.store.put(buildRun(), from([counted()]));
        await memory.put(buildRun(), from([counted()]));
        for (const made of moves) {
          const taker = 'byOther' in made && made.byOther ? other.store : one.store;
          let submitted = await make(taker, made);
          // What it held was old: it knows that now.
          if (submitted?.how === 'moved') submitted = await make(taker, made);
          expect(submitted).toEqual(await make(memory, made));
        }
        expect(await standing(one.store)).toEqual(await standing(memory));
        await one.store.discard('run1');
      }),
      { numRuns: 100 },
    );
  });
});
