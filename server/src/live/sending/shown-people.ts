import { limits } from '@sets/shared/core/limits.ts';
import type { JoinBurst, People } from '@sets/shared/live/room.ts';
import type { Clock } from '../../core/clock.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import { networkOf } from '../entry/join-bursts.ts';
import { removedFrom } from '../room/people-of-room.ts';
import type { Room, RoomBurst, RoomStore } from '../room/room-store.ts';
import type { RunStore } from '../run/run-store.ts';
import { BurstAnswers } from './burst-answers.ts';

/** After so many ms it is asked again, whether anything was heard or not. */
const askAgainMs = 1_000;

/** What only hosts and screens are told. */
export interface PeopleShown {
  readonly people: People;
  readonly bursts: JoinBurst[];
}

interface Known {
  readonly shown: Promise<PeopleShown>;
  /** The version of the room of which it is true. */
  readonly version: number;
  readonly at: number;
}

interface Parts {
  readonly roomStore: RoomStore;
  readonly presence: PresenceStore;
  readonly store: RunStore;
  readonly clock: Clock;
  /** What was told of a room may be too old now: it is to be told again. */
  readonly again: (roomId: string) => void;
}

/**
 * Who is in a room, asked again when that has changed: answers alone, ten times a second, change
 * nothing of it. What time changes by itself (who is no longer lost), or a message that did not
 * come, is seen within a second, with the next beat.
 */
export class ShownPeople {
  readonly #parts: Parts;
  readonly #known = new Map<string, Known>();
  readonly #answers: BurstAnswers;

  constructor(parts: Parts) {
    this.#parts = parts;
    const again = (roomId: string): void => {
      this.changed(roomId);
      parts.again(roomId);
    };
    this.#answers = new BurstAnswers({ ...parts, again });
  }

  of(room: Room): Promise<PeopleShown> {
    const { roomId, version } = room;
    const now = this.#parts.clock.now();
    const known = this.#known.get(roomId);
    if (known?.version === version && now - known.at < askAgainMs) return known.shown;
    const shown = this.#ask(room);
    const asked = { shown, version, at: now };
    this.#known.set(roomId, asked);
    // What could not be asked is not known.
    shown.catch(() => {
      if (this.#known.get(roomId) === asked) this.#known.delete(roomId);
    });
    return shown;
  }

  /** Somebody came, left, or is counted otherwise. What is being asked meanwhile may be older. */
  changed(roomId: string): void {
    this.#known.delete(roomId);
  }

  /** Nobody looks at a room any more. */
  drop(roomId: string): void {
    this.changed(roomId);
    this.#answers.drop(roomId);
  }

  stop(): void {
    this.#answers.stop();
  }

  async #ask(room: Room): Promise<PeopleShown> {
    const { roomId, current } = room;
    const { roomStore, presence } = this.#parts;
    const [joined, health, bursts] = await Promise.all([
      roomStore.joined(roomId, current),
      presence.health(roomId),
      roomStore.bursts(roomId),
    ]);
    const told = worthTelling(bursts);
    const answered = await this.#answers.of(room, told);
    const networks = numbered(bursts);
    const withBoth = told.map(({ burst, joined: came, from, to, excluded }) => {
      const network = networks.get(networkOf(burst)) ?? 1;
      return {
        burst,
        network,
        joined: came,
        answered: answered.get(burst) ?? 0,
        from,
        to,
        excluded,
      };
    });
    // Whoever was taken out of a run had joined it.
    const removed = current === null ? [] : removedFrom(room, current);
    const excluded = removed.length === 0 ? null : await roomStore.excluded(roomId);
    const out = removed.filter((participant) => excluded?.has(participant) === false).length;
    return { people: { joined: joined - out, ...health }, bursts: withBoth };
  }
}

/** From where so many came at once that the host should know; and who is left out. */
const worthTelling = (bursts: readonly RoomBurst[]): RoomBurst[] => {
  const large = new Set(
    bursts
      .filter(({ joined, excluded }) => !excluded && joined >= limits.joinBurst)
      .toSorted((one, other) => other.joined - one.joined)
      .slice(0, limits.joinBurstsShown),
  );
  // Whoever is left out is always told: it can be taken back.
  return bursts.filter((burst) => burst.excluded || large.has(burst));
};

/** The networks of a room, numbered in the order in which somebody came from each. */
const numbered = (bursts: readonly RoomBurst[]): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  // They are given newest first.
  for (const { burst } of bursts.toReversed()) {
    const network = networkOf(burst);
    if (!numbers.has(network)) numbers.set(network, numbers.size + 1);
  }
  return numbers;
};
