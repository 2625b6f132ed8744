import type { Slot } from '@sets/shared/live/activity.ts';
import type { SplitReport } from '@sets/shared/live/split-report.ts';
import type { Clock } from '../../core/clock.ts';
import { inSlices } from '../../core/in-slices.ts';
import { Recent } from '../../core/recent.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import { leftOutIn } from '../room/people-of-room.ts';
import type { RoomRecords } from '../room/room-records.ts';
import { keepNewest, type Ledger } from '../run/ledger.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { Answer } from '../run/run-store.ts';
import { frozenRun } from './frozen-run.ts';
import { peopleOf } from './run-people.ts';

interface SplitParts {
  readonly ledger: Pick<Ledger, 'settled' | 'answersFor'>;
  readonly roomRecords: Pick<RoomRecords, 'find'>;
  readonly attendance: Pick<AttendanceLog, 'of' | 'settled'>;
  readonly activities: Activities;
  readonly clock: Clock;
}

/** Which round, by which other. */
export interface SplitAsked {
  readonly slot: Slot;
  readonly by: Slot;
}

/** How long a split is told as it was made, in ms. */
const toldAgain = 1_000;

/** The answers of one round by those of another. Read from the truth: of two rounds, however many there were. */
export class RunSplits {
  readonly #parts: SplitParts;
  readonly #recent: Recent<SplitReport | null>;

  constructor(parts: SplitParts) {
    this.#parts = parts;
    this.#recent = new Recent(parts.clock, toldAgain);
  }

  /** Null where the answers make no groups. @throws AppError NEWER_VERSION, UNREADABLE */
  async of(run: RunRecord, { slot, by }: SplitAsked): Promise<SplitReport | null> {
    const excluded = leftOutIn(await this.#parts.roomRecords.find(run.roomId), run._id);
    const as = [run._id, run.version, slot, by, ...excluded].join(':');
    return this.#recent.of(as, () => this.#make(run, { slot, by }, excluded));
  }

  async #make(
    run: RunRecord,
    asked: SplitAsked,
    excluded: readonly string[],
  ): Promise<SplitReport | null> {
    const { activities } = this.#parts;
    const rules = activities.of(run);
    if (rules.split === undefined) return null;
    const { definition, state } = frozenRun(activities, run);
    // What makes no groups is known without an answer.
    if (rules.split(definition, state, asked, []) === null) return null;
    const leftOut = await this.#leftOut(run, excluded);
    return rules.split(definition, state, asked, await this.#answers(run, asked, leftOut));
  }

  async #leftOut(
    { _id, roomId }: RunRecord,
    excluded: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (excluded.length === 0) return new Set();
    const { attendance } = this.#parts;
    await attendance.settled();
    return (await peopleOf(_id, excluded, inSlices(attendance.of(roomId, _id)))).leftOut;
  }

  async #answers(
    run: RunRecord,
    { slot, by }: SplitAsked,
    leftOut: ReadonlySet<string>,
  ): Promise<Iterable<Answer>> {
    const { activities, ledger } = this.#parts;
    const shape = activities.stored(run).value;
    await ledger.settled();
    const counts = new Map<string, Answer>();
    for (const each of new Set([slot, by])) {
      for await (const answer of inSlices(ledger.answersFor(run._id, each))) {
        if (leftOut.has(answer.participant)) continue;
        keepNewest(counts, { ...answer, value: storedValue(shape, answer.value) });
      }
    }
    return counts.values();
  }
}
