import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { Gather } from '../gather.ts';
import type { Log } from '../log.ts';
import { defineScript, type Script, type ScriptRunner } from '../redis/script.ts';
import { createWindowLimiter, type Rate, type WindowLimiter } from '../window-limiter.ts';
import { createNames, type Limiter, type Limits } from './limits.ts';

interface RedisLimitsParts {
  readonly redis: ScriptRunner;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** The same in every process. By it keys are made, so that Redis holds no address and no name. */
  readonly secret: string;
}

/** So long a call waits for Redis; then the process counts for itself, in ms. */
const patienceMs = 250;

/** After Redis did not answer it is not asked for so long, in ms: no call waits in vain again. */
const pauseMs = 1_000;

/**
 * A window begins with the first that a key takes, and ends by the clock of Redis. ARGV: how many it
 * has, its length, how many are taken together. Gives how many of them were there, and how long the
 * others wait.
 */
const take = defineScript(`
  local most, wanted = tonumber(ARGV[1]), tonumber(ARGV[3])
  local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
  if taken >= most then
    local left = redis.call('PTTL', KEYS[1])
    if left > 0 then return {0, left} end
    redis.call('DEL', KEYS[1])
    taken = 0
  end
  local given = math.min(wanted, most - taken)
  if taken == 0 then
    redis.call('SET', KEYS[1], given, 'PX', ARGV[2])
  else
    redis.call('INCRBY', KEYS[1], given)
  end
  return {given, math.max(1, redis.call('PTTL', KEYS[1]))}
`);

const forget = defineScript(`return redis.call('DEL', KEYS[1])`);

/**
 * Limits counted in Redis, for many processes: one message for what a key takes at once. Where Redis is away each
 * process counts for itself, from what has come to it before; nobody is refused for that, or waits.
 */
export const limitsInRedis = (parts: RedisLimitsParts): Limits => {
  const claim = createNames();
  const counter = new SharedCounter(parts);
  return {
    window: (name, rate) => {
      claim(name);
      return new RedisLimiter(name, rate, counter, createWindowLimiter(rate, parts.clock));
    },
  };
};

class RedisLimiter implements Limiter {
  readonly #name: string;
  readonly #rate: readonly [count: string, ms: string];
  readonly #counter: SharedCounter;
  /** What has come to this process, for when Redis is away. */
  readonly #own: WindowLimiter;
  /** What is taken of a key in one turn of the event loop goes together: a hall has one address. */
  readonly #taking = new Gather<null, number>((key, takers) => this.#take(key, takers.length));

  constructor(name: string, { count, seconds }: Rate, counter: SharedCounter, own: WindowLimiter) {
    this.#name = name;
    this.#rate = [String(count), String(seconds * 1_000)];
    this.#counter = counter;
    this.#own = own;
  }

  async take(key: string): Promise<number> {
    const own = this.#own.take(key);
    return (await this.#counter.ask(() => this.#taking.ask(key, null))) ?? own;
  }

  async forget(key: string): Promise<void> {
    this.#own.forget(key);
    await this.#counter.ask(() => this.#counter.run(forget, [this.#name, key], []));
  }

  /** How long each of those waits who take of a key at once, in ms. */
  async #take(key: string, takers: number): Promise<number[]> {
    const args = [...this.#rate, String(takers)];
    type Taken = [given: number, waitMs: number];
    const [given, wait] = await this.#counter.run<Taken>(take, [this.#name, key], args);
    return Array.from({ length: takers }, (_, at) => (at < given ? 0 : wait));
  }
}

/** Asks Redis, and knows whether it answers. */
class SharedCounter {
  readonly #parts: RedisLimitsParts;
  #isAway = false;
  /** Redis is not asked before, in ms since the epoch. */
  #askAgainAt = 0;

  constructor(parts: RedisLimitsParts) {
    this.#parts = parts;
  }

  /** What is asked of Redis; null where it is away. */
  async ask(asking: () => Promise<number>): Promise<number | null> {
    const { clock } = this.#parts;
    const now = clock.now();
    // Also where the clock was set back.
    if (now < this.#askAgainAt && now >= this.#askAgainAt - pauseMs) return null;
    const late = Promise.withResolvers<never>();
    const cancel = clock.after(patienceMs, () => late.reject(new Error('Redis is slow.')));
    try {
      const answer = await Promise.race([asking(), late.promise]);
      this.#isThere();
      return answer;
    } catch (error) {
      this.#wentAway(error);
      return null;
    } finally {
      cancel();
    }
  }

  /** Runs a script on a key of its own for each limit and key, whatever is in their names. */
  run<Reply>(
    script: Script,
    of: readonly [limit: string, key: string],
    args: readonly string[],
  ): Promise<Reply> {
    const { redis, secret } = this.#parts;
    const digest = createHmac('sha256', secret).update(JSON.stringify(['limit', ...of]));
    return redis.run(script, [`${redis.prefix}limit:${digest.digest('base64url')}`], args);
  }

  #isThere(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#parts.log.info('limits hold over all processes again');
  }

  #wentAway(error: unknown): void {
    this.#askAgainAt = this.#parts.clock.now() + pauseMs;
    if (this.#isAway) return;
    this.#isAway = true;
    this.#parts.log.warn({ err: error }, 'limits hold for each process alone: redis is away');
  }
}
