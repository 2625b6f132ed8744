import type { Clock } from '../../../core/clock.ts';
import { newId } from '../../../core/new-id.ts';
import { defineScript, type PlayRunner } from '../../../core/redis/script.ts';
import type { FoldStore } from '../../run/fold-store.ts';
import type { RunName } from '../../run/run-store.ts';
import { inRoom, keptForMs } from '../connection/keys.ts';

interface Parts {
  readonly redis: PlayRunner;
  readonly clock: Clock;
  /** Of what version this program puts in play: what another one has made may have another shape. */
  readonly version: number;
}

/** Whoever makes a sum and has not told it after so long, in ms, is held for dead: the next one makes it. */
const leaseMs = 10_000;

/** How often it is looked whether another process has made it, in ms. */
const lookEveryMs = 50;

/**
 * The key is a hash: `key` (of the sum), `maker` (whoever makes it), `until` (the end of their
 * lease, in ms of Redis' clock) and, once it is made, `sum` (JSON). Gives the sum, `''` where this
 * one is to make it, or nothing where another one does.
 */
const claim = defineScript(`
  local held = redis.call('HMGET', KEYS[1], 'key', 'sum', 'until')
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  if held[1] == ARGV[1] then
    if held[2] then return held[2] end
    if tonumber(held[3]) > now then return false end
  end
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'key', ARGV[1], 'maker', ARGV[2], 'until', string.format('%.0f', now + ARGV[3]))
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  return ''
`);

/** Keeps a sum only where its maker still has the claim: the sum may have been forgotten meanwhile, or claimed by another. */
const keep = defineScript(`
  if redis.call('HGET', KEYS[1], 'maker') ~= ARGV[1] then return 0 end
  return redis.call('HSET', KEYS[1], 'sum', ARGV[2])
`);

/** Whoever could not make it leaves it to the next. */
const giveUp = defineScript(`
  if redis.call('HGET', KEYS[1], 'maker') ~= ARGV[1] then return 0 end
  return redis.call('DEL', KEYS[1])
`);

const forgetSum = defineScript(`return redis.call('DEL', KEYS[1])`);

interface Known {
  readonly key: string;
  readonly sum: Promise<unknown>;
}

/** Sums in Redis, for all processes; what a process has asked for it knows without asking again. */
export class RedisFoldStore implements FoldStore {
  readonly #parts: Parts;
  readonly #known = new Map<string, Known>();
  /** What is being forgotten: whoever asks meanwhile asks after that. */
  readonly #forgetting = new Map<string, Promise<unknown>>();
  /** What could not be forgotten, because Redis was away: it is before anybody is told a sum. */
  readonly #unforgotten = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError UNAVAILABLE */
  of(run: RunName, key: string, make: () => Promise<unknown>): Promise<unknown> {
    const { runId } = run;
    const before = this.#known.get(runId);
    if (before?.key === key) return before.sum;
    const known = { key, sum: this.#ask(run, key, make) };
    this.#known.set(runId, known);
    known.sum.catch(() => {
      if (this.#known.get(runId) === known) this.#known.delete(runId);
    });
    return known.sum;
  }

  forget(run: RunName): void {
    const { runId } = run;
    this.#known.delete(runId);
    this.#unforgotten.add(runId);
    const forgetting = this.#forgetNow(run)
      .catch(() => {})
      .finally(() => {
        if (this.#forgetting.get(runId) === forgetting) this.#forgetting.delete(runId);
      });
    this.#forgetting.set(runId, forgetting);
  }

  async #ask(run: RunName, key: string, make: () => Promise<unknown>): Promise<unknown> {
    const maker = newId();
    await this.#forgetting.get(run.runId);
    if (this.#unforgotten.has(run.runId)) await this.#forgetNow(run);
    for (;;) {
      const times = [String(leaseMs), String(keptForMs)];
      const named = `${this.#parts.version} ${key}`;
      const claimed = await this.#run<string | null>(claim, run, [named, maker, ...times]);
      if (claimed === '') return this.#make(run, maker, make);
      if (claimed !== null) return JSON.parse(claimed);
      await new Promise<void>((resolve) => {
        this.#parts.clock.after(lookEveryMs, resolve);
      });
    }
  }

  async #forgetNow(run: RunName): Promise<void> {
    await this.#run<number>(forgetSum, run, []);
    this.#unforgotten.delete(run.runId);
  }

  async #make(run: RunName, maker: string, make: () => Promise<unknown>): Promise<unknown> {
    try {
      const sum = await make();
      await this.#run<number>(keep, run, [maker, JSON.stringify(sum)]);
      return sum;
    } catch (error) {
      await this.#run<number>(giveUp, run, [maker]).catch(() => {});
      throw error;
    }
  }

  #run<Reply>(
    script: ReturnType<typeof defineScript>,
    { roomId, runId }: RunName,
    args: readonly string[],
  ): Promise<Reply> {
    const { redis } = this.#parts;
    return redis.run<Reply>(script, [inRoom(redis.playPrefix, roomId, `fold:${runId}`)], args);
  }
}
