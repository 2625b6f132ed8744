import { randomBytes } from 'node:crypto';
import { timing } from '@sets/shared/core/limits.ts';
import type { Logger } from 'pino';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import { andThen, type MaybePromise } from '../core/maybe-promise.ts';
import { storedValue } from '../core/stored-value.ts';
import type { Activities } from './activities.ts';
import { Deadlines } from './deadlines.ts';
import type { Ledger } from './ledger.ts';
import { randomCode } from './run-codes.ts';
import type { RunLogEntry } from './run.model.ts';
import { isDuplicateKey, type RunRecords } from './run-records.ts';
import type { Answer, Run, RunStore } from './run-store.ts';
import { SingleFlight } from './single-flight.ts';

interface RunsParts {
  readonly records: RunRecords;
  readonly store: RunStore;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told after every change that an audience may see. */
  readonly changed: (runId: string) => void;
}

const noSuchRun = (): AppError =>
  new AppError('NOT_FOUND', 'No run has this code. Check it on the wall.');

const moved = (): AppError =>
  new AppError('CONFLICT', 'The run has moved on; you see its newest state.');

/** The verbs on runs: opening, finding, and moving them on. Durable first, then in play. */
export class Runs {
  readonly #parts: RunsParts;
  readonly #loading = new SingleFlight<Run | null>();
  readonly #deadlines: Deadlines;

  constructor(parts: RunsParts) {
    this.#parts = parts;
    this.#deadlines = new Deadlines(parts.clock, (runId) => {
      this.expire(runId).catch((error: unknown) => {
        parts.log.error({ err: error, runId }, 'a question could not be closed on time');
        this.#deadlines.retry(runId, timing.beat * 10);
      });
    });
  }

  /** The run of a definition that is under way; a new one where there is none (SE1). */
  async open(activity: string, definitionId: string, actor: Actor): Promise<Run> {
    const runnable = this.#parts.activities.named(activity);
    const definition = await runnable.loadDefinition(definitionId, actor);
    const under = await this.#parts.records.findOpen(activity, definitionId);
    if (under !== null) return this.load(under.runId);
    const rules = runnable.activity;
    const frozen = rules.schemas.definition.parse(definition);
    const fresh = {
      runId: randomBytes(12).toString('base64url'),
      activity,
      definitionId,
      owner: actor.userid,
      definition: frozen,
      state: rules.start(frozen),
      version: 0,
      locked: false,
      ended: false,
    };
    return this.#create(fresh);
  }

  /** At once where the run is in play. @throws AppError NOT_FOUND */
  load(runId: string): MaybePromise<Run> {
    const { store, records } = this.#parts;
    return andThen(store.get(runId), (run) => run ?? this.#fetch(runId, () => records.find(runId)));
  }

  /** At once where the run is in play. @throws AppError NOT_FOUND */
  loadByCode(code: string): MaybePromise<Run> {
    const { store, records } = this.#parts;
    return andThen(
      store.findByCode(code),
      (run) => run ?? this.#fetch(code, () => records.findByCode(code)),
    );
  }

  /** The run of a definition that is under way. @throws AppError NOT_FOUND */
  async loadOpen(activity: string, definitionId: string): Promise<Run> {
    const found = await this.#loading.run(`${activity}:${definitionId}`, async () =>
      this.#putInPlay(await this.#parts.records.findOpen(activity, definitionId)),
    );
    if (found === null) throw new AppError('NOT_FOUND', 'This has not been started yet.');
    return found;
  }

  /** Moves a run on by a host's command (RU1-RU3). Resolves with the new version when it is durable. */
  async command(runId: string, version: number, raw: unknown): Promise<number> {
    const run = await this.load(runId);
    const rules = this.#parts.activities.of(run);
    const command = rules.schemas.command.safeParse(raw);
    if (!command.success) throw new AppError('BAD_REQUEST', 'There is no such command.');
    if (run.version !== version) throw moved();
    const now = this.#parts.clock.now();
    const outcome = rules.apply(run.definition, run.state, command.data, now);
    if (!outcome.ok) throw new AppError(outcome.error.code, outcome.error.msg);
    const ended = rules.over(outcome.value);
    return this.#advance({ ...run, state: outcome.value, ended }, 'command', command.data);
  }

  /** Closes or opens the door for newcomers. Resolves with the new version. */
  async lock(runId: string, locked: boolean): Promise<number> {
    const run = await this.load(runId);
    if (run.locked === locked) return run.version;
    return this.#advance({ ...run, locked }, 'lock', { locked });
  }

  /** Moves a run whose deadline has passed; whoever comes second finds it done (RU4). */
  async expire(runId: string): Promise<void> {
    const run = await this.load(runId);
    const rules = this.#parts.activities.of(run);
    const deadline = rules.deadline(run.state);
    if (deadline === null) return;
    if (deadline > this.#parts.clock.now()) {
      this.#deadlines.set(runId, deadline);
      return;
    }
    const state = rules.expire(run.definition, run.state);
    try {
      await this.#advance({ ...run, state, ended: rules.over(state) }, 'expire', { deadline });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    }
  }

  /** Ends a run, wherever it stands; one that is over stays as it is. */
  async finish(runId: string): Promise<void> {
    for (;;) {
      const run = await this.load(runId);
      if (run.ended) return;
      const state = this.#parts.activities.of(run).finish(run.state);
      try {
        await this.#advance({ ...run, state, ended: true }, 'finish', null);
        return;
      } catch (error) {
        // Its host, or its clock, has moved it at the same moment: then from there.
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
      }
    }
  }

  /** Takes a run out of play; whoever needs it next puts it in again from the durable truth. */
  async drop(runId: string): Promise<void> {
    this.#deadlines.clear(runId);
    await this.#parts.store.drop(runId);
  }

  /** Stops all timers; for the end of the process. */
  stop(): void {
    this.#deadlines.stop();
  }

  async #create(fresh: Omit<Run, 'code'>): Promise<Run> {
    const { records, clock } = this.#parts;
    for (;;) {
      const run = { ...fresh, code: randomCode() };
      try {
        await records.create(run, clock.now());
        return (await this.#putInPlay(run)) ?? run;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Either another device opened the same definition just now, or the code is taken.
        const under = await records.findOpen(run.activity, run.definitionId);
        if (under !== null) return this.load(under.runId);
      }
    }
  }

  async #advance(run: Run, kind: RunLogEntry['kind'], detail: unknown): Promise<number> {
    const { records, store, activities, clock, changed } = this.#parts;
    const next = { ...run, version: run.version + 1 };
    if (!(await records.advance(next, clock.now()))) throw moved();
    await store.advance(next);
    this.#watch(next);
    changed(run.runId);
    const slot = activities.onShow(run);
    const tally = slot === null ? null : await store.tally(run.runId, slot);
    await records.append(next, kind, { detail, tally }, clock.now());
    return next.version;
  }

  /** Puts a run in play that is not; whoever asks for it meanwhile waits for the same. */
  async #fetch(key: string, find: () => Promise<Run | null>): Promise<Run> {
    const run = await this.#loading.run(key, async () => this.#putInPlay(await find()));
    if (run === null) throw noSuchRun();
    return run;
  }

  async #putInPlay(run: Run | null): Promise<Run | null> {
    if (run === null) return null;
    const { ledger, store, activities } = this.#parts;
    if ((await store.get(run.runId)) === null) {
      // Whoever is being written at this moment is acknowledged, so must be counted too.
      await ledger.settled();
      const shape = activities.stored(run).value;
      const answers: Answer[] = [];
      for await (const answer of ledger.answers(run.runId)) {
        answers.push({ ...answer, value: storedValue(shape, answer.value) });
      }
      await store.put(run, answers, activities.contribution(run));
      this.#watch(run);
    }
    return store.get(run.runId);
  }

  #watch(run: Run): void {
    const deadline = this.#parts.activities.of(run).deadline(run.state);
    if (deadline === null) this.#deadlines.clear(run.runId);
    else this.#deadlines.set(run.runId, deadline);
  }
}
