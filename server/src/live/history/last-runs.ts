import { inRoundWords, type LastRun } from '@sets/shared/live/last-run.ts';
import { AppError } from '../../core/app-error.ts';
import type { Activities } from '../activities.ts';
import { leftOutIn } from '../room/people-of-room.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunEntries } from '../feeds/run-entries.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import { frozenRun } from './frozen-run.ts';
import type { ResultRecords } from './result-records.ts';
import { isSame, tallyOf } from './result-tallies.ts';
import type { RunResult } from './run-result.migrations.ts';

interface LastRunsParts {
  readonly records: Pick<RunRecords, 'newestEnded'>;
  readonly results: Pick<ResultRecords, 'findAll'>;
  readonly roomRecords: Pick<RoomRecords, 'excludedIn'>;
  /** What a run came to, made where it is not stored. */
  readonly resultOf: (run: RunRecord) => Promise<RunResult>;
  readonly activities: Activities;
  readonly entries: Pick<RunEntries, 'of'>;
}

/** What was presented last of many definitions. What that costs grows with them, not with their runs. */
export class LastRuns {
  readonly #parts: LastRunsParts;

  constructor(parts: LastRunsParts) {
    this.#parts = parts;
  }

  /** By definition. */
  async of(activity: string, definitionIds: readonly string[]): Promise<Map<string, LastRun>> {
    const { records, results, roomRecords } = this.#parts;
    const runs = await records.newestEnded(activity, definitionIds);
    const kept = await results.findAll(runs.map(({ _id }) => _id));
    const excluded = await roomRecords.excludedIn(runs.map(({ roomId }) => roomId));
    const told = new Map<string, LastRun>();
    for (const run of runs) {
      const result = kept.get(run._id) ?? null;
      const isRight =
        result !== null && isSame(result.excluded, leftOutIn(excluded.get(run.roomId), run._id));
      told.set(run.definitionId, await this.#tell(run, isRight ? result : null));
    }
    return told;
  }

  /** `kept`: what is stored of it; null where that must be made first. */
  async #tell(run: RunRecord, kept: RunResult | null): Promise<LastRun> {
    const line = { runId: run._id, openedAt: run.createdAt.toISOString() };
    try {
      const result = kept ?? (await this.#parts.resultOf(run));
      return { ...line, joined: result.joined, round: await this.#lastRound(run, result) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...line, joined: null, round: null };
    }
  }

  async #lastRound(run: RunRecord, { rounds }: RunResult): Promise<LastRun['round']> {
    const { activities } = this.#parts;
    const rules = activities.of(run);
    const { definition, state } = frozenRun(activities, run);
    const answered = new Map(rounds.map((round) => [round.slot, round.answered]));
    const entries = await this.#parts.entries.of(run);
    const reports = rules.report(definition, state, {
      tallies: new Map(rounds.map(tallyOf)),
      results: null,
      entries,
    });
    const report = reports.findLast(({ slot }) => (answered.get(slot) ?? 0) > 0);
    return report === undefined ? null : inRoundWords(report, answered.get(report.slot) ?? 0);
  }
}
