import { defineScript } from '../../../core/redis/script.ts';
import type { RunRedis } from './run-redis.ts';
import { isUnavailable } from '../connection/unavailable.ts';
import { dueKey, keptForMs } from '../connection/keys.ts';

/** So many are looked at in one go; the others come next time. */
const mostAtOnce = 1_000;

/**
 * ARGV: how long they are kept, in ms, then deadlines with their runs, then what every script of runs is
 * told last. In one step, so that no list is left that nothing ends.
 */
const addScript = defineScript(/* lua */ `
redis.call('ZADD', KEYS[1], unpack(ARGV, 2, #ARGV - 1))
redis.call('PEXPIRE', KEYS[1], ARGV[1])
`);

interface Due {
  readonly runId: string;
  readonly deadline: number;
}

/** When runs must move by themselves: for those whose process has ended. */
export class DueRuns {
  readonly #redis: RunRedis;

  constructor(redis: RunRedis) {
    this.#redis = redis;
  }

  /** Where Redis is away, whoever holds the run says it later. */
  async set(runId: string, deadline: number | null): Promise<void> {
    const key = dueKey(this.#redis.playPrefix);
    try {
      if (deadline === null) await this.#redis.send('ZREM', key, runId);
      else await this.#add([{ runId, deadline }]);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  /**
   * Runs whose deadline has passed. `held` is said again: steps of two processes at once may have
   * crossed, and each process knows its own. `deadlineOf` says what is so of those that are
   * found; undefined where they are not for this process to move.
   */
  async before(
    now: number,
    held: readonly Due[],
    deadlineOf: (runId: string) => Promise<number | null | undefined>,
  ): Promise<string[]> {
    if (held.length > 0) await this.#add(held);
    const key = dueKey(this.#redis.playPrefix);
    const range = ['-inf', String(now), 'LIMIT', '0', String(mostAtOnce)];
    const found = await this.#redis.send<string[]>('ZRANGEBYSCORE', key, ...range);
    const due = await Promise.all(
      found.map(async (runId) => {
        const deadline = await deadlineOf(runId);
        if (typeof deadline === 'number' && deadline <= now) return [runId];
        if (deadline !== undefined) await this.set(runId, deadline);
        return [];
      }),
    );
    return due.flat();
  }

  async #add(all: readonly Due[]): Promise<void> {
    const key = dueKey(this.#redis.playPrefix);
    for (let from = 0; from < all.length; from += mostAtOnce) {
      const some = all.slice(from, from + mostAtOnce);
      const pairs = some.flatMap(({ runId, deadline }) => [String(deadline), runId]);
      await this.#redis.run(addScript, [key], [String(2 * keptForMs), ...pairs]);
    }
  }
}
