import { limits, timing } from '@sets/shared/core/limits.ts';
import type { Result } from '@sets/shared/core/result.ts';
import type { Tallies, Turnout } from '@sets/shared/live/activity.ts';
import type { Logger } from 'pino';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Activities } from '../activities.ts';
import { Deadlines } from './deadlines.ts';
import type { Rooms } from '../room/rooms.ts';
import type { RunLogEntry } from './run.model.ts';
import type { RunRecords } from './run-records.ts';
import type { Change, Run, RunInPlay, RunStore } from './run-store.ts';
import type { Runs } from './runs.ts';

interface RunStepsParts {
  readonly runs: Runs;
  readonly rooms: Pick<Rooms, 'load'>;
  readonly records: RunRecords;
  readonly store: RunStore;
  readonly activities: Activities;
  readonly clock: Clock;
  readonly log: Logger;
  /** A run is about to end; it ends when this resolves. */
  readonly onEnding?: (runId: string, activity: string) => Promise<void>;
  /** A run is over, and so is its log. */
  readonly onOver: (run: Pick<Run, 'runId' | 'roomId' | 'activity'>) => void;
}

/** A host's command, and whose it is. */
export interface HostCommand {
  readonly roomId: string;
  readonly runId: string;
  /** The version that the host saw. */
  readonly version: number;
  readonly command: unknown;
  /** userid */
  readonly by: string;
}

type StepKind = RunLogEntry['kind'];

/** How often a step that is meant for the newest state is tried while others come first. */
const mostTries = 20;

/** Of each tally so many counters go into the run's log. */
const countersInLog = 100;

const moved = (): AppError =>
  new AppError('CONFLICT', 'The run has moved on; you see its newest state.');

const isConflict = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'CONFLICT';

const valueOf = (result: Result<unknown>): unknown => {
  if (!result.ok) throw new AppError(result.error.code, result.error.msg);
  return result.value;
};

/** What moves runs on: commands, deadlines, turnout. Durable first, then in play. */
export class RunSteps {
  readonly #parts: RunStepsParts;
  readonly #deadlines: Deadlines;
  readonly #stopListening: () => void;

  constructor(parts: RunStepsParts) {
    this.#parts = parts;
    this.#deadlines = new Deadlines(parts.clock, (runId, waitedFor) => {
      this.expire(runId, waitedFor).catch((error: unknown) => {
        parts.log.error({ err: error, runId }, 'a question could not be closed on time');
        this.#deadlines.retry(runId, timing.beat * 10);
      });
    });
    this.#stopListening = parts.store.onChanged(({ runId }, change) => {
      if (change !== 'step' && change !== 'gone') return;
      this.#watch(runId, change).catch((error: unknown) => {
        // Who looks for deadlines that have passed finds it.
        parts.log.error({ err: error, runId }, 'the timer of a run could not be set');
      });
    });
  }

  /** Moves a run on by a host's command (RU1-RU3). Resolves with the new version when it is durable. */
  async command(given: HostCommand): Promise<number> {
    const { roomId, runId, version, command: raw, by } = given;
    const seen = await this.#parts.runs.loadIn(roomId, runId);
    const rules = this.#parts.activities.of(seen);
    const command = rules.schemas.command.safeParse(raw);
    if (!command.success) throw new AppError('BAD_REQUEST', 'There is no such command.');
    const step = async (run: RunInPlay): Promise<number> => {
      const context = { now: this.#parts.clock.now(), by };
      const state = valueOf(rules.apply(run.definition, run.state, command.data, context));
      await this.#mayStandOpen(run, state);
      return this.#moveTo(run, state, 'command', { command: command.data, ...context });
    };
    if (rules.concurrency?.(command.data) === 'newest') return this.#onNewest(runId, step);
    if (seen.version !== version) throw moved();
    return step(seen);
  }

  /** Nobody leaves any number of runs open for days, nor a rehearsal. @throws AppError FULL, WRONG_PHASE */
  async #mayStandOpen(run: Run, state: unknown): Promise<void> {
    const { activities, records, rooms } = this.#parts;
    const rules = activities.of(run);
    const opens = rules.atOwnTime?.(state)?.isOpen === true;
    if (!opens || rules.atOwnTime?.(run.state) !== null) return;
    if ((await rooms.load(run.roomId)).rehearsal !== null) {
      throw new AppError('WRONG_PHASE', 'A rehearsal is not left open for people to come to.');
    }
    const { open } = limits.survey;
    if ((await records.dueOf(run.owner, open)) < open) return;
    throw new AppError('FULL', `You have ${open} surveys open. End one of them first.`);
  }

  /** Writes into a run's log what a host did in its room while it was on (RU7). */
  async note(runId: string, kind: StepKind, detail: unknown): Promise<void> {
    const { runs, records, clock } = this.#parts;
    await records.append(await runs.load(runId), { kind, detail }, clock.now());
  }

  /**
   * Moves a run whose deadline has passed; whoever comes second finds it done (RU4).
   * @param waitedFor a deadline that has passed though the clock may not show it: it was set back meanwhile
   */
  async expire(runId: string, waitedFor: number | null = null): Promise<void> {
    const run = await this.#parts.runs.load(runId);
    const { deadline } = run;
    if (deadline === null) return;
    if (deadline !== waitedFor && deadline > this.#parts.clock.now()) {
      this.#deadlines.set(runId, deadline);
      return;
    }
    const rules = this.#parts.activities.of(run);
    const state = rules.expire(run.definition, run.state);
    await this.#unlessMoved(() => this.#moveTo(run, state, 'expire', { deadline }));
  }

  /** Moves runs on whose deadline has passed without anybody having noticed. */
  async expireDue(): Promise<void> {
    const { store, clock, log } = this.#parts;
    const due = await store.dueBefore(clock.now());
    for (const runId of due) {
      await this.expire(runId).catch((error: unknown) => {
        log.error({ err: error, runId }, 'a question could not be closed on time');
      });
    }
  }

  /** Moves a run on that was due in the truth, whoever had it in play; false where it cannot be. */
  async expireStored(runId: string): Promise<boolean> {
    try {
      await this.expire(runId);
      return true;
    } catch (error) {
      this.#parts.log.error({ err: error, runId }, 'a run could not be moved on when it was due');
      return false;
    }
  }

  /** Takes the step that an activity makes by itself for so many who are here and have answered. */
  async react(run: RunInPlay, turnout: Turnout): Promise<void> {
    const rules = this.#parts.activities.of(run);
    const now = this.#parts.clock.now();
    const state = rules.react?.(run.definition, run.state, turnout, now) ?? null;
    if (state === null) return;
    await this.#unlessMoved(() => this.#moveTo(run, state, 'react', { ...turnout, now }));
  }

  /** Ends a run, wherever it stands; one that is over stays as it is. */
  async finish(runId: string): Promise<void> {
    await this.#onNewest(runId, async (run) => {
      if (run.ended) return;
      const state = this.#parts.activities.of(run).finish(run.state);
      await this.#advance(run, { state, ended: true }, 'finish', null);
    });
  }

  /** Stops all timers; for the end of the process. */
  stop(): void {
    this.#stopListening();
    this.#deadlines.stop();
  }

  /** Takes a step from the newest state; where another one comes first, from there. */
  async #onNewest<Taken>(runId: string, step: (run: RunInPlay) => Promise<Taken>): Promise<Taken> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await step(await this.#parts.runs.load(runId));
      } catch (error) {
        if (!isConflict(error) || tries === mostTries) throw error;
      }
    }
  }

  async #unlessMoved(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }

  /** Takes the step to a new state of the activity. */
  #moveTo(run: Run, state: unknown, kind: StepKind, detail: unknown): Promise<number> {
    const ended = this.#parts.activities.of(run).over(state);
    return this.#advance(run, { state, ended }, kind, detail);
  }

  async #advance(
    run: Run,
    { state, ended }: Pick<Run, 'state' | 'ended'>,
    kind: StepKind,
    detail: unknown,
  ): Promise<number> {
    const { records, store, activities, clock, onOver } = this.#parts;
    const rules = activities.of(run);
    const { runId } = run;
    const version = run.version + 1;
    const next = { ...run, state, ended, version };
    const endsNow = ended && !run.ended;
    if (endsNow) await this.#parts.onEnding?.(runId, run.activity);
    if (!(await records.advance(next, clock.now(), endsNow))) {
      await this.#catchUp(run);
      throw moved();
    }
    let tallies: Tallies = new Map();
    try {
      await this.#moveInPlay(run, next);
      tallies = await store.tallies(runId, rules.shown(state), countersInLog);
    } finally {
      // The step is durable, whether the store is there or not: so it is in the log.
      await this.#log(next, kind, { detail, tallies });
      if (endsNow) onOver(run);
    }
    return version;
  }

  async #log(
    run: Run,
    kind: StepKind,
    given: { detail: unknown; tallies: Tallies },
  ): Promise<void> {
    const { records, clock } = this.#parts;
    const tallies = Array.from(given.tallies, ([slot, { answered, counters }]) => ({
      slot,
      answered,
      counters,
    }));
    await records.append(run, { kind, detail: { detail: given.detail, tallies } }, clock.now());
  }

  /** What is in play may be behind: a process may have died between the durable step and this one. */
  async #catchUp(run: Run): Promise<void> {
    const durable = await this.#parts.records.find(run.runId);
    if (durable !== null) await this.#moveInPlay(run, durable);
  }

  /** Takes the step in play; where answers count for something else now, all of them come into play anew. */
  async #moveInPlay(
    before: Run,
    { version, state, ended }: Pick<Run, 'version' | 'state' | 'ended'>,
  ): Promise<void> {
    const { store, activities, runs } = this.#parts;
    const { runId } = before;
    const rules = activities.of(before);
    await store.advance(runId, { version, state, ended, deadline: rules.deadline(state) });
    if (rules.counting?.(before.state) === rules.counting?.(state)) return;
    await store.discard(runId);
    await runs.load(runId);
  }

  /** Keeps the timer of a run in step with the run. */
  async #watch(runId: string, change: Change): Promise<void> {
    const deadline =
      change === 'gone' ? null : ((await this.#parts.store.get(runId))?.deadline ?? null);
    if (deadline === null) this.#deadlines.clear(runId);
    else this.#deadlines.set(runId, deadline);
  }
}
