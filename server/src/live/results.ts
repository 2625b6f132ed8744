import type { AnyActivity } from '@sets/shared/live/activity.ts';
import type { Activities } from './activities.ts';
import { inSlices } from './in-slices.ts';
import type { Answer, Run, RunInPlay, RunStore } from './run-store.ts';

interface ResultsParts {
  readonly store: RunStore;
  readonly activities: Activities;
}

interface Made {
  readonly key: string;
  readonly sum: Promise<unknown>;
}

/** The results of runs in play: each made once for each of its keys, from all answers. */
export class Results {
  readonly #parts: ResultsParts;
  readonly #made = new Map<string, Made>();

  constructor(parts: ResultsParts) {
    this.#parts = parts;
    parts.store.onChanged(({ runId }, change) => {
      if (change === 'gone' || change === 'people') this.#made.delete(runId);
    });
  }

  /** The key of the results that there are now, or null. */
  keyOf(run: RunInPlay): string | null {
    return this.#parts.activities.of(run).results?.key(run.state) ?? null;
  }

  /** The results as the run now stands, or null where there are none. */
  async of(run: RunInPlay): Promise<unknown> {
    const key = this.keyOf(run);
    if (key === null) return null;
    const { runId } = run;
    const known = this.#made.get(runId);
    if (known?.key === key) return known.sum;
    const made = { key, sum: this.#fold(run) };
    this.#made.set(runId, made);
    made.sum.catch(() => {
      if (this.#made.get(runId) === made) this.#made.delete(runId);
    });
    return made.sum;
  }

  #fold(run: RunInPlay): Promise<unknown> {
    const rules = this.#parts.activities.of(run);
    return foldResults(rules, run, inSlices(this.#parts.store.answers(run.runId)));
  }
}

/** The results that an activity makes of all answers of a run. */
export const foldResults = async (
  { results }: AnyActivity,
  { definition, state }: Pick<Run, 'definition' | 'state'>,
  answers: AsyncIterable<Answer>,
): Promise<unknown> => {
  let sum = results?.empty();
  for await (const answer of answers) sum = results?.add(definition, state, sum, answer);
  return sum;
};
