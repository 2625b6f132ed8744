import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../core/clock.ts';
import { inSlices } from '../../core/in-slices.ts';
import { Recent } from '../../core/recent.ts';
import type { NamesOfRuns } from '../entry/names-of.ts';
import type { Names } from '../entry/names.ts';
import { foldResults } from '../run/results.ts';
import type { RunRecord } from '../run/run.model.ts';
import { frozenRun } from './frozen-run.ts';
import type { LeftOut } from './left-out.ts';
import type { RunReading } from './run-reading.ts';

interface Parts extends NamesOfRuns {
  readonly names: Pick<Names, 'in' | 'countIn'>;
  readonly clock: Clock;
}

/** So long, in ms, it is told as it was made: of a run that is over a hall looks at its points at once. */
const again = { underWay: 1_000, over: 30_000 } as const;

/**
 * Whether nothing can change any more. Once a run has ended it takes no answers; one that was
 * taken a moment before is on its way to the disk, perhaps by another process.
 */
export const isFinal = ({ endedAt }: Pick<RunRecord, 'endedAt'>, clock: Clock): boolean =>
  endedAt !== null && clock.now() - endedAt.getTime() >= timing.grace;

/**
 * What activities make of all answers of runs that are looked back on, as points. This is the one place that makes
 * it: whoever wants the same shares it, while it is made and for a while after that.
 */
export class FoldedRuns {
  readonly #parts: Parts;
  readonly #underWay: Recent<unknown>;
  readonly #over: Recent<unknown>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#underWay = new Recent(parts.clock, again.underWay);
    this.#over = new Recent(parts.clock, again.over);
  }

  /** Null where the activity makes nothing, or not yet. @throws AppError NEWER_VERSION, UNREADABLE */
  async of(run: RunRecord, leftOut: LeftOut, reading: RunReading): Promise<unknown> {
    const { activities, names, clock } = this.#parts;
    const rules = activities.of(run);
    const { definition, state } = frozenRun(activities, run);
    const key = rules.results?.key(state) ?? null;
    if (key === null) return null;
    // Somebody may have had their name taken away, or a host may call them otherwise.
    const named = rules.results?.tellsNames === true ? await names.countIn(run._id) : 0;
    const as = [run._id, run.version, key, leftOut.said, named, ...leftOut.excluded].join(':');
    return (isFinal(run, clock) ? this.#over : this.#underWay).of(as, async () =>
      foldResults(
        rules,
        { definition, state },
        { answers: inSlices(await reading.answers()), names: () => names.in(run._id) },
      ),
    );
  }
}
