import { timing } from '@sets/shared/core/limits.ts';
import type { People } from '@sets/shared/live/run.ts';
import type { Clock } from '../core/clock.ts';

interface Person {
  connections: number;
  slow: boolean;
  /** When the last connection went, or null while there is one. */
  leftAt: number | null;
}

/** Who is in the room of one run: counted by participant, so a second tab is nobody new. */
class Room {
  readonly persons = new Map<string, Person>();

  arrive(participant: string): void {
    const person = this.persons.get(participant);
    if (person === undefined) {
      this.persons.set(participant, { connections: 1, slow: false, leftAt: null });
    } else {
      person.connections += 1;
      person.leftAt = null;
    }
  }

  leave(participant: string, now: number): void {
    const person = this.persons.get(participant);
    if (person === undefined) return;
    person.connections -= 1;
    if (person.connections === 0) {
      person.leftAt = now;
      person.slow = false;
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
  readonly #rooms = new Map<string, Room>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A participant's connection came. */
  arrive(runId: string, participant: string): void {
    let room = this.#rooms.get(runId);
    if (room === undefined) this.#rooms.set(runId, (room = new Room()));
    room.arrive(participant);
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

  /** Everybody who has joined so far. */
  joined(runId: string): number {
    return this.#rooms.get(runId)?.persons.size ?? 0;
  }

  drop(runId: string): void {
    this.#rooms.delete(runId);
  }
}
