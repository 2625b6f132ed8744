import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Hub, HubSocket } from './hub-types.ts';

/** How often the sessions of open connections are looked up, in ms. */
export const watchEvery = 10_000;

/** So many are asked for at once. */
const batchSize = 500;

/** Which of these sessions have not ended. */
export type LiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

interface SessionWatchParts {
  readonly hub: Hub;
  readonly liveSessions: LiveSessions;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Ends connections whose session has ended without this process being told (CN5): by another one
 * whose message was lost, by a task at the command line, or by the mere passing of time.
 */
export class SessionWatch {
  readonly #parts: SessionWatchParts;
  #cancel: () => void = () => {};
  #stopped = false;

  constructor(parts: SessionWatchParts) {
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
          log.warn({ err: error }, 'sessions of open connections could not be looked up');
        })
        .finally(() => this.#schedule());
    });
  }

  async #look(): Promise<void> {
    const { hub, liveSessions } = this.#parts;
    const bySession = new Map<string, HubSocket[]>();
    for (const socket of hub.sockets.sockets.values()) {
      const { actor } = socket.data;
      if (actor === null) continue;
      bySession.set(actor.sessionId, [...(bySession.get(actor.sessionId) ?? []), socket]);
    }
    const sessionIds = [...bySession.keys()];
    for (let from = 0; from < sessionIds.length; from += batchSize) {
      const some = sessionIds.slice(from, from + batchSize);
      const live = await liveSessions(some);
      const ended = some.filter((sessionId) => !live.has(sessionId));
      for (const socket of ended.flatMap((id) => bySession.get(id) ?? [])) socket.disconnect(true);
    }
  }
}
