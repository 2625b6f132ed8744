import type { Slot } from '@sets/shared/live/activity.ts';
import { type NamesShown, namesShown } from '@sets/shared/live/names-shown.ts';
import type { Clock } from '../../core/clock.ts';
import type { Names } from '../entry/names.ts';
import { removedFrom } from '../room/people-of-room.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Run, RunStore } from '../run/run-store.ts';
import { AgainLater } from './again-later.ts';

/** Read at most so often: in a hall somebody says a name in every beat. In ms. */
const readAgainMs = 500;

/** A run, and the slot whose values stand beside the names, if any. */
type Named = Pick<Run, 'runId' | 'roomId'> & {
  readonly beside?: Slot | null;
};

interface Known {
  readonly runId: string;
  readonly beside: Slot | null;
  readonly shown: Promise<NamesShown>;
  readonly at: number;
}

interface Parts {
  readonly names: Pick<Names, 'shown'>;
  readonly roomStore: Pick<RoomStore, 'get' | 'excluded'>;
  readonly store: Pick<RunStore, 'answerOf'>;
  readonly clock: Clock;
  /** What was told of a room may be too old now: it is to be told again. */
  readonly again: (roomId: string) => void;
}

/** Who takes part under which name, where an activity shows that; without whom the host leaves out, and without names that wait. */
export class ShownNames {
  readonly #parts: Parts;
  readonly #known = new Map<string, Known>();
  readonly #later: AgainLater;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#later = new AgainLater(parts);
  }

  of(run: Named): Promise<NamesShown> {
    const { clock } = this.#parts;
    const known = this.#known.get(run.roomId);
    if (known?.runId !== run.runId || known.beside !== (run.beside ?? null)) return this.#ask(run);
    const left = known.at + readAgainMs - clock.now();
    if (left <= 0) return this.#ask(run);
    this.#later.ask(run.roomId, left);
    return known.shown;
  }

  /** Nobody looks at a room any more. */
  drop(roomId: string): void {
    this.#known.delete(roomId);
    this.#later.drop(roomId);
  }

  stop(): void {
    this.#later.stop();
  }

  #ask(run: Named): Promise<NamesShown> {
    const shown = this.#read(run);
    const { runId, beside = null } = run;
    const asked: Known = { runId, beside, shown, at: this.#parts.clock.now() };
    this.#known.set(run.roomId, asked);
    // What could not be read is not known.
    shown.catch(() => {
      if (this.#known.get(run.roomId) === asked) this.#known.delete(run.roomId);
    });
    return shown;
  }

  async #read({ runId, roomId, beside = null }: Named): Promise<NamesShown> {
    const { names, roomStore, store } = this.#parts;
    const room = await roomStore.get(roomId);
    const excluded = await roomStore.excluded(roomId);
    const named = await names.shown(runId, room === null ? [] : removedFrom(room, runId));
    const all = named
      .flatMap(({ participant, name }) =>
        name === null || excluded.has(participant) ? [] : [{ participant, name }],
      )
      .toReversed();
    const told = namesShown(all.map(({ name }) => name));
    if (beside === null) return told;
    // Together: where the store is another process, its answers come together too.
    const answers = all
      .slice(0, told.names.length)
      .map(async ({ participant }) => store.answerOf(runId, beside, participant));
    const values = (await Promise.all(answers)).map((answer) => answer?.value ?? null);
    return { ...told, beside: values };
  }
}
