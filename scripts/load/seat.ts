import type { Notice, RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { JoinBurst, People, Place } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { monotonic } from './monotonic.ts';

/** What somebody who watches a room sees: the newest of every notice, and when it came. */
export class Seat<View = unknown, Tally = unknown> {
  #place: Place | null = null;
  #run: RunInfo | null = null;
  #view: View | null = null;
  #tally: Tally | null = null;
  #tallyAt = 0;
  #people: People | null = null;
  #bursts: readonly JoinBurst[] = [];
  readonly #watchers = new Set<() => void>();

  /** Given back after a reconnect. */
  get place(): Place | null {
    return this.#place;
  }

  /** The run that is on, or null. */
  get run(): RunInfo | null {
    return this.#run;
  }

  /** An event of the connection, as the JSON of `[name, payload]`. */
  onEvent(json: string): void {
    const [event, notice] = JSON.parse(json) as [string, Notice];
    if (event === 'notice') this.take([notice]);
  }

  take(notices: readonly Notice[]): void {
    for (const { epoch, seq, name, payload } of notices) {
      this.#place = { epoch, seq };
      if (name === 'run:changed') {
        const { run, view } = payload as RoomNoticePayload['run:changed'];
        // The counts of one run are none of another's; its own follow.
        if (run?.runId !== this.#run?.runId) this.#tally = null;
        this.#run = run;
        this.#view = run === null ? null : (view as View);
      }
      if (name === 'tally:changed') {
        this.#tally = (payload as RoomNoticePayload['tally:changed']).tally as Tally | null;
        this.#tallyAt = monotonic();
      }
      if (name === 'people:changed') {
        this.#people = (payload as RoomNoticePayload['people:changed']).people;
      }
      if (name === 'joins:changed') {
        this.#bursts = (payload as RoomNoticePayload['joins:changed']).bursts;
      }
    }
    for (const look of this.#watchers) look();
  }

  /** Who came in together, newest first; only the host is told. */
  get bursts(): readonly JoinBurst[] {
    return this.#bursts;
  }

  /** What is shown of the run that is on, or null. */
  get view(): View | null {
    return this.#view;
  }

  /** The tally that is on show, or null. */
  get newest(): Tally | null {
    return this.#tally;
  }

  /** Who is in the room, or null; only host and screen are told. */
  get people(): People | null {
    return this.#people;
  }

  /** The first tally that fits, and the moment (`monotonic`) when it came; may be the present one. */
  tally(fits: (tally: Tally) => boolean): Promise<{ tally: Tally; at: number }> {
    return this.#when(() => {
      if (this.#tally === null || !fits(this.#tally)) return null;
      return { tally: this.#tally, at: this.#tallyAt };
    });
  }

  /** Resolves when the room has such people; only host and screen are told. */
  async peopled(fits: (people: People) => boolean): Promise<void> {
    await this.#when(() => (this.#people !== null && fits(this.#people) ? this.#people : null));
  }

  /** How far the run has come, once it is seen as it `fits`. */
  viewed(fits: (view: View, run: RunInfo) => boolean): Promise<RunInfo> {
    return this.#when(() => {
      if (this.#run === null || this.#view === null) return null;
      return fits(this.#view, this.#run) ? this.#run : null;
    });
  }

  /** Resolves when this run is on. */
  async shows(runId: string): Promise<void> {
    await this.#when(() => (this.#run?.runId === runId ? this.#run : null));
  }

  /** What `look` finds, as soon as it finds something. */
  #when<Found>(look: () => Found | null): Promise<Found> {
    return new Promise((resolve) => {
      const watch = (): void => {
        const found = look();
        if (found === null) return;
        this.#watchers.delete(watch);
        resolve(found);
      };
      this.#watchers.add(watch);
      watch();
    });
  }
}
