import { randomUUID } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import { mongo } from 'mongoose';
import { type RunLogEntry, runLogSchema, type RunRecord, runSchema } from './run.model.ts';
import type { Run } from './run-store.ts';

const runOf = ({ _id, createdAt: _createdAt, endedAt: _endedAt, ...rest }: RunRecord): Run => ({
  runId: _id,
  ...rest,
});

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === 11_000;

/** The durable truth about runs, and their append-only log (RU7). */
export class RunRecords {
  readonly #runs: Model<RunRecord>;
  readonly #log: Model<RunLogEntry>;

  constructor(connection: Connection) {
    this.#runs = connection.model<RunRecord>('Run', runSchema);
    this.#log = connection.model<RunLogEntry>('RunLog', runLogSchema);
  }

  /** Builds the indexes that the rules depend on. */
  async prepare(): Promise<void> {
    await this.#runs.init();
    await this.#log.init();
  }

  /** Stores a new run. Rejects with a duplicate key where its code or its definition is in use. */
  async create(run: Run, now: number): Promise<void> {
    const { runId, ...rest } = run;
    await this.#runs.create({ _id: runId, ...rest, createdAt: new Date(now), endedAt: null });
    await this.append(run, 'open', null, now);
  }

  async find(runId: string): Promise<Run | null> {
    const found = await this.#runs.findById(runId).lean<RunRecord>();
    return found === null ? null : runOf(found);
  }

  async findByCode(code: string): Promise<Run | null> {
    const found = await this.#runs.findOne({ code }).lean<RunRecord>();
    return found === null ? null : runOf(found);
  }

  /** The run of a definition that is under way, or null. */
  async findOpen(activity: string, definitionId: string): Promise<Run | null> {
    const found = await this.#runs
      .findOne({ activity, definitionId, ended: false })
      .lean<RunRecord>();
    return found === null ? null : runOf(found);
  }

  /** Join codes of the runs under way, by definition. */
  async openCodes(
    activity: string,
    definitionIds: readonly string[],
  ): Promise<Map<string, string>> {
    const found = await this.#runs
      .find({ activity, definitionId: { $in: definitionIds }, ended: false })
      .select({ definitionId: 1, code: 1 })
      .lean<Pick<RunRecord, 'definitionId' | 'code'>[]>();
    return new Map(found.map((run) => [run.definitionId, run.code]));
  }

  /** The runs that a person has opened, newest first. */
  async ofOwner(owner: string): Promise<RunRecord[]> {
    return this.#runs.find({ owner }).sort({ createdAt: -1 }).lean<RunRecord[]>();
  }

  /** The ids of all runs of these activities. */
  async *ids(activities: readonly string[]): AsyncGenerator<string> {
    const runs = this.#runs.find({ activity: { $in: activities } }).select({ _id: 1 });
    for await (const { _id } of runs.lean<Pick<RunRecord, '_id'>>().cursor()) yield _id;
  }

  /** Stores the next version of a run; false where somebody else's came first (RU1). */
  async advance(run: Run, now: number): Promise<boolean> {
    const { state, version, locked, ended } = run;
    const outcome = await this.#runs.updateOne(
      { _id: run.runId, version: version - 1 },
      { $set: { state, version, locked, ended, endedAt: ended ? new Date(now) : null } },
    );
    return outcome.matchedCount === 1;
  }

  /** Adds a line to the run's log. */
  async append(run: Run, kind: RunLogEntry['kind'], detail: unknown, now: number): Promise<void> {
    await this.#log.create({
      _id: randomUUID(),
      runId: run.runId,
      version: run.version,
      at: new Date(now),
      kind,
      detail,
    });
  }
}
