import { newestVersion, readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { type RunResult, storedRunResult } from './run-result.migrations.ts';

/** What a run came to, as it is stored once the run is over. `_id` is the run id. */
interface ResultRecord {
  readonly _id: string;
  /** A `storedRunResult` of any version. */
  readonly result: unknown;
}

const resultSchema = new Schema<ResultRecord>(
  { _id: { type: String, required: true }, result: { type: Schema.Types.Mixed, required: true } },
  { minimize: false, versionKey: false, collection: 'results' },
);

/** The durable results of runs that are over. */
export class ResultRecords {
  readonly #results: Model<ResultRecord>;

  constructor(connection: Connection) {
    this.#results = connection.model<ResultRecord>('Result', resultSchema);
  }

  /** Null where there is none that this program can read: the ledger has what it is made of. */
  async find(runId: string): Promise<RunResult | null> {
    const record = await this.#results.findById(runId).lean();
    const told = record === null ? null : readStored(storedRunResult, record.result);
    return told?.ok === true ? told.value : null;
  }

  /** Of these runs those that this program can read, by run. */
  async findAll(runIds: readonly string[]): Promise<Map<string, RunResult>> {
    const records = await this.#results.find({ _id: { $in: runIds } }).lean();
    const told = new Map<string, RunResult>();
    for (const { _id, result } of records) {
      const read = readStored(storedRunResult, result);
      if (read.ok) told.set(_id, read.value);
    }
    return told;
  }

  async remove(runId: string): Promise<void> {
    await this.#results.deleteOne({ _id: runId });
  }

  /** Stores it in the place of what was stored before; what a newer version has stored stays. */
  async keep(runId: string, result: RunResult): Promise<void> {
    const ofThisVersion = { _id: runId, 'result.v': { $lte: newestVersion(storedRunResult) } };
    const stored = { $set: { result: toStored(storedRunResult, result) } };
    try {
      await this.#results.updateOne(ofThisVersion, stored, { upsert: true });
    } catch (error) {
      // There is one that is newer, so the upsert inserts, and meets its `_id`.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
