import type { RunName } from '../../run/run-store.ts';
import type { RunRedis } from './run-redis.ts';
import { runKey, runsKey } from '../connection/keys.ts';
import type { RunNotices } from './run-notices.ts';
import { excludeScript } from './run-scripts.ts';

/** Of so many runs, the last ones, it is remembered who is left out. */
const mostRemembered = 500;

interface Parts {
  readonly redis: RunRedis;
  readonly notices: RunNotices;
}

/** Who was left out of a run when this process said so last, and what Redis called that. */
interface Said {
  readonly known: string;
  readonly participants: ReadonlySet<string>;
}

/** Whether that changes who counts, and what to call it; `[-1]` where somebody else has changed it. */
type Reply = readonly [changed: 0 | 1, known: string] | readonly [-1];

/**
 * Leaves people out of the counts. They may be thousands, to whom a few are added again and again, so
 * only the difference is sent, unless another process has changed them meanwhile.
 */
export class RunExclusion {
  readonly #parts: Parts;
  readonly #said = new Map<string, Said>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Gives the runs of the room in which that changes who counts. */
  async exclude(roomId: string, participants: ReadonlySet<string>): Promise<RunName[]> {
    const { redis } = this.#parts;
    // Whoever gave it may change it.
    const now = new Set(participants);
    const runs = runsKey(redis.playPrefix, roomId);
    const changed: RunName[] = [];
    for (const runId of await redis.send<string[]>('SMEMBERS', runs)) {
      const run = { runId, roomId };
      const became = await this.#excludeFrom(run, now);
      if (became === null) await redis.send('SREM', runs, runId);
      if (became === 1) changed.push(run);
    }
    return changed;
  }

  forget(runId: string): void {
    this.#said.delete(runId);
  }

  /** Null where the run is not in play. */
  async #excludeFrom(run: RunName, now: ReadonlySet<string>): Promise<0 | 1 | null> {
    const said = this.#said.get(run.runId);
    let reply = said === undefined ? [-1 as const] : await this.#say(run, difference(said, now));
    if (reply?.[0] === -1) reply = await this.#say(run, ['', ...now]);
    if (reply === null || reply[0] === -1) {
      this.forget(run.runId);
      return null;
    }
    this.#remember(run.runId, { known: reply[1], participants: now });
    return reply[0];
  }

  #remember(runId: string, said: Said): void {
    this.#said.delete(runId);
    this.#said.set(runId, said);
    const [oldest] = this.#said.keys();
    if (this.#said.size > mostRemembered && oldest !== undefined) this.#said.delete(oldest);
  }

  #say(run: RunName, who: readonly string[]): Promise<Reply | null> {
    const { redis, notices } = this.#parts;
    const args = [notices.channel(run), notices.text(run, 'people'), ...who];
    return redis.run<Reply | null>(excludeScript, [runKey(redis.playPrefix, run)], args);
  }
}

const difference = ({ known, participants }: Said, now: ReadonlySet<string>): string[] => {
  const out = [...now].filter((who) => !participants.has(who));
  const back = [...participants].filter((who) => !now.has(who));
  return [known, String(out.length), ...out, ...back];
};
