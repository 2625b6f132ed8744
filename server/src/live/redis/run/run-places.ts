import type { MaybePromise } from '../../../core/maybe-promise.ts';
import type { RunName } from '../../run/run-store.ts';
import type { RunRedis } from './run-redis.ts';
import { keptForMs, roomOfRunKey } from '../connection/keys.ts';

/** Of so many runs this process remembers the room. */
const mostRemembered = 20_000;

/** In which room each run is: that never changes, so it is asked for once. */
export class RunPlaces {
  readonly #redis: RunRedis;
  readonly #rooms = new Map<string, string>();

  constructor(redis: RunRedis) {
    this.#redis = redis;
  }

  /** Null where no process has put the run in play lately. */
  find(runId: string): MaybePromise<RunName | null> {
    const roomId = this.#rooms.get(runId);
    return roomId === undefined ? this.#ask(runId) : { runId, roomId };
  }

  /** For so long as a run is kept, every process finds it. */
  async keep(run: RunName): Promise<void> {
    this.#remember(run);
    const key = roomOfRunKey(this.#redis.playPrefix, run.runId);
    await this.#redis.send('SET', key, run.roomId, 'PX', String(2 * keptForMs));
  }

  async #ask(runId: string): Promise<RunName | null> {
    const key = roomOfRunKey(this.#redis.playPrefix, runId);
    const roomId = await this.#redis.send<string | null>('GET', key);
    if (roomId === null) return null;
    this.#remember({ runId, roomId });
    return { runId, roomId };
  }

  #remember({ runId, roomId }: RunName): void {
    this.#rooms.set(runId, roomId);
    const [oldest] = this.#rooms.keys();
    if (this.#rooms.size > mostRemembered && oldest !== undefined) this.#rooms.delete(oldest);
  }
}
