import { timing } from '@sets/shared/core/limits.ts';
import type { Slot, Turnout } from '@sets/shared/live/activity.ts';
import type { Clock } from '../../core/clock.ts';
import type { TakingPart } from '../entry/taking-part.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import { leftOutNow } from '../room/left-out-now.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Run, RunStore } from '../run/run-store.ts';
import { AgainLater } from './again-later.ts';

interface Parts {
  readonly presence: Pick<PresenceStore, 'here' | 'lostSince'>;
  readonly roomStore: Pick<RoomStore, 'get' | 'excluded'>;
  readonly store: Pick<RunStore, 'answeredAmong'>;
  readonly takingPart: Pick<TakingPart, 'among'>;
  readonly clock: Clock;
  /** A turnout is otherwise by now: what is done with it is to be done again. */
  readonly again: (roomId: string) => void;
}

/**
 * How many are here who may answer, and how many of them have. Whoever has just lost their connection is on the
 * way back, so still counts; and where a process starts in the middle of a run, everybody is: then there is
 * no turnout for as long.
 */
export class Turnouts {
  readonly #parts: Parts;
  /** Until when people are on the way back, by room. */
  readonly #returning = new Map<string, number>();
  readonly #later: AgainLater;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#later = new AgainLater(parts);
  }

  /** This process has come to a room in the middle of a run. */
  cameTo(roomId: string): void {
    this.#returning.set(roomId, this.#parts.clock.now() + timing.returning);
  }

  /** Null while it cannot be told; then it is asked for again. */
  async of(run: Run, slot: Slot): Promise<Turnout | null> {
    const { roomId, runId } = run;
    const { presence, roomStore, store, clock, takingPart } = this.#parts;
    const now = clock.now();
    const until = this.#returning.get(roomId) ?? 0;
    if (until > now) {
      this.#later.ask(roomId, until - now + 1);
      return null;
    }
    const [present, lost, excluded] = await Promise.all([
      presence.here(roomId),
      presence.lostSince(roomId, now - timing.returning),
      leftOutNow(roomStore, roomId),
    ]);
    const here = [...present, ...lost].filter((participant) => !excluded.has(participant));
    // Whoever has not said a name yet, or sits as no account where accounts answer, is not waited for.
    const counted = await takingPart.among(run, here);
    if (lost.length > 0) this.#later.ask(roomId, timing.returning + 1);
    return { here: counted.length, answered: await store.answeredAmong(runId, slot, counted) };
  }

  /** Nobody looks at a room any more. */
  drop(roomId: string): void {
    this.#returning.delete(roomId);
    this.#later.drop(roomId);
  }

  stop(): void {
    this.#later.stop();
  }
}
