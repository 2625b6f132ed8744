import type { ReactionCounts } from '@sets/shared/live/pulse.ts';
import {
  bothReactions,
  lostAfter,
  noReactions,
  type PulseNews,
} from '@sets/shared/live/pulse-rules.ts';
import type { Clock } from '../../core/clock.ts';
import type { Stop } from '../run/run-store.ts';
import type { PulseChange, PulseNow, PulseStore } from './pulse-store.ts';

interface RoomPulse {
  readonly reactions: ReactionCounts;
  /** Who is lost, with until when. */
  readonly lost: ReadonlyMap<string, number>;
}

const nothing: RoomPulse = { reactions: noReactions, lost: new Map() };

/** In this process's memory: for one process. */
export class MemoryPulseStore implements PulseStore {
  readonly #clock: Clock;
  readonly #rooms = new Map<string, RoomPulse>();
  readonly #listeners = new Set<(roomId: string, change: PulseChange) => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(roomId: string, { taps, lost }: PulseNews): void {
    const before = this.#rooms.get(roomId) ?? nothing;
    this.#rooms.set(roomId, {
      reactions: bothReactions(before.reactions, taps),
      lost: lostAfter(before.lost, lost, this.#clock.now()),
    });
    this.#tell(roomId, 'news');
  }

  now(roomId: string, excluded: ReadonlySet<string>): PulseNow {
    const { reactions, lost } = this.#rooms.get(roomId) ?? nothing;
    const still = lostAfter(lost, new Map(), this.#clock.now());
    const counted = [...still.keys()].filter((participant) => !excluded.has(participant));
    return { reactions, lost: counted.length };
  }

  lostUntil(roomId: string, participant: string): number | null {
    const until = this.#rooms.get(roomId)?.lost.get(participant) ?? 0;
    return until > this.#clock.now() ? until : null;
  }

  nobodyLost(roomId: string): void {
    const known = this.#rooms.get(roomId);
    if (known !== undefined) this.#rooms.set(roomId, { ...known, lost: nothing.lost });
    this.#tell(roomId, 'found');
  }

  settingsChanged(roomId: string): void {
    this.#tell(roomId, 'settings');
  }

  release(roomId: string): void {
    this.#rooms.delete(roomId);
  }

  onChanged(listener: (roomId: string, change: PulseChange) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(roomId: string, change: PulseChange): void {
    for (const listener of this.#listeners) listener(roomId, change);
  }
}
