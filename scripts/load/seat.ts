import type { Notice, RunNoticePayload } from '@sets/shared/live/notices.ts';
import type { Place } from '@sets/shared/live/run.ts';
import type { PollTally } from '@sets/shared/poll/poll.live.ts';
import { monotonic } from './monotonic.ts';

/** What somebody who watches a run sees: the newest of every notice, and when it came. */
export class Seat {
  #place: Place | null = null;
  #version = 0;
  #tally: PollTally | null = null;
  #tallyAt = 0;
  readonly #watchers = new Set<() => void>();

  /** Given back after a reconnect. */
  get place(): Place | null {
    return this.#place;
  }

  get version(): number {
    return this.#version;
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
        this.#version = (payload as RunNoticePayload['run:changed']).run.version;
      }
      if (name === 'tally:changed') {
        this.#tally = (payload as RunNoticePayload['tally:changed']).tally as PollTally | null;
        this.#tallyAt = monotonic();
      }
    }
    for (const look of this.#watchers) look();
  }

  /** The tally that is on show, or null. */
  get newest(): PollTally | null {
    return this.#tally;
  }

  /** The first tally that fits, and the moment (`monotonic`) when it came; may be the present one. */
  tally(fits: (tally: PollTally) => boolean): Promise<{ tally: PollTally; at: number }> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#tally === null || !fits(this.#tally)) return;
        this.#watchers.delete(look);
        resolve({ tally: this.#tally, at: this.#tallyAt });
      };
      this.#watchers.add(look);
      look();
    });
  }
}
