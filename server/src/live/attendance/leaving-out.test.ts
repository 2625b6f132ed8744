import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hallIn, openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { guessSlot } from '../../../test/guess.activity.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestPeer } from '../../../test/test-engine.ts';

/*
 * RM4: whoever is left out is in no figure, and counted again everything is as if they had never been
 * left out, whenever that was: before the answers, after them, after the end, or after a restart.
 * Each figure is compared with counting the final answers from scratch.
 */

/** Each comes over a network of their own, so each is a burst. */
const names = ['ann', 'ben', 'eve', 'tom', 'zoe'] as const;
type Name = (typeof names)[number];
const who = fc.constantFrom(...names);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer'), who, number: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('exclude'), who, excluded: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('restart', 'end'), who }) },
);
type Step = { do: string; who: Name; number?: number; excluded?: boolean };

const clock = createManualClock();
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

/** How often each number is there. */
const counted = (numbers: Iterable<number>): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const number of numbers) sums[number] = (sums[number] ?? 0) + 1;
  return sums;
};

class Hall {
  readonly #name: string;
  readonly #answers = new Map<Name, number>();
  readonly #out = new Set<Name>();
  readonly #tickets = new Map<Name, string>();
  readonly #participants = new Map<Name, string>();
  #peers = new Map<Name, TestPeer>();
  #ended = false;
  #engine!: Awaited<ReturnType<typeof openGuessEngine>>;
  #hall!: ReturnType<typeof hallIn>;
  #runId = '';

  constructor(name: string) {
    this.#name = name;
  }

  async open(): Promise<void> {
    this.#engine = await openGuessEngine({ connection, clock });
    const hall = await openHall(this.#engine, this.#name);
    this.#hall = hall;
    this.#runId = hall.runId;
    await this.#joinAll();
  }

  async take({ do: what, who: name, number = 0, excluded = false }: Step): Promise<void> {
    if (what === 'answer' && !this.#ended) {
      await this.#hall.answer(this.#peers.get(name)!, this.#runId, number);
      this.#answers.set(name, number);
    } else if (what === 'exclude') {
      await this.#hall.exclude(this.#participants.get(name)!, excluded);
      if (excluded) this.#out.add(name);
      else this.#out.delete(name);
    } else if (what === 'restart') {
      this.#engine.stop();
      this.#engine = await openGuessEngine({ connection, clock });
      this.#hall = hallIn(this.#engine, this.#hall.roomId);
      await this.#joinAll();
    } else if (what === 'end' && !this.#ended) {
      this.#ended = true;
      await this.#hall.command(this.#runId, 0, { type: 'end' });
    }
  }

  async countAll(): Promise<void> {
    for (const name of names) await this.take({ do: 'exclude', who: name, excluded: false });
  }

  /** Every figure is what counting from scratch gives. */
  async check(): Promise<void> {
    const counting = names.filter((name) => !this.#out.has(name));
    const numbers = counting.flatMap((name) => this.#answers.get(name) ?? []);
    const expected = { joined: counting.length, answered: numbers.length };
    const { history, runStore } = this.#engine;
    for (const audience of ['host', 'screen'] as const) {
      expect(await this.#hall.counts(audience)).toMatchObject(expected);
    }
    const live = runStore.tallies(this.#runId, [guessSlot], 100);
    expect(live.get(guessSlot)).toEqual({
      answered: numbers.length,
      counters: counted(numbers),
    });
    const run = (await history.find(this.#runId))!;
    expect(await this.#hall.resultOf(this.#runId)).toEqual(expected);
    // Of a run under way it is told as it was up to a second ago.
    clock.advance(1_000);
    const told = await history.inWords(run);
    const out = names.length - counting.length;
    expect(told).toMatchObject({ joined: counting.length, leftOut: out });
    const lines = told.rounds[0]?.report.lines ?? [];
    expect(Object.fromEntries(lines.map(({ text, count }) => [text, count]))).toEqual(
      counted(numbers),
    );
    const table = await history.answersOf(run);
    expect(counted(table.map(({ answer }) => Number(answer)))).toEqual(counted(numbers));
    // What is made of all answers, as points are, is made of the same ones.
    const all: string[] = [];
    for await (const { participant } of runStore.answers(this.#runId)) all.push(participant);
    const theirs = counting.filter((name) => this.#answers.has(name));
    expect(all.toSorted()).toEqual(theirs.map((name) => this.#participants.get(name)!).toSorted());
  }

  stop(): void {
    this.#engine.stop();
  }

  async #joinAll(): Promise<void> {
    this.#peers = new Map();
    for (const [at, name] of names.entries()) {
      const peer = this.#engine.peer(null, `10.0.${at}.0`);
      const joined = await this.#hall.join(peer, this.#tickets.get(name));
      this.#tickets.set(name, joined.ticket);
      this.#participants.set(name, joined.participant);
      this.#peers.set(name, peer);
    }
  }
}

let made = 0;

test('RM4: who is left out is in no tally, report or table; counted again, all is as counting from scratch has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const hall = new Hall(`hall-${(made += 1)}`);
      await hall.open();
      for (const each of steps) {
        await hall.take(each);
        await hall.check();
      }
      await hall.countAll();
      await hall.check();
      hall.stop();
    }),
    { numRuns: 12 },
  );
}, 60_000);
