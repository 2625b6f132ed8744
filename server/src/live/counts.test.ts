import type { People } from '@sets/shared/live/room.ts';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  guessActivity,
  guessSlot,
  type GuessTally,
  storedGuess,
} from '../../test/guess.activity.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { connectStore, openTestEngine } from '../../test/test-engine.ts';
import type { Peer } from './seat.ts';

/*
 * One definition of each count, whatever happens in whatever order: who has joined, who of them is
 * here, who has answered. The model below is that definition; the engine runs on the real store.
 */

const owner = { userid: 'owner', accountType: 'moderator' } as const;
const names = ['ann', 'ben', 'eve', 'tom'] as const;
type Name = (typeof names)[number];

type Step =
  | { readonly do: 'join' | 'leave' | 'answer'; readonly who: Name }
  | { readonly do: 'next' | 'back' | 'restart' }
  | { readonly do: 'exclude'; readonly who: Name; readonly excluded: boolean };

const who = fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('join', 'leave', 'answer'), who }) },
  fc.record({ do: fc.constantFrom('next', 'back', 'restart') }),
  fc.record({ do: fc.constant('exclude'), who, excluded: fc.boolean() }),
);

/** Who has joined and answered each run, who is here, and who is left out: what counting goes by. */
class Model {
  current = 0;
  readonly known = new Set<Name>();
  readonly here = new Set<Name>();
  readonly excluded = new Set<Name>();
  readonly #runs: { joined: Set<Name>; answered: Set<Name> }[] = [];

  get run() {
    return (this.#runs[this.current] ??= { joined: new Set(), answered: new Set() });
  }

  /** Whoever is here is there while a run is on. */
  putOn(run: number): void {
    this.current = run;
    for (const name of this.here) this.run.joined.add(name);
  }

  join(name: Name): void {
    this.known.add(name);
    this.here.add(name);
    this.run.joined.add(name);
  }

  get counts() {
    const counted = (set: ReadonlySet<Name>): number =>
      [...set].filter((name) => !this.excluded.has(name)).length;
    const { joined, answered } = this.run;
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

const open = () =>
  openTestEngine({
    connection,
    clock,
    activities: [
      {
        activity: guessActivity,
        stored: storedGuess,
        loadDefinition: async () => ({ title: 'Beans', closesWith: 99 }),
      },
    ],
  });

/** A lecture on the real engine, beside the model of it. */
class Lecture {
  readonly model = new Model();
  readonly #tickets = new Map<Name, string>();
  readonly #participants = new Map<Name, string>();
  readonly #name: string;
  #engine: Awaited<ReturnType<typeof open>>;
  #peers = new Map<Name, Peer>();
  #roomId = '';
  #attempts = 0;

  private constructor(name: string, engine: Awaited<ReturnType<typeof open>>) {
    this.#name = name;
    this.#engine = engine;
  }

  static async begin(name: string): Promise<Lecture> {
    const lecture = new Lecture(name, await open());
    const { handlers, peer } = lecture.#engine;
    const { room } = await handlers['room:open'](lecture.#run(0), {
      peer: peer(owner),
      actor: owner,
    });
    lecture.#roomId = room.roomId;
    return lecture;
  }

  async take(given: Step): Promise<void> {
    switch (given.do) {
      case 'join':
        return this.#join(given.who);
      case 'leave':
        return this.#leave(given.who);
      case 'answer':
        return this.#answer(given.who);
      case 'exclude':
        return this.#exclude(given.who, given.excluded);
      case 'restart':
        return this.#restart();
      default:
        return this.#putOn(given.do);
    }
  }

  /** As the host, and as the screen, is told them. */
  async counts() {
    const { publisher, told } = this.#engine;
    await publisher.publish(this.#roomId);
    const [host, screen] = (['host', 'screen'] as const).map((audience) => {
      const { people } = told(this.#roomId, audience, 'people:changed') as { people: People };
      const { tally } = told(this.#roomId, audience, 'tally:changed') as { tally: GuessTally };
      return { joined: people.joined, connected: people.connected, answered: tally.guessed };
    });
    expect(screen).toEqual(host);
    return host;
  }

  /** As whoever looks back on the run is told them. */
  async result() {
    const { history, told } = this.#engine;
    const { run } = told(this.#roomId, 'host', 'run:changed') as { run: { runId: string } };
    const record = await history.find(run.runId);
    if (record === null) throw new Error('There is no such run.');
    const { joined, rounds } = await history.resultOf(record);
    return { joined, answered: rounds.find(({ slot }) => slot === guessSlot)?.answered };
  }

  stop(): void {
    this.#engine.stop();
  }

  #run(number: number) {
    return { activity: 'guess', definitionId: `${this.#name}-${number}` };
  }

  async #join(name: Name): Promise<void> {
    const { handlers, peer } = this.#engine;
    if (this.model.here.has(name)) return;
    // Each comes from a network of their own: each is a burst of one.
    const own = peer(null, name);
    const ticket = this.#tickets.get(name);
    const { room } = await handlers['room:host'](
      { roomId: this.#roomId },
      { peer: peer(owner), actor: owner },
    );
    const joined = await handlers['room:join'](
      { room: { code: room.code }, ...(ticket !== undefined && { ticket }) },
      { peer: own },
    );
    this.#tickets.set(name, joined.ticket);
    this.#participants.set(name, joined.participant);
    this.#peers.set(name, own);
    this.model.join(name);
  }

  #leave(name: Name): void {
    this.#peers.get(name)?.stand(this.#roomId);
    this.model.here.delete(name);
  }

  async #answer(name: Name): Promise<void> {
    const { handlers } = this.#engine;
    const peer = this.#peers.get(name);
    const seat = peer?.seatIn(this.#roomId);
    if (peer === undefined || seat?.as !== 'phone') return;
    const { run } = this.#engine.told(this.#roomId, 'phone', 'run:changed') as {
      run: { runId: string };
    };
    this.#attempts += 1;
    await handlers['answer:submit'](
      {
        roomId: this.#roomId,
        runId: run.runId,
        slot: guessSlot,
        attempt: `a${this.#attempts}`,
        revision: this.#attempts,
        value: { number: this.#attempts },
        tappedAt: clock.now(),
      },
      { peer: Object.assign(peer, { roundTripMs: 1 }), seat },
    );
    this.model.run.answered.add(name);
  }

  async #exclude(name: Name, excluded: boolean): Promise<void> {
    if (!this.model.known.has(name)) return;
    const participant = this.#participants.get(name) ?? '';
    const burst = this.#engine.roomStore.participant(this.#roomId, participant)?.burst ?? '';
    await this.#engine.handlers['room:exclude'](
      { roomId: this.#roomId, burst, excluded },
      { peer: this.#engine.peer(owner), actor: owner },
    );
    if (excluded) this.model.excluded.add(name);
    else this.model.excluded.delete(name);
  }

  async #putOn(what: 'next' | 'back'): Promise<void> {
    const next = this.model.current + (what === 'next' ? 1 : -1);
    if (next < 0) return;
    await this.#engine.handlers['room:start'](
      { roomId: this.#roomId, ...this.#run(next) },
      { peer: this.#engine.peer(owner), actor: owner },
    );
    this.model.putOn(next);
  }

  /** Nobody says goodbye, and everything that was in memory is gone. */
  async #restart(): Promise<void> {
    this.#engine.stop();
    this.#engine = await open();
    this.#peers = new Map();
    this.model.here.clear();
  }
}

let lectures = 0;

test('SE9: any order of joins, leaves, answers, runs and restarts gives counts by one definition', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const lecture = await Lecture.begin(`lecture${(lectures += 1)}`);
      for (const each of steps) {
        await lecture.take(each);
        const counts = await lecture.counts();
        expect(counts).toEqual(lecture.model.counts);
        expect(counts?.answered).toBeLessThanOrEqual(counts?.joined ?? 0);
        const { joined, answered } = lecture.model.counts;
        expect(await lecture.result()).toEqual({ joined, answered });
      }
      lecture.stop();
    }),
    { numRuns: 30 },
  );
}, 60_000);
