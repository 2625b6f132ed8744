import { type Connection, type Model, Schema } from 'mongoose';
import { idsUnder } from '../../../../core/ids-under.ts';

/** That statements of a run were sent. `_id` is `runId:recounts`: how often its points had been counted anew by then. */
interface SentRecord {
  readonly _id: string;
}

const sentSchema = new Schema<SentRecord>(
  { _id: { type: String, required: true } },
  { collection: 'sentstatements', versionKey: false },
);

/** Which statements a learning record store has, or has in part: what they are named by is all that is kept of them. */
export class SentStatements {
  readonly #sent: Model<SentRecord>;

  constructor(connection: Connection) {
    this.#sent = connection.model<SentRecord>('SentStatements', sentSchema);
  }

  /** Resolves once it is stored. */
  async note(runId: string, recounts: number): Promise<void> {
    const _id = `${runId}:${recounts}`;
    await this.#sent.updateOne({ _id }, { $setOnInsert: { _id } }, { upsert: true });
  }

  /** How often points had been counted anew whenever statements were sent, before it was so often. */
  async before(runId: string, recounts: number): Promise<number[]> {
    const found = await this.#sent.find(idsUnder(runId)).lean();
    return found
      .map(({ _id }) => Number(_id.slice(runId.length + 1)))
      .filter((sent) => sent < recounts)
      .toSorted((one, other) => one - other);
  }

  /** The results of the run are deleted. */
  async removeRun(runId: string): Promise<void> {
    await this.#sent.deleteMany(idsUnder(runId));
  }
}
