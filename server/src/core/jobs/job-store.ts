import type { Connection, Model } from 'mongoose';
import type { Clock } from '../clock.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { newId } from '../new-id.ts';
import { after } from '../place-in-list.ts';
import type { PlaceInList } from '../place-in-list.ts';
import { type DeadJob, jobModel, type JobRecord } from './job.model.ts';
import type { JobKind } from './jobs.ts';

/** How long dead jobs are kept, in milliseconds. */
export const deadFor = 30 * 24 * 60 * 60_000;

/** A timer may go off that much before its time, in milliseconds. */
const early = 10;

export type NewJob = Pick<JobRecord, 'kind' | 'version' | 'payload'> & {
  readonly key: string | undefined;
  readonly about: string | undefined;
  /** Milliseconds since the epoch. */
  readonly notBefore: number | undefined;
};

type Timing = Pick<JobKind<never>, 'name' | 'lease' | 'keep'>;

interface StoreTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * The jobs in the store. Whoever takes one has it for its lease; what they write counts only while
 * nobody else has taken it since.
 */
export class JobStore {
  readonly #jobs: Model<JobRecord>;
  readonly #clock: StoreTools['clock'];

  constructor({ connection, clock }: StoreTools) {
    this.#jobs = jobModel(connection);
    this.#clock = clock;
  }

  /** Stores a job, `taken` by this process at once or not; null where its key is there already. */
  async put(job: NewJob, { lease, keep }: Timing, taken: boolean): Promise<JobRecord | null> {
    const { notBefore = this.#clock.now(), key, about, ...rest } = job;
    const record: JobRecord = {
      _id: newId(),
      v: 1,
      ...rest,
      ...(key === undefined ? {} : { key }),
      ...(about === undefined ? {} : { about }),
      tries: taken ? 1 : 0,
      dueAt: taken ? this.#in(lease) : new Date(notBefore),
      held: taken ? newId() : null,
      at: this.#in(0),
      staleAt: new Date(notBefore + keep),
      expiresAt: new Date(notBefore + keep + deadFor),
    };
    try {
      await this.#jobs.create(record);
      return record;
    } catch (error) {
      if (key !== undefined && isDuplicateKey(error)) return null;
      throw error;
    }
  }

  async findByKey(kind: string, key: string): Promise<JobRecord | null> {
    return this.#jobs.findOne({ kind, key }).lean();
  }

  async find(id: string): Promise<JobRecord | null> {
    return this.#jobs.findById(id).lean();
  }

  /** The job of this kind that has waited longest, now this process's; null where none is due. */
  async take({ name, lease }: Timing, underWay: readonly string[]): Promise<JobRecord | null> {
    return this.#jobs
      .findOneAndUpdate(
        // What is under way here is not taken from itself, whatever the clock says.
        { kind: name, dueAt: { $lte: this.#in(early) }, _id: { $nin: [...underWay] } },
        { $set: { dueAt: this.#in(lease), held: newId() }, $inc: { tries: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean();
  }

  /** When the next job of this kind falls due, in milliseconds since the epoch; null where none does. */
  async nextDue(
    { name }: Pick<Timing, 'name'>,
    underWay: readonly string[],
  ): Promise<number | null> {
    const next = await this.#jobs
      .findOne(
        { kind: name, dueAt: { $gt: this.#in(early) }, _id: { $nin: [...underWay] } },
        { dueAt: 1 },
      )
      .sort({ dueAt: 1 })
      .lean();
    return next?.dueAt?.getTime() ?? null;
  }

  /** It failed, and is due again at `dueAt`, in milliseconds since the epoch. */
  async putOff({ _id, held }: JobRecord, dueAt: number): Promise<void> {
    await this.#jobs.updateOne({ _id, held }, { $set: { dueAt: new Date(dueAt), held: null } });
  }

  /** The process stops before the attempt has come to anything: it is anybody's, and did not count. */
  async release({ _id, held }: JobRecord): Promise<void> {
    await this.#jobs.updateOne(
      { _id, held },
      { $set: { dueAt: this.#in(0), held: null }, $inc: { tries: -1 } },
    );
  }

  /** It is done: also where somebody else has taken it meanwhile. */
  async remove({ _id }: Pick<JobRecord, '_id'>): Promise<void> {
    await this.#jobs.deleteOne({ _id });
  }

  /** Into the dead list, where its key no longer stands in the way; false where somebody else has it. */
  async bury({ _id, held }: JobRecord, code: string): Promise<boolean> {
    const expiresAt = this.#in(deadFor);
    const { modifiedCount } = await this.#jobs.updateOne(
      { _id, held },
      {
        $set: { diedAt: this.#in(0), code, expiresAt, held: null },
        $unset: { dueAt: 1, key: 1, progress: 1 },
      },
    );
    return modifiedCount > 0;
  }

  async noteProgress({ _id, held }: JobRecord, progress: JobRecord['progress']): Promise<void> {
    await this.#jobs.updateOne({ _id, held }, { $set: { progress } });
  }

  async forget(kind: string, about: string): Promise<void> {
    await this.#jobs.deleteMany({ kind, about });
  }

  /** Dead jobs, newest first. */
  async dead(place: PlaceInList | null, most: number): Promise<DeadJob[]> {
    const filter = place === null ? { diedAt: { $exists: true } } : after('diedAt', place);
    return this.#jobs.find(filter).sort({ diedAt: -1, _id: -1 }).limit(most).lean<DeadJob[]>();
  }

  async findDead(id: string): Promise<DeadJob | null> {
    return this.#jobs.findOne({ _id: id, diedAt: { $exists: true } }).lean<DeadJob | null>();
  }

  /** From the dead list to this process, as if it were new; null where it is not dead any more. */
  async revive({ _id }: DeadJob, { lease, keep }: Timing): Promise<JobRecord | null> {
    const [staleAt, expiresAt] = [this.#in(keep), this.#in(keep + deadFor)];
    return this.#jobs
      .findOneAndUpdate(
        { _id, diedAt: { $exists: true } },
        {
          $set: { dueAt: this.#in(lease), held: newId(), tries: 1, staleAt, expiresAt },
          $unset: { diedAt: 1, code: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** False where it is not dead any more. */
  async removeDead({ _id }: DeadJob): Promise<boolean> {
    const { deletedCount } = await this.#jobs.deleteOne({ _id, diedAt: { $exists: true } });
    return deletedCount > 0;
  }

  /** Puts a dead job back as it was. */
  async restore(job: DeadJob): Promise<void> {
    await this.#jobs.replaceOne({ _id: job._id }, job, { upsert: true });
  }

  #in(ms: number): Date {
    return new Date(this.#clock.now() + ms);
  }
}
