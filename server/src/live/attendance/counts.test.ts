import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hallIn, openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestEngine, type TestPeer } from '../../../test/test-engine.ts';

/*
 * One definition of each count, whatever happens in whatever order: who has joined, who of them is
 * here, who has answered. The model below is that definition; the engine runs on the real store.
 */

const names = ['ann', 'ben', 'eve', 'tom'] as const;
type Name = (typeof names)[number];

type Step =
  | { readonly do: 'join' | 'leave' | 'answer'; readonly who: Name }
  /** Answers a run that was put on so many runs ago. */
  | { readonly do: 'answer before'; readonly who: Name; readonly ago: number }
  | { readonly do: 'next' | 'back' | 'end' | 'restart' }
  | { readonly do: 'exclude'; readonly who: Name; readonly excluded: boolean }
  /** Leaves somebody out who has answered, and then everything in memory is gone. */
  | { readonly do: 'exclude and restart'; readonly who: Name };

const who = fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('join', 'leave', 'answer'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('next', 'back', 'end', 'restart') }) },
  fc.record({ do: fc.constant('answer before'), who, ago: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('exclude'), who, excluded: fc.boolean() }),
  fc.record({ do: fc.constant('exclude and restart'), who }),
);

/** What chance seldom finds. */
const rare: Step[][] = [
  // Somebody answers a run that was put on before they came, and leaves before it is on again.
  [
    { do: 'next' },
    { do: 'join', who: 'ann' },
    { do: 'answer before', who: 'ann', ago: 1 },
    { do: 'leave', who: 'ann' },
    { do: 'back' },
  ],
  [
    { do: 'join', who: 'ann' },
    { do: 'exclude and restart', who: 'ann' },
    { do: 'join', who: 'ann' },
    { do: 'exclude', who: 'ann', excluded: false },
  ],
  [{ do: 'join', who: 'ann' }, { do: 'end' }, { do: 'join', who: 'ben' }, { do: 'restart' }],
];

/** A run as counting goes by it. */
interface ModelRun {
  readonly runId: string;
  /** Its place among what the host puts on, one after the other. */
  readonly number: number;
  readonly joined: Set<Name>;
  readonly answered: Set<Name>;
  ended: boolean;
}

/** Who has joined and answered each run, who is here, and who is left out: what counting goes by. */
class Model {
  readonly known = new Set<Name>();
  readonly here = new Set<Name>();
  readonly excluded = new Set<Name>();
  /** In the order in which they were put on; a run that was put on again is there again. */
  readonly runs: ModelRun[] = [];

  get run(): ModelRun {
    const on = this.runs.at(-1);
    if (on === undefined) throw new Error('Nothing is on.');
    return on;
  }

  /** Whoever is here is there while a run is on. */
  putOn(runId: string, number: number): void {
    const known = this.runs.find((run) => run.runId === runId);
    const fresh = { joined: new Set<Name>(), answered: new Set<Name>(), ended: false };
    this.runs.push(known ?? { runId, number, ...fresh });
    for (const name of this.here) this.run.joined.add(name);
  }

  /** What has ended is joined by nobody any more. */
  join(name: Name): void {
    this.known.add(name);
    this.here.add(name);
    if (!this.run.ended) this.run.joined.add(name);
  }

  /** Whoever answers a run has been in it. */
  answer(run: ModelRun, name: Name): void {
    run.answered.add(name);
    run.joined.add(name);
  }

  counts({ joined, answered }: ModelRun) {
    const counted = (set: ReadonlySet<Name>): number =>
      [...set].filter((name) => !this.excluded.has(name)).length;
    return {
      joined: counted(joined),
      connected: counted(this.here),
      answered: counted(answered),
    };
  }
}

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

const open = () => openGuessEngine({ connection, clock });

/** A lecture on the real engine, beside the model of it. */
class Lecture {
  readonly model = new Model();
  readonly #tickets = new Map<Name, string>();
  readonly #participants = new Map<Name, string>();
  readonly #name: string;
  #engine: TestEngine;
  #hall: ReturnType<typeof hallIn>;
  #peers = new Map<Name, TestPeer>();

  private constructor(name: string, engine: TestEngine, hall: ReturnType<typeof hallIn>) {
    this.#name = name;
    this.#engine = engine;
    this.#hall = hall;
  }

  static async begin(name: string): Promise<Lecture> {
    const engine = await open();
    const hall = await openHall(engine, `${name}-0`);
    const lecture = new Lecture(name, engine, hall);
    lecture.model.putOn(hall.runId, 0);
    return lecture;
  }

  async take(given: Step): Promise<void> {
    switch (given.do) {
      case 'join':
        return this.#join(given.who);
      case 'leave':
        return this.#leave(given.who);
      case 'answer':
        return this.#answer(given.who, this.model.run);
      case 'answer before':
        return this.#answer(given.who, this.model.runs.at(-1 - given.ago));
      case 'exclude':
        return this.#exclude(given.who, given.excluded);
      case 'exclude and restart':
        await this.#answer(given.who, this.model.run);
        await this.#exclude(given.who, true);
        return this.#restart();
      case 'end':
        return this.#end();
      case 'restart':
        return this.#restart();
      default:
        return this.#putOn(given.do);
    }
  }

  /** Everything that anybody is told is what the model says. */
  async check(): Promise<void> {
    const expected = this.model.counts(this.model.run);
    for (const audience of ['host', 'screen'] as const) {
      expect(await this.#hall.counts(audience)).toMatchObject(expected);
    }
    for (const run of new Set(this.model.runs)) {
      const { joined, answered } = this.model.counts(run);
      expect(await this.#hall.resultOf(run.runId)).toEqual({ joined, answered });
      expect(answered).toBeLessThanOrEqual(joined);
    }
  }

  stop(): void {
    this.#engine.stop();
  }

  async #join(name: Name): Promise<void> {
    if (this.model.here.has(name)) return;
    // Each comes from a network of their own: each is a burst of one.
    const own = this.#engine.peer(null, name);
    const joined = await this.#hall.join(own, this.#tickets.get(name));
    this.#tickets.set(name, joined.ticket);
    this.#participants.set(name, joined.participant);
    this.#peers.set(name, own);
    this.model.join(name);
  }

  #leave(name: Name): void {
    this.#peers.get(name)?.stand(this.#hall.roomId);
    this.model.here.delete(name);
  }

  async #answer(name: Name, run: ModelRun | undefined): Promise<void> {
    const peer = this.#peers.get(name);
    if (peer === undefined || run === undefined || !this.model.here.has(name)) return;
    const answering = this.#hall.answer(peer, run.runId, 7);
    if (run.ended) {
      await expect(answering).rejects.toMatchObject({ code: 'TOO_LATE' });
      return;
    }
    await answering;
    this.model.answer(run, name);
  }

  async #exclude(name: Name, excluded: boolean): Promise<void> {
    if (!this.model.known.has(name)) return;
    await this.#hall.exclude(this.#participants.get(name) ?? '', excluded);
    if (excluded) this.model.excluded.add(name);
    else this.model.excluded.delete(name);
  }

  async #putOn(what: 'next' | 'back'): Promise<void> {
    const number = this.model.run.number + (what === 'next' ? 1 : -1);
    if (number < 0) return;
    this.model.putOn(await this.#hall.putOn(`${this.#name}-${number}`), number);
  }

  async #end(): Promise<void> {
    const { run } = this.model;
    if (run.ended) return;
    await this.#hall.command(run.runId, 0, { type: 'end' });
    run.ended = true;
  }

  /** Nobody says goodbye, and everything that was in memory is gone. */
  async #restart(): Promise<void> {
    this.#engine.stop();
    this.#engine = await open();
    this.#hall = hallIn(this.#engine, this.#hall.roomId);
    this.#peers = new Map();
    this.model.here.clear();
  }
}

let lectures = 0;

test('RM3, RM4: any order of joins, leaves, answers, runs, ends and restarts gives counts by one definition', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const lecture = await Lecture.begin(`lecture${(lectures += 1)}`);
      for (const each of steps) {
        await lecture.take(each);
        await lecture.check();
      }
      lecture.stop();
    }),
    { numRuns: 60, examples: rare.map((steps) => [steps]) },
  );
}, 60_000);
