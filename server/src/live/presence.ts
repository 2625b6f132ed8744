import { timing } from '@sets/shared/core/limits.ts';
import type { People } from '@sets/shared/live/run.ts';
import type { Clock } from '../core/clock.ts';
import type { Peer } from './seat.ts';

interface Person {
  /** Their connections. */
  peers: readonly Peer[];
  slow: boolean;
  /** Whether they have an answer in the run: then they are never forgotten. */
  answered: boolean;
  /** When the last connection went, or null while there is one. */
  leftAt: number | null;
}

const nobodyYet = { peers: [], slow: false, answered: false, leftAt: null };

/** Who is there in one run: counted by participant, so a second tab is nobody new. */
class RunPresence {
  readonly persons = new Map<string, Person>();
  /** Those who went without an answer, in the order in which they went. */
  readonly #wentSilently = new Set<string>();

  arrive(participant: string, peer: Peer): void {
    const person = this.persons.get(participant);
    if (person === undefined) {
      this.persons.set(participant, { ...nobodyYet, peers: [peer] });
      return;
    }
    person.peers = [...person.peers, peer];
    person.leftAt = null;
    this.#wentSilently.delete(participant);
  }

  /** An answer may reach the disk when its person has gone already, or is even forgotten. */
  answered(participant: string, now: number): void {
    const person = this.persons.get(participant) ?? { ...nobodyYet, leftAt: now };
    this.persons.set(participant, person);
    person.answered = true;
    this.#wentSilently.delete(participant);
  }

  leave(participant: string, peer: Peer, now: number): void {
    const person = this.persons.get(participant);
    if (person === undefined) return;
    person.peers = person.peers.filter((other) => other !== peer);
    if (person.peers.length > 0) return;
    person.leftAt = now;
    person.slow = false;
    if (!person.answered) this.#wentSilently.add(participant);
  }

  /** Forgets who went before `before` and has no answer: nothing is lost with them. */
  forget(before: number): void {
    for (const participant of this.#wentSilently) {
      if ((this.persons.get(participant)?.leftAt ?? 0) > before) return;
      this.#wentSilently.delete(participant);
      this.persons.delete(participant);
    }
  }

  count(now: number): People {
    const counted = { joined: this.persons.size, connected: 0, slow: 0, lost: 0 };
    for (const person of this.persons.values()) {
      if (person.leftAt === null) {
        counted.connected += 1;
        if (person.slow) counted.slow += 1;
      } else if (now - person.leftAt <= timing.lostFor) {
        counted.lost += 1;
      }
    }
    return counted;
  }
}

/** The health of every run: how many are there, slow, or lost. */
export class Presence {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #runs = new Map<string, RunPresence>();

  /** `most`: participants of a run. */
  constructor(clock: Clock, most: number) {
    this.#clock = clock;
    this.#most = most;
  }

  /** A participant's connection came. */
  arrive(runId: string, participant: string, peer: Peer): void {
    let run = this.#runs.get(runId);
    if (run === undefined) this.#runs.set(runId, (run = new RunPresence()));
    run.arrive(participant, peer);
  }

  /** A participant has an answer in the run. */
  answered(runId: string, participant: string): void {
    this.#runs.get(runId)?.answered(participant, this.#clock.now());
  }

  /** Whether a participant is counted among those who joined. */
  knows(runId: string, participant: string): boolean {
    return this.#runs.get(runId)?.persons.has(participant) ?? false;
  }

  /** The connections that a participant has here and now. */
  peersOf(runId: string, participant: string): readonly Peer[] {
    return this.#runs.get(runId)?.persons.get(participant)?.peers ?? [];
  }

  /** The participants who are connected here and now, with their connections. */
  *present(runId: string): Generator<[participant: string, peers: readonly Peer[]]> {
    for (const [participant, { peers }] of this.#runs.get(runId)?.persons ?? []) {
      if (peers.length > 0) yield [participant, peers];
    }
  }

  /** A participant's connection went. */
  leave(runId: string, participant: string, peer: Peer): void {
    this.#runs.get(runId)?.leave(participant, peer, this.#clock.now());
  }

  /** Notes a measured round trip of a participant's connection; true where that changed its health. */
  measured(runId: string, participant: string, roundTripMs: number): boolean {
    const person = this.#runs.get(runId)?.persons.get(participant);
    const slow = roundTripMs > timing.slowRoundTrip;
    if (person === undefined || person.slow === slow) return false;
    person.slow = slow;
    return true;
  }

  count(runId: string): People {
    const run = this.#runs.get(runId);
    return run?.count(this.#clock.now()) ?? { joined: 0, connected: 0, slow: 0, lost: 0 };
  }

  /** Whether a run takes nobody new; where it is full, those who left without an answer are forgotten. */
  isFull(runId: string): boolean {
    const run = this.#runs.get(runId);
    if (run === undefined || run.persons.size < this.#most) return false;
    run.forget(this.#clock.now());
    return run.persons.size >= this.#most;
  }

  /** Forgets who left without an answer so long ago that they are not even lost any more. */
  tidy(runId: string): void {
    this.#runs.get(runId)?.forget(this.#clock.now() - timing.lostFor);
  }

  drop(runId: string): void {
    this.#runs.delete(runId);
  }
}
