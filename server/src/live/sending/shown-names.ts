import type { NamesShown } from '@sets/shared/live/names-shown.ts';
import type { Clock } from '../../core/clock.ts';
import type { Names } from '../entry/names.ts';
import { removedFrom } from '../room/people-of-room.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Run } from '../run/run-store.ts';

/** Read at most so often: in a hall somebody says a name in every beat. In ms. */
const readAgainMs = 500;
/** More than a wall has room for. */
const mostShown = 120;

interface Known {
  readonly runId: string;
  readonly shown: Promise<NamesShown>;
  readonly at: number;
  /** Whether it is told again once it may be read again. */
  waits: boolean;
}

interface Parts {
  readonly names: Pick<Names, 'shown'>;
  readonly roomStore: Pick<RoomStore, 'get' | 'excluded'>;
  readonly clock: Clock;
  /** What was told of a room may be too old now: it is to be told again. */
  readonly again: (roomId: string) => void;
}

/** Who takes part under which name, where an activity shows that; without whom the host leaves out, and without names that wait. */
export class ShownNames {
  readonly #parts: Parts;
  readonly #known = new Map<string, Known>();
  readonly #waiting = new Map<string, () => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  of(run: Pick<Run, 'runId' | 'roomId'>): Promise<NamesShown> {
    const { clock } = this.#parts;
    const known = this.#known.get(run.roomId);
    if (known?.runId !== run.runId) return this.#ask(run);
    const left = known.at + readAgainMs - clock.now();
    if (left <= 0) return this.#ask(run);
    if (!known.waits) {
      known.waits = true;
      const cancel = clock.after(left, () => {
        this.#waiting.delete(run.roomId);
        this.#parts.again(run.roomId);
      });
      this.#waiting.set(run.roomId, cancel);
    }
    return known.shown;
  }

  /** Nobody looks at a room any more. */
  drop(roomId: string): void {
    this.#known.delete(roomId);
    this.#waiting.get(roomId)?.();
    this.#waiting.delete(roomId);
  }

  stop(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }

  #ask(run: Pick<Run, 'runId' | 'roomId'>): Promise<NamesShown> {
    const shown = this.#read(run);
    const asked: Known = { runId: run.runId, shown, at: this.#parts.clock.now(), waits: false };
    this.#known.set(run.roomId, asked);
    // What could not be read is not known.
    shown.catch(() => {
      if (this.#known.get(run.roomId) === asked) this.#known.delete(run.roomId);
    });
    return shown;
  }

  async #read({ runId, roomId }: Pick<Run, 'runId' | 'roomId'>): Promise<NamesShown> {
    const { names, roomStore } = this.#parts;
    const room = await roomStore.get(roomId);
    const excluded = await roomStore.excluded(roomId);
    const named = await names.shown(runId, room === null ? [] : removedFrom(room, runId));
    const all = named.flatMap(({ participant, name }) =>
      name === null || excluded.has(participant) ? [] : [name],
    );
    const shown = all.slice(-mostShown).toReversed();
    return { names: shown, more: all.length - shown.length };
  }
}
