import type { Clock } from '../../core/clock.ts';
import type { Room, RoomBurst, RoomStore } from '../room/room-store.ts';
import type { RunStore, Stop } from '../run/run-store.ts';

/** How often it is asked who of those who came together has answered, in ms: it is much to ask. */
const askEveryMs = 2_000;

interface Parts {
  readonly roomStore: Pick<RoomStore, 'cameWith'>;
  readonly store: Pick<RunStore, 'answeredAmong'>;
  readonly clock: Clock;
  /** What was told of a room may be too old now. */
  readonly again: (roomId: string) => void;
}

interface Known {
  readonly runId: string | null;
  readonly at: number;
  readonly answered: ReadonlyMap<string, number>;
  /** Stops what waits to tell it anew. */
  stop: Stop | null;
}

/** How many of a burst of joins have answered in the run that is on: by it a host tells a hall from a script. */
export class BurstAnswers {
  readonly #parts: Parts;
  readonly #known = new Map<string, Known>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** By burst. What was asked lately is told once more, and soon anew. */
  async of(room: Room, bursts: readonly RoomBurst[]): Promise<ReadonlyMap<string, number>> {
    const { roomId, current } = room;
    const { clock, again } = this.#parts;
    const known = this.#known.get(roomId);
    const age = known === undefined ? Infinity : clock.now() - known.at;
    const isThere =
      known?.runId === current && bursts.every(({ burst }) => known.answered.has(burst));
    if (known !== undefined && isThere && age < askEveryMs) {
      known.stop ??= clock.after(askEveryMs - age, () => again(roomId));
      return known.answered;
    }
    known?.stop?.();
    const answered = await this.#ask(room, bursts);
    this.#known.set(roomId, { runId: current, at: clock.now(), answered, stop: null });
    return answered;
  }

  drop(roomId: string): void {
    this.#known.get(roomId)?.stop?.();
    this.#known.delete(roomId);
  }

  stop(): void {
    for (const { stop } of this.#known.values()) stop?.();
    this.#known.clear();
  }

  async #ask(
    { roomId, current }: Room,
    bursts: readonly RoomBurst[],
  ): Promise<ReadonlyMap<string, number>> {
    const { roomStore, store } = this.#parts;
    const names = bursts.map(({ burst }) => burst);
    const came =
      current === null || names.length === 0 ? null : await roomStore.cameWith(roomId, names);
    const answered = new Map(names.map((burst) => [burst, 0]));
    for (const [burst, who] of came ?? []) {
      answered.set(burst, await store.answeredAmong(current ?? '', null, who));
    }
    return answered;
  }
}
