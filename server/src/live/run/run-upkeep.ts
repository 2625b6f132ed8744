import { timing } from '@sets/shared/core/limits.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Activities } from '../activities.ts';
import type { Names } from '../entry/names.ts';
import type { FeedKey } from '../feeds/feed-key.ts';
import type { PulseLines } from '../pulse/pulse-lines.ts';
import type { RunEntries } from '../feeds/run-entries.ts';
import type { Ledger } from './ledger.ts';
import type { ResultRecords } from '../history/result-records.ts';
import type { Rooms } from '../room/rooms.ts';
import type { RunRecord } from './run.model.ts';
import type { RunRecords } from './run-records.ts';
import type { RunSteps } from './run-steps.ts';
import type { RunStore } from './run-store.ts';

interface RunUpkeepParts {
  readonly rooms: Rooms;
  readonly records: RunRecords;
  readonly results: ResultRecords;
  readonly pulses: Pick<PulseLines, 'remove'>;
  readonly ledger: Ledger;
  readonly names: Pick<Names, 'remove'>;
  readonly steps: Pick<RunSteps, 'finish'>;
  readonly store: RunStore;
  readonly clock: Clock;
  readonly activities: Pick<Activities, 'named'>;
  readonly entries: Pick<RunEntries, 'keysOfRun'>;
  readonly removeEntry: (feed: FeedKey, id: number) => Promise<void>;
}

/** What becomes of a run afterwards: what it is called, and whether it is kept. */
export class RunUpkeep {
  readonly #parts: RunUpkeepParts;

  constructor(parts: RunUpkeepParts) {
    this.#parts = parts;
  }

  /** Gives it a name of its own among the results; what people see of it in its room stays. */
  rename({ _id }: RunRecord, name: string): Promise<void> {
    return this.#parts.records.rename(_id, name);
  }

  /**
   * Deletes a run with its answers and results, what was posted in it, and what its feature has made of
   * it. Where it is on in its room still, nothing is on there
   * then. The run itself goes last: where a process dies before, it is there to be deleted again. Who
   * was in the room is the room's, and stays.
   * @throws AppError WRONG_PHASE while it is under way, or answers may be on their way to the disk
   */
  async remove(run: RunRecord): Promise<void> {
    const { _id, roomId, endedAt, activity, definitionId } = run;
    const { rooms, records, results, pulses, ledger, names, store, clock } = this.#parts;
    if (endedAt === null) {
      throw new AppError('WRONG_PHASE', 'This is still under way. End it first.');
    }
    const since = clock.now() - endedAt.getTime();
    // A clock that was ahead keeps nobody waiting for what it said.
    if (since >= 0 && since < timing.grace) {
      const msg = 'This has only just ended, and answers may be coming in. Wait a few seconds.';
      throw new AppError('WRONG_PHASE', msg);
    }
    await rooms.takeOff(roomId, _id);
    await this.#removePosted(run);
    await this.#parts.activities.named(activity).onRemoved?.(_id, definitionId);
    await ledger.settled();
    await ledger.remove(_id);
    await names.remove(_id);
    await results.remove(_id);
    await pulses.remove(_id);
    await records.remove(_id);
    await store.discard(_id);
  }

  /** What was posted to the feed of its room while another run was on there stays. */
  async #removePosted(run: RunRecord): Promise<void> {
    const { entries, removeEntry } = this.#parts;
    for (const { feed, id } of await entries.keysOfRun(run)) await removeEntry(feed, id);
  }

  /** Ends the runs of these definitions that are under way, but for what its room looks at. */
  async endSetAside(activity: string, definitionIds: readonly string[]): Promise<void> {
    const { rooms, records, steps } = this.#parts;
    for (const { runId, roomId } of (await records.openRuns(activity, definitionIds)).values()) {
      const { current } = await rooms.load(roomId);
      if (current !== runId) await steps.finish(runId);
    }
  }

  /** Ends what is under way in a space that is gone, or may come back without it: nobody presents it now. */
  async endRunsIn(moduleid: string): Promise<void> {
    const { records, steps } = this.#parts;
    for (const { _id } of await records.underWayIn([moduleid], 0)) await steps.finish(_id);
  }

  /**
   * Of a space that is gone for good runs stay for those who answered in them, and for nobody else: what
   * people were called, which hosts alone were told, goes. May be called again after a failure.
   */
  async forgetNamesIn(moduleid: string): Promise<void> {
    const { records, names } = this.#parts;
    for await (const runId of records.inSpace(moduleid)) await names.remove(runId);
  }
}
