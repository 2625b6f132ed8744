import { andThen, type MaybePromise } from '../../../core/maybe-promise.ts';
import type { Counted, RunName, Settled, Submitted } from '../../run/run-store.ts';
import { Gather } from '../../../core/gather.ts';
import type { RunRedis } from './run-redis.ts';
import { runKey } from '../connection/keys.ts';
import { submitScript } from './run-scripts.ts';
import { answerFrom, argumentsOf } from './stored-answer.ts';

/** What a script says of a submission: how, and the revision or the stored answer. */
type Taken = 'moved' | readonly [how: Settled['how'], what: string];

interface Parts {
  readonly redis: RunRedis;
  /** Where a run is, or null where nothing is known of it. */
  readonly find: (runId: string) => MaybePromise<RunName | null>;
  /** Counts of the run have changed. */
  readonly counted: (run: RunName, play: string) => void;
  /** The run has another version than the one that was known here. */
  readonly moved: (runId: string) => void;
  /** The run is not in play. */
  readonly absent: (runId: string) => void;
}

interface Submission {
  readonly seen: number;
  readonly counted: Counted;
}

/** Takes submissions in, and is asked about them once they are on disk: both in bursts. */
export class RunIntake {
  readonly #parts: Parts;
  readonly #submissions: Gather<Submission, Submitted>;
  readonly #plays: Gather<string, boolean>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#submissions = new Gather((runId, some) => this.#submitAll(runId, some));
    this.#plays = new Gather((runId, some) => this.#arePlays(runId, some));
  }

  submit(runId: string, seen: number, counted: Counted): Promise<Submitted> {
    return this.#submissions.ask(runId, { seen, counted });
  }

  isPlay(runId: string, play: string): Promise<boolean> {
    return this.#plays.ask(runId, play);
  }

  async #submitAll(runId: string, some: readonly Submission[]): Promise<Submitted[]> {
    const { redis, absent, moved, counted } = this.#parts;
    const run = await this.#parts.find(runId);
    const args = some.flatMap((each) => [String(each.seen), ...argumentsOf(each.counted)]);
    const reply =
      run === null
        ? null
        : await redis.run<[string, ...Taken[]] | null>(
            submitScript,
            [runKey(redis.playPrefix, run)],
            args,
          );
    if (run === null || reply === null) {
      absent(runId);
      return some.map(() => ({ how: 'absent' }));
    }
    const [play, ...all] = reply;
    if (all.includes('moved')) moved(runId);
    if (all.some(([how]) => how === 'first' || how === 'changed')) counted(run, play);
    return some.map((each, at) => submittedFrom(play, each.counted, all[at] ?? 'moved'));
  }

  async #arePlays(runId: string, plays: readonly string[]): Promise<boolean[]> {
    const { redis, find } = this.#parts;
    const current = await andThen(find(runId), (run) =>
      run === null
        ? null
        : redis.send<string | null>('HGET', runKey(redis.playPrefix, run), 'play'),
    );
    return plays.map((play) => play === current);
  }
}

const submittedFrom = (play: string, { answer }: Counted, taken: Taken): Submitted => {
  if (taken === 'moved') return { how: 'moved' };
  const [how, what] = taken;
  if (how === 'first') return { how, answer, play };
  if (how === 'changed') return { how, answer: { ...answer, revision: Number(what) }, play };
  return { how, answer: answerFrom(answer.slot, answer.participant, what), play };
};
