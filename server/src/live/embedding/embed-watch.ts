import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Hub } from '../connection/hub-types.ts';
import { watchersOf, watchersPrefix } from '../entry/seat.ts';
import type { EmbedPort } from './embed-port.ts';

/** How often the links of those who watch here are looked up, in ms. */
export const watchEvery = 10_000;

/** So many are asked for at once. */
const batchSize = 500;

interface EmbedWatchParts {
  readonly hub: Hub;
  readonly embeds: EmbedPort;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Ends watching by a link that has gone without this process being told (SE15): a message may be lost. */
export class EmbedWatch {
  readonly #parts: EmbedWatchParts;
  #cancel: () => void = () => {};
  #stopped = false;

  constructor(parts: EmbedWatchParts) {
    this.#parts = parts;
    this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #schedule(): void {
    if (this.#stopped) return;
    const { clock, log } = this.#parts;
    this.#cancel = clock.after(watchEvery, () => {
      this.#look()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'embed links could not be looked up');
        })
        .finally(() => this.#schedule());
    });
  }

  async #look(): Promise<void> {
    const { hub, embeds } = this.#parts;
    const rooms = [...hub.of('/').adapter.rooms.keys()];
    const watched = rooms
      .filter((room) => room.startsWith(watchersPrefix))
      .map((room) => room.slice(watchersPrefix.length));
    for (let from = 0; from < watched.length; from += batchSize) {
      const some = watched.slice(from, from + batchSize);
      const there = await embeds.stillThere(some);
      const gone = some.filter((embedid) => !there.has(embedid));
      if (gone.length > 0) hub.local.in(gone.map(watchersOf)).disconnectSockets(true);
    }
  }
}
