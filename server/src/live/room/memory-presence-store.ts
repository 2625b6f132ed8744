import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../core/clock.ts';
import type { Health, PresenceStore } from './presence-store.ts';
import type { Stop } from '../run/run-store.ts';

interface Person {
  slow: boolean;
  /** When they went, or null while they are connected. */
  leftAt: number | null;
}

interface Room {
  readonly people: Map<string, Person>;
  excluded: ReadonlySet<string>;
}

/** Who is connected, in this process's memory: for one process. */
export class MemoryPresenceStore implements PresenceStore {
  readonly #clock: Clock;
  readonly #rooms = new Map<string, Room>();
  readonly #listeners = new Set<(roomId: string) => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  arrive(roomId: string, participant: string): void {
    const { people } = this.#roomOf(roomId);
    const person = people.get(participant);
    if (person === undefined) people.set(participant, { slow: false, leftAt: null });
    else person.leftAt = null;
    this.#tell(roomId);
  }

  leave(roomId: string, participant: string): void {
    const person = this.#rooms.get(roomId)?.people.get(participant);
    if (person === undefined || person.leftAt !== null) return;
    person.leftAt = this.#clock.now();
    person.slow = false;
    this.#tell(roomId);
  }

  measured(roomId: string, participant: string, isSlow: boolean): void {
    const person = this.#rooms.get(roomId)?.people.get(participant);
    if (person === undefined || person.leftAt !== null || person.slow === isSlow) return;
    person.slow = isSlow;
    this.#tell(roomId);
  }

  exclude(roomId: string, participants: ReadonlySet<string>): void {
    this.#roomOf(roomId).excluded = new Set(participants);
    this.#tell(roomId);
  }

  health(roomId: string): Health {
    const counted = { connected: 0, slow: 0, lost: 0 };
    const room = this.#rooms.get(roomId);
    if (room === undefined) return counted;
    const now = this.#clock.now();
    for (const [participant, { leftAt, slow }] of room.people) {
      if (leftAt !== null && now - leftAt > timing.lostFor) {
        // Not even lost any more.
        room.people.delete(participant);
      } else if (!room.excluded.has(participant)) {
        if (leftAt !== null) counted.lost += 1;
        else counted.connected += 1;
        if (slow) counted.slow += 1;
      }
    }
    return counted;
  }

  here(roomId: string): ReadonlySet<string> {
    const here = new Set<string>();
    for (const [participant, { leftAt }] of this.#rooms.get(roomId)?.people ?? []) {
      if (leftAt === null) here.add(participant);
    }
    return here;
  }

  lostSince(roomId: string, since: number): string[] {
    const people = this.#rooms.get(roomId)?.people ?? new Map<string, Person>();
    return Array.from(people)
      .filter(([, { leftAt }]) => leftAt !== null && leftAt > since)
      .map(([participant]) => participant);
  }

  forgetLost(roomId: string): void {
    const people = this.#rooms.get(roomId)?.people;
    for (const [participant, { leftAt }] of people ?? []) {
      if (leftAt !== null) people?.delete(participant);
    }
    this.#tell(roomId);
  }

  release(roomId: string): void {
    this.#rooms.delete(roomId);
  }

  onChanged(listener: (roomId: string) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #roomOf(roomId: string): Room {
    let room = this.#rooms.get(roomId);
    if (room === undefined) {
      room = { people: new Map(), excluded: new Set() };
      this.#rooms.set(roomId, room);
    }
    return room;
  }

  #tell(roomId: string): void {
    for (const listener of this.#listeners) listener(roomId);
  }
}
