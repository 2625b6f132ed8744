import type { Slot, Tallies } from '@sets/shared/live/activity.ts';
import type { RoundReport } from '@sets/shared/live/round-report.ts';
import type { Entry } from '@sets/shared/live/feed.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import { type AnswerLine, answerLines } from './answer-lines.ts';
import { isNamed, namesOf, type NamesOfRuns } from '../entry/names-of.ts';
import type { Names } from '../entry/names.ts';
import { countRounds } from './count-rounds.ts';
import { definitionOf, frozenRun, stateOf } from './frozen-run.ts';
import type { Ledger } from '../run/ledger.ts';
import { Recent } from '../../core/recent.ts';
import { JoinedRooms } from './joined-rooms.ts';
import { LastRuns } from './last-runs.ts';
import type { ResultRecords } from './result-records.ts';
import type { RunEntries } from '../feeds/run-entries.ts';
import { isSame, tallyOf } from './result-tallies.ts';
import { noTimes, type RoundTimes, roundTimes } from './round-times.ts';
import { FoldedRuns, isFinal } from './folded-runs.ts';
import { type LeftOut, leftOutOf } from './left-out.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunInWords, RunMaterial } from './run-told.ts';
import type { RunRecords, RunsWanted } from '../run/run-records.ts';
import type { RunResult } from './run-result.migrations.ts';
import { RunReading } from './run-reading.ts';
import { SingleFlight } from '../../core/single-flight.ts';

interface RunHistoryParts extends NamesOfRuns {
  readonly names: Pick<Names, 'in' | 'countIn'>;
  readonly records: RunRecords;
  readonly results: ResultRecords;
  readonly ledger: Ledger;
  readonly roomRecords: Pick<RoomRecords, 'find' | 'glances' | 'excludedIn' | 'newestOf'>;
  readonly attendance: Pick<AttendanceLog, 'of' | 'ofRun' | 'settled'>;
  readonly accountRooms: Pick<AccountRooms, 'of'>;
  readonly entries: Pick<RunEntries, 'of'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** What a run came to, and what its activity makes of all answers. */
interface Told {
  readonly result: RunResult;
  readonly fold: unknown;
  /** How many who were there are left out of the count. */
  readonly leftOut: number;
}

/** How long the result of a run under way is told as it was made, in ms: it is made of every answer. */
const toldAgain = 1_000;

/** Of a round that the activity tells of and that has neither answers nor times. */
const nothingNoted = { ...noTimes, answered: 0 };

/**
 * Runs as they are looked back on, under way or over: read from the truth (records, log, ledger),
 * never put in play. The result of a run that is over is stored; it can always be made again, and is
 * where the host has left out others since.
 */
export class RunHistory {
  /** What was presented last of what somebody has prepared. */
  readonly lastRuns: LastRuns;
  /** Where somebody took part. */
  readonly joinedRooms: JoinedRooms;
  readonly #parts: RunHistoryParts;
  readonly #making = new SingleFlight<RunResult>();
  readonly #telling = new SingleFlight<Told>();
  readonly #recent: Recent<Told>;
  readonly #folds: FoldedRuns;
  readonly #keeping = new Set<Promise<void>>();

  constructor(parts: RunHistoryParts) {
    this.#parts = parts;
    this.joinedRooms = new JoinedRooms(parts);
    this.lastRuns = new LastRuns({ ...parts, resultOf: (run) => this.resultOf(run) });
    this.#recent = new Recent(parts.clock, toldAgain);
    this.#folds = new FoldedRuns(parts);
  }

  /** These runs, newest first, as they are stored; at most `most`. */
  page(wanted: RunsWanted, most: number): Promise<RunRecord[]> {
    return this.#parts.records.page(wanted, most);
  }

  find(runId: string): Promise<RunRecord | null> {
    return this.#parts.records.findStored(runId);
  }

  /** Join codes of the rooms of these runs, by room. */
  async codesOf(runs: readonly RunRecord[]): Promise<ReadonlyMap<string, string>> {
    const roomIds = new Set(runs.map(({ roomId }) => roomId));
    const rooms = await this.#parts.roomRecords.glances([...roomIds]);
    return new Map(Array.from(rooms, ([roomId, { code }]) => [roomId, code]));
  }

  /** The rounds that everybody sees the results of, as the run stands. @throws AppError NEWER_VERSION, UNREADABLE */
  shownIn(run: RunRecord): readonly Slot[] {
    return this.#parts.activities.of(run).shown(stateOf(this.#parts.activities, run));
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  titleOf(run: RunRecord): string {
    return (
      run.name ?? this.#parts.activities.of(run).title(definitionOf(this.#parts.activities, run))
    );
  }

  /** A run as the rules of its activity take it, with all answers that count. @throws AppError NEWER_VERSION, UNREADABLE */
  async asRules(run: RunRecord) {
    const answers = await this.#readingOf(run, await this.#leftOutOf(run)).answers();
    return { ...frozenRun(this.#parts.activities, run), answers };
  }

  /** The same, with what its activity makes of all of them, as points. @throws AppError NEWER_VERSION, UNREADABLE */
  async asFolded(run: RunRecord) {
    const leftOut = await this.#leftOutOf(run);
    const reading = this.#readingOf(run, leftOut);
    const fold = await this.#folds.of(run, leftOut, reading);
    const named = isNamed(this.#parts.activities, run);
    return {
      ...frozenRun(this.#parts.activities, run),
      answers: await reading.answers(),
      fold,
      named,
    };
  }

  /** What its activity makes of all answers alone; null where it makes nothing. @throws AppError NEWER_VERSION, UNREADABLE */
  async foldOf(run: RunRecord): Promise<unknown> {
    const leftOut = await this.#leftOutOf(run);
    return this.#folds.of(run, leftOut, this.#readingOf(run, leftOut));
  }

  /** What a run came to until now. @throws AppError NEWER_VERSION, UNREADABLE */
  async resultOf(run: RunRecord): Promise<RunResult> {
    const leftOut = await this.#leftOutOf(run);
    return this.#resultOf(run, leftOut, this.#readingOf(run, leftOut));
  }

  async #resultOf(run: RunRecord, { excluded }: LeftOut, reading: RunReading): Promise<RunResult> {
    const kept = run.ended ? await this.#parts.results.find(run._id) : null;
    const isAsKept = kept?.counting === this.#countingOf(run);
    if (kept !== null && isAsKept && isSame(kept.excluded, excluded)) return kept;
    const make = (): Promise<RunResult> => this.#make(run, excluded, reading);
    const made = await this.#making.run([run._id, run.version, ...excluded].join(':'), make);
    if (isFinal(run, this.#parts.clock)) await this.#parts.results.keep(run._id, made);
    return made;
  }

  /**
   * What a run came to, in words; of one that is under way, with what has come until a second ago at
   * least. @throws AppError NEWER_VERSION, UNREADABLE
   */
  async inWords(run: RunRecord): Promise<RunInWords> {
    const { result, fold, leftOut } = await this.#toldOf(run);
    const { joined, rounds } = result;
    const bySlot = new Map(rounds.map((round) => [round.slot, round]));
    const tallies = new Map(rounds.map(tallyOf));
    const entries = await this.#parts.entries.of(run);
    const told = this.#report(run, tallies, fold, entries).map((report) => {
      const { openedAt, closedAt, answered } = bySlot.get(report.slot) ?? nothingNoted;
      return { report, openedAt, closedAt, answered };
    });
    const named = isNamed(this.#parts.activities, run);
    return { title: this.titleOf(run), joined, leftOut, named, rounds: told };
  }

  /** What the words of a run are made of, for its own feature. @throws AppError NEWER_VERSION, UNREADABLE */
  async material(run: RunRecord): Promise<RunMaterial> {
    const { rounds } = await this.resultOf(run);
    const tallies = new Map(rounds.map(tallyOf));
    return {
      ...frozenRun(this.#parts.activities, run),
      tallies,
      entries: await this.#parts.entries.of(run),
    };
  }

  /**
   * Every answer that counts, round by round and in the order in which they were given. Who gave it
   * is a number made for this list alone; what too few answered is not in it. @throws AppError NEWER_VERSION, UNREADABLE
   */
  async answersOf(run: RunRecord): Promise<readonly AnswerLine[]> {
    const rules = this.#parts.activities.of(run);
    const { definition, state, tallies, entries } = await this.material(run);
    const answers = await this.#readingOf(run, await this.#leftOutOf(run)).answers();
    const told = this.#report(run, tallies, null, entries);
    const rounds = told.filter(({ withheld }) => withheld !== true);
    const names = await namesOf(this.#parts, run);
    return answerLines({ rounds, answers, names }, (slot, value) => ({
      ...rules.inWords(definition, { slot, value, entries, state }),
      unshown: rules.isUnshown?.(definition, slot, value, state) === true,
    }));
  }

  /** Who asks at the same time shares it; of a run under way also who asks soon after. */
  async #toldOf(run: RunRecord): Promise<Told> {
    const leftOut = await this.#leftOutOf(run);
    const as = [run._id, run.version, leftOut.said, ...leftOut.excluded].join(':');
    const tell = (): Promise<Told> => this.#tell(run, leftOut);
    return run.ended ? this.#telling.run(as, tell) : this.#recent.of(as, tell);
  }

  /** What both need of all answers is read once. */
  async #tell(run: RunRecord, leftOut: LeftOut): Promise<Told> {
    const reading = this.#readingOf(run, leftOut);
    const result = await this.#resultOf(run, leftOut, reading);
    const many = leftOut.excluded.length === 0 ? 0 : (await reading.people()).leftOutOfRun;
    return { result, fold: await this.#folds.of(run, leftOut, reading), leftOut: many };
  }

  /** Stores the result of a run that is over; `settled` waits for it. */
  readonly keep = (runId: string): void => {
    const keeping = this.#keep(runId)
      .catch((error: unknown) => {
        this.#parts.log.error({ err: error, runId }, 'the result of a run could not be stored');
      })
      .finally(() => this.#keeping.delete(keeping));
    this.#keeping.add(keeping);
  };

  /** Resolves when every result that is to be stored is on disk or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#keeping);
  }

  async #keep(runId: string): Promise<void> {
    const run = await this.find(runId);
    if (run?.ended !== true) return;
    const leftOut = await this.#leftOutOf(run);
    const made = await this.#make(run, leftOut.excluded, this.#readingOf(run, leftOut));
    await this.#parts.results.keep(runId, made);
  }

  async #make(
    run: RunRecord,
    excluded: readonly string[],
    reading: RunReading,
  ): Promise<RunResult> {
    const rules = this.#parts.activities.of(run);
    const { joined } = await reading.people();
    const answers = await reading.answers();
    const times = await this.#times(run);
    const rounds = await countRounds(rules, frozenRun(this.#parts.activities, run), answers, times);
    // Of runs from before there were rooms it is known only who has answered.
    const all = new Set([...joined, ...answers.map(({ participant }) => participant)]);
    const counting = this.#countingOf(run);
    return { joined: all.size, excluded: [...excluded], counting, rounds };
  }

  /** What of its state the counts of a run go by; null where they go by nothing. */
  #countingOf(run: RunRecord): string | null {
    const { activities } = this.#parts;
    return activities.of(run).counting?.(stateOf(activities, run)) ?? null;
  }

  /** The last line of the log is written after the run has ended, and a process may have died before. */
  async #times({ _id, version, endedAt }: RunRecord): Promise<Map<Slot, RoundTimes>> {
    const lines = await this.#parts.records.timesIn(_id);
    return roundTimes(endedAt === null ? lines : [...lines, { at: endedAt, version, open: [] }]);
  }

  #leftOutOf(run: RunRecord): Promise<LeftOut> {
    return leftOutOf(this.#parts.roomRecords, run);
  }

  #readingOf(run: RunRecord, { excluded }: LeftOut): RunReading {
    return new RunReading(this.#parts, run, excluded);
  }

  #report(
    run: RunRecord,
    tallies: Tallies,
    fold: unknown,
    entries: readonly Entry<unknown>[],
  ): readonly RoundReport[] {
    const { definition, state } = frozenRun(this.#parts.activities, run);
    return this.#parts.activities
      .of(run)
      .report(definition, state, { tallies, results: fold, entries });
  }
}
