import { limits } from '@sets/shared/core/limits.ts';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import { type ScreenRound, screenReport } from '@sets/shared/live/screen-report.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { Recent } from '../../core/recent.ts';
import type { Activities } from '../activities.ts';
import { disconnectWatchers } from '../connection/hub.ts';
import type { Hub } from '../connection/hub-types.ts';
import type { Hosting } from '../entry/hosting.ts';
import type { RunEntries } from '../feeds/run-entries.ts';
import { roomInfoOf, type Rooms } from '../room/rooms.ts';
import type { Results } from '../run/results.ts';
import type { RunInPlay, RunStore } from '../run/run-store.ts';
import type { Runs } from '../run/runs.ts';

interface EmbeddingParts {
  readonly rooms: Rooms;
  readonly runs: Runs;
  readonly store: Pick<RunStore, 'tallies'>;
  readonly sums: Pick<Results, 'of'>;
  readonly entries: RunEntries;
  readonly activities: Activities;
  readonly hosting: Hosting;
  readonly hub: Hub;
  readonly clock: Clock;
}

/** What is on in a room, as a picture of its screen may tell it. */
export interface RoomInWords {
  readonly room: RoomInfo;
  /** Null where nothing is on. */
  readonly on: {
    readonly title: string;
    readonly ended: boolean;
    readonly rounds: readonly ScreenRound[];
  } | null;
}

/** A thousand who look at one picture share what is read for it, for so long, in ms. */
const toldAgain = 1_000;

/** What embed links need of rooms. */
export class Embedding {
  readonly #parts: EmbeddingParts;
  readonly #recent: Recent<RoomInWords>;

  constructor(parts: EmbeddingParts) {
    this.#parts = parts;
    this.#recent = new Recent(parts.clock, toldAgain);
  }

  /**
   * The space that a room was opened for, if any.
   * @throws AppError FORBIDDEN who does not host it, and where it is a rehearsal, NOT_FOUND
   */
  async hosted(roomId: string, actor: Actor): Promise<{ readonly space: string | null }> {
    await this.#parts.hosting.check(roomId, actor);
    const { space, rehearsal } = await this.#parts.rooms.load(roomId);
    if (rehearsal !== null) throw new AppError('FORBIDDEN', 'A rehearsal is shown nowhere else.');
    return { space };
  }

  /** As it was a second ago at most. @throws AppError NOT_FOUND */
  inWords(roomId: string): Promise<RoomInWords> {
    return this.#recent.of(roomId, () => this.#tell(roomId));
  }

  /** These links have been withdrawn. */
  ended(embedids: readonly string[]): void {
    disconnectWatchers(this.#parts.hub, embedids);
  }

  async #tell(roomId: string): Promise<RoomInWords> {
    const { rooms, runs, activities } = this.#parts;
    const room = await rooms.load(roomId);
    const run = await runs.onIn(room);
    if (run === null) return { room: roomInfoOf(room), on: null };
    const title = activities.of(run).title(run.definition);
    const rounds = await this.#rounds(run, title);
    return { room: roomInfoOf(room), on: { title, ended: run.ended, rounds } };
  }

  async #rounds(run: RunInPlay, title: string): Promise<ScreenRound[]> {
    const { activities, store, sums, entries } = this.#parts;
    const rules = activities.of(run);
    const { definition, state } = run;
    const all = await entries.of(run);
    const most = rules.mostCounters?.(definition, state) ?? limits.countersShown;
    return screenReport(rules, {
      definition,
      state,
      tallies: await store.tallies(run.runId, rules.shown(state), most),
      results: await sums.of(run),
      entries: all,
      toldBeside: [title, entries.seen(run, all, 'screen')],
    });
  }
}
