import { limits, timing } from '@sets/shared/core/limits.ts';
import type { People } from '@sets/shared/live/run.ts';
import type { Clock } from '../core/clock.ts';

/** A participant in the room of a run. */
export interface Person {
  readonly connections: number;
  /** Whether they have an answer in the run: then their place is kept, also when they go. */
  answered: boolean;
}

interface Present extends Person {
  connections: number;
  slow: boolean;
  /** When the last connection went, or null while there is one. */
  leftAt: number | null;
}

/** Who is in the room of one run: counted by participant, so a second tab is nobody new. */
class Room {
  readonly persons = new Map<string, Present>();
  /** Those who went without an answer, in the order in which they went. */
  readonly #wentSilently = new Set<string>();

  arrive(participant: string): Person {
    let person = this.persons.get(participant);
    if (person === undefined) {
      person = { connections: 0, slow: false, answered: false, leftAt: null };
      this.persons.set(participant, person);
    }
    person.connections += 1;
    person.leftAt = null;
    this.#wentSilently.delete(participant);
    return person;
  }

  leave(participant: string, now: number): void {
    const person = this.persons.get(participant);
    if (person === undefined) return;
    person.connections -= 1;
    if (person.connections > 0) return;
    person.leftAt = now;
    person.slow = false;
    if (!person.answered) this.#wentSilently.add(participant);
  }

  /** Forgets who went before `before` and has no answer: nothing is lost with them. */
  forget(before: number): void {
    for (const participant of this.#wentSilently) {
      const person = this.persons.get(participant);
      if ((person?.leftAt ?? 0) > before) return;
      this.#wentSilently.delete(participant);
      // The answer of somebody may come to the disk after they went.
      if (person?.answered !== true) this.persons.delete(participant);
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

/** The health of every room: how many are there, slow, or lost. */
export class Presence {
  readonly #clock: Clock;
  readonly #places: number;
  readonly #rooms = new Map<string, Room>();

  /** `places`: most participants of a run. */
  constructor(clock: Clock, places: number = limits.participantsPerRun) {
    this.#clock = clock;
    this.#places = places;
  }

  /** A participant's connection came. */
  arrive(runId: string, participant: string): Person {
    let room = this.#rooms.get(runId);
    if (room === undefined) this.#rooms.set(runId, (room = new Room()));
    return room.arrive(participant);
  }

  /** A participant's connection went. */
  leave(runId: string, participant: string): void {
    this.#rooms.get(runId)?.leave(participant, this.#clock.now());
  }

  /** Notes a measured round trip of a participant's connection; true where that changed its health. */
  measured(runId: string, participant: string, roundTripMs: number): boolean {
    const person = this.#rooms.get(runId)?.persons.get(participant);
    const slow = roundTripMs > timing.slowRoundTrip;
    if (person === undefined || person.slow === slow) return false;
    person.slow = slow;
    return true;
  }

  count(runId: string): People {
    const room = this.#rooms.get(runId);
    return room?.count(this.#clock.now()) ?? { joined: 0, connected: 0, slow: 0, lost: 0 };
  }

  /** Whether a run has a place for somebody new; those who left without an answer give theirs. */
  hasPlace(runId: string): boolean {
    const room = this.#rooms.get(runId);
    if (room === undefined || room.persons.size < this.#places) return true;
    room.forget(this.#clock.now());
    return room.persons.size < this.#places;
  }

  /** Forgets who left without an answer so long ago that they are not even lost any more. */
  tidy(runId: string): void {
    this.#rooms.get(runId)?.forget(this.#clock.now() - timing.lostFor);
  }

  drop(runId: string): void {
    this.#rooms.delete(runId);
  }
}
