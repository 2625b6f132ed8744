import { randomBytes } from 'node:crypto';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import { isDuplicateKey } from '../core/duplicate-key.ts';
import { andThen, type MaybePromise } from '../core/maybe-promise.ts';
import { storedValue } from '../core/stored-value.ts';
import type { Activities } from './activities.ts';
import type { Ledger } from './ledger.ts';
import { randomCode } from './run-codes.ts';
import type { RunRecords } from './run-records.ts';
import type { Counted, Run, RunInPlay, RunStore } from './run-store.ts';
import { SingleFlight } from './single-flight.ts';

interface RunsParts {
  readonly records: RunRecords;
  readonly store: RunStore;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly clock: Clock;
}

const noSuchRun = (): AppError =>
  new AppError('NOT_FOUND', 'No run has this code. Check it on the big screen.');

/** Opening runs and finding them: durable first, then in play. What moves them on is in `run-steps.ts`. */
export class Runs {
  readonly #parts: RunsParts;
  readonly #loading = new SingleFlight<RunInPlay | null>();

  constructor(parts: RunsParts) {
    this.#parts = parts;
  }

  /** The run of a definition that is under way; a new one where there is none (SE1). */
  async open(activity: string, definitionId: string, actor: Actor): Promise<RunInPlay> {
    const { activities, records, clock } = this.#parts;
    const runnable = activities.named(activity);
    const definition = await runnable.loadDefinition(definitionId, actor);
    const under = await records.findOpen(activity, definitionId);
    if (under !== null) return this.load(under.runId);
    const rules = runnable.activity;
    const frozen = rules.schemas.definition.parse(definition);
    const seed = randomBytes(4).readUInt32LE();
    return this.#create({
      runId: randomBytes(12).toString('base64url'),
      activity,
      definitionId,
      owner: actor.userid,
      definition: frozen,
      state: rules.start(frozen, { now: clock.now(), seed }),
      version: 0,
      locked: false,
      ended: false,
    });
  }

  /** At once where the run is in play. @throws AppError NOT_FOUND */
  load(runId: string): MaybePromise<RunInPlay> {
    const { store, records } = this.#parts;
    return andThen(store.get(runId), (run) => run ?? this.#fetch(runId, () => records.find(runId)));
  }

  /** At once where the run is in play. @throws AppError NOT_FOUND */
  loadByCode(code: string): MaybePromise<RunInPlay> {
    const { store, records } = this.#parts;
    return andThen(
      store.findByCode(code),
      (run) => run ?? this.#fetch(code, () => records.findByCode(code)),
    );
  }

  /** The run of a definition that is under way. @throws AppError NOT_FOUND */
  async loadOpen(activity: string, definitionId: string): Promise<RunInPlay> {
    const found = await this.#loading.run(`${activity}:${definitionId}`, async () =>
      this.#putInPlay(await this.#parts.records.findOpen(activity, definitionId)),
    );
    if (found === null) throw new AppError('NOT_FOUND', 'This has not been started yet.');
    return found;
  }

  async #create(fresh: Omit<Run, 'code'>): Promise<RunInPlay> {
    const { records, clock } = this.#parts;
    for (;;) {
      const run = { ...fresh, code: randomCode() };
      try {
        await records.create(run, clock.now());
        return (await this.#putInPlay(run)) ?? this.#inPlay(run);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Either another device opened the same definition just now, or the code is taken.
        const under = await records.findOpen(run.activity, run.definitionId);
        if (under !== null) return this.load(under.runId);
      }
    }
  }

  /** Puts a run in play that is not; whoever asks for it meanwhile waits for the same. */
  async #fetch(key: string, find: () => Promise<Run | null>): Promise<RunInPlay> {
    const run = await this.#loading.run(key, async () => this.#putInPlay(await find()));
    if (run === null) throw noSuchRun();
    return run;
  }

  async #putInPlay(run: Run | null): Promise<RunInPlay | null> {
    if (run === null) return null;
    const { ledger, store } = this.#parts;
    if ((await store.get(run.runId)) === null) {
      // Whoever is being written at this moment is acknowledged, so must be counted too.
      await ledger.settled();
      await store.put(this.#inPlay(run), this.#counted(run));
    }
    return store.get(run.runId);
  }

  #inPlay(run: Run): RunInPlay {
    return { ...run, deadline: this.#parts.activities.of(run).deadline(run.state) };
  }

  /** What the ledger holds of a run, and what each of it adds to the counts. */
  async *#counted(run: Run): AsyncGenerator<Counted> {
    const { activities, ledger } = this.#parts;
    const rules = activities.of(run);
    const shape = activities.stored(run).value;
    for await (const { value: stored, ...rest } of ledger.answers(run.runId)) {
      const value = storedValue(shape, stored);
      const adds = rules.contribution(run.definition, rest.slot, value);
      yield { answer: Object.assign(rest, { value }), adds };
    }
  }
}
