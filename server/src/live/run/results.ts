import type { AnyActivity, Names } from '@sets/shared/live/activity.ts';
import type { Activities } from '../activities.ts';
import type { Names as RunNames } from '../entry/names.ts';
import type { FoldStore } from './fold-store.ts';
import { inSlices } from '../../core/in-slices.ts';
import type { Answer, Run, RunInPlay, RunStore } from './run-store.ts';

interface ResultsParts {
  readonly store: RunStore;
  readonly folds: FoldStore;
  readonly activities: Activities;
  readonly names: Pick<RunNames, 'in'>;
}

/** The results of runs in play: each made once for each of its keys, from all answers. */
export class Results {
  readonly #parts: ResultsParts;

  constructor(parts: ResultsParts) {
    this.#parts = parts;
    parts.store.onChanged((run, change) => {
      if (change === 'gone' || change === 'people') parts.folds.forget(run);
    });
  }

  /** The key of the results that there are now, or null. */
  keyOf(run: RunInPlay): string | null {
    return this.#parts.activities.of(run).results?.key(run.state) ?? null;
  }

  /** The results as the run now stands, or null where there are none. */
  async of(run: RunInPlay): Promise<unknown> {
    const { store, folds, activities, names } = this.#parts;
    const key = this.keyOf(run);
    if (key === null) return null;
    const rules = activities.of(run);
    return folds.of(run, key, () =>
      foldResults(rules, run, {
        answers: inSlices(store.answers(run.runId)),
        names: () => names.in(run.runId),
      }),
    );
  }
}

/** What results are made of. */
interface Folded {
  readonly answers: AsyncIterable<Answer>;
  readonly names: () => Promise<Names>;
}

/** The results that an activity makes of all answers of a run. */
export const foldResults = async (
  { results }: AnyActivity,
  { definition, state }: Pick<Run, 'definition' | 'state'>,
  given: Folded,
): Promise<unknown> => {
  let sum = results?.empty(results.tellsNames === true ? await given.names() : new Map());
  for await (const answer of given.answers) sum = results?.add(definition, state, sum, answer);
  return sum;
};
