import { limits } from '@sets/shared/core/limits.ts';
import type { AnyActivity } from '@sets/shared/live/activity.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Activities } from '../activities.ts';
import type { Run } from '../run/run-store.ts';
import type { RunEntries } from './run-entries.ts';

interface NamedEntriesParts {
  readonly activities: Pick<Activities, 'of'>;
  readonly entries: Pick<RunEntries, 'these'>;
}

/** Of so many runs it is known at a time what may be named. */
const mostRuns = 1_000;

type Naming = NonNullable<AnyActivity['naming']>;

/**
 * Answers that name entries of a feed count for those alone that are there: else anybody could make
 * counters for whatever numbers they like. What was found once is not looked up again, so in a full
 * hall an answer costs no read.
 */
export class NamedEntries {
  readonly #parts: NamedEntriesParts;
  readonly #known = new Map<string, Set<number>>();

  constructor(parts: NamedEntriesParts) {
    this.#parts = parts;
  }

  /** The value without what it names that is not there. @throws AppError UNAVAILABLE */
  only(run: Run, value: unknown): MaybePromise<unknown> {
    const { naming } = this.#parts.activities.of(run);
    if (naming === undefined) return value;
    const known = this.#knownOf(run.runId);
    const news = naming.named(value).filter((id) => !known.has(id));
    const looked = news.length === 0 ? undefined : this.#look(run, naming, { known, news });
    return andThen(looked, () => naming.only(value, (id) => known.has(id)));
  }

  async #look(
    run: Run,
    naming: Naming,
    { known, news }: { readonly known: Set<number>; readonly news: readonly number[] },
  ): Promise<void> {
    for (const entry of await this.#parts.entries.these(run, news)) {
      if (known.size >= limits.feed.named) return;
      if (naming.has(run.state, entry)) known.add(entry.id);
    }
  }

  #knownOf(runId: string): Set<number> {
    const known = this.#known.get(runId) ?? new Set();
    // Whoever was asked for last goes last.
    this.#known.delete(runId);
    this.#known.set(runId, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostRuns && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
