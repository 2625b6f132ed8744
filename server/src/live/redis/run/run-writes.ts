import type { Counted, RunInPlay, RunName, Step } from '../../run/run-store.ts';
import type { RunRedis } from './run-redis.ts';
import { keptForMs, runKey, runsKey } from '../connection/keys.ts';
import { putRun, storedStep } from './put-run.ts';
import type { RunNotices } from './run-notices.ts';
import type { RunPlaces } from './run-places.ts';
import { advanceScript, discardScript, keepScript } from './run-scripts.ts';

interface Parts {
  readonly redis: RunRedis;
  readonly notices: RunNotices;
  readonly places: RunPlaces;
}

/** What changes a run as a whole, in one step that the other processes are told of. */
export class RunWrites {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Gives the name of the time in play that begins, or null where the run is in play already. */
  async put(run: RunInPlay, answers: AsyncIterable<Counted>): Promise<string | null> {
    const { redis, notices, places } = this.#parts;
    await places.keep(run);
    const telling = [notices.channel(run), notices.text(run, 'step', run.version)] as const;
    return putRun(run, answers, { redis, telling });
  }

  async advance(run: RunName, step: Step): Promise<'taken' | 'old' | 'absent'> {
    const { redis, notices } = this.#parts;
    const { version } = step;
    const telling = [notices.channel(run), notices.text(run, 'step', version)];
    const args = [String(version), storedStep(step), ...telling];
    const taken = await redis.run<number>(advanceScript, [this.#key(run)], args);
    if (taken === -1) return 'absent';
    return taken === 1 ? 'taken' : 'old';
  }

  /** Gives whether it was in play. */
  async discard(run: RunName): Promise<boolean> {
    const { redis, notices } = this.#parts;
    const args = [run.runId, notices.channel(run), notices.text(run, 'gone')];
    return (await redis.run<number>(discardScript, this.#keys(run), args)) === 1;
  }

  /** Whether the run is there to be kept. */
  async keep(run: RunName): Promise<boolean> {
    const { redis, places } = this.#parts;
    await places.keep(run);
    return (await redis.run<number>(keepScript, this.#keys(run), [String(keptForMs)])) === 1;
  }

  #key(run: RunName): string {
    return runKey(this.#parts.redis.playPrefix, run);
  }

  #keys(run: RunName): string[] {
    return [this.#key(run), runsKey(this.#parts.redis.playPrefix, run.roomId)];
  }
}
