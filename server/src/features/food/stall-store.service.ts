import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedStall } from '@sets/shared/food/food.migrations.ts';
import type { StallContent } from '@sets/shared/food/stall.contract.ts';
import type { Connection, Model } from 'mongoose';
import { AppError } from '../../core/app-error.ts';
import { inserted } from '../../core/inserted.ts';
import { foodMessages } from './food.messages.ts';
import { stallModel, type StallRecord } from './stall.model.ts';

export type { StallRecord } from './stall.model.ts';

/** Stalls as they are stored: a change is of the revision that was seen, or of nothing. */
export class StallStore {
  readonly #stalls: Model<StallRecord>;

  constructor(connection: Connection) {
    this.#stalls = stallModel(connection);
  }

  find(stallid: string): Promise<StallRecord | null> {
    return this.#stalls.findById(stallid).lean<StallRecord | null>();
  }

  /** @throws AppError NOT_FOUND where it is not there, or of somebody else */
  async own(vendor: string, stallid: string): Promise<StallRecord> {
    const found = await this.find(stallid);
    if (found?.vendor !== vendor) throw new AppError('NOT_FOUND', foodMessages.noStall);
    return found;
  }

  /** As they were made. */
  ofVendor(vendor: string): Promise<StallRecord[]> {
    return this.#stalls.find({ vendor }).sort({ at: 1, _id: 1 }).lean<StallRecord[]>();
  }

  ofSchools(schoolids: readonly string[]): Promise<StallRecord[]> {
    return this.#stalls.find({ schoolid: { $in: [...schoolids] } }).lean<StallRecord[]>();
  }

  /** Those of these that are there. */
  async all(stallids: readonly string[]): Promise<ReadonlyMap<string, StallRecord>> {
    if (stallids.length === 0) return new Map();
    const found = await this.#stalls.find({ _id: { $in: [...stallids] } }).lean<StallRecord[]>();
    return new Map(found.map((stall) => [stall._id, stall]));
  }

  /** How many each school has, of those that have any. */
  async countBySchool(): Promise<ReadonlyMap<string, number>> {
    const counts = await this.#stalls.aggregate<{ _id: string; count: number }>([
      { $group: { _id: '$schoolid', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  countAt(schoolid: string): Promise<number> {
    return this.#stalls.countDocuments({ schoolid });
  }

  countOfVendor(vendor: string): Promise<number> {
    return this.#stalls.countDocuments({ vendor });
  }

  /** Of each stall of a school its vendor. */
  async vendorsAt(schoolid: string): Promise<string[]> {
    const all = await this.#stalls
      .find({ schoolid }, { vendor: 1 })
      .lean<Pick<StallRecord, 'vendor'>[]>();
    return all.map(({ vendor }) => vendor);
  }

  /** False where the id is taken already. */
  insert(record: StallRecord): Promise<boolean> {
    return inserted(this.#stalls, record);
  }

  /** What it is then. @throws AppError CONFLICT where it is of another revision by now, or gone */
  async change(
    stall: StallRecord,
    content: StallContent,
    school: StallRecord['school'],
  ): Promise<StallRecord> {
    const { _id, revision } = stall;
    const $set = { content: stallFields(content), school, revision: revision + 1 };
    const { matchedCount } = await this.#stalls.updateOne({ _id, revision }, { $set });
    if (matchedCount !== 1) throw new AppError('CONFLICT', foodMessages.changed);
    return { ...stall, ...$set };
  }

  async setPaused(stallid: string, isPaused: boolean): Promise<void> {
    await this.#stalls.updateOne({ _id: stallid }, { $set: { isPaused } });
  }

  async remove(stallid: string): Promise<void> {
    await this.#stalls.deleteOne({ _id: stallid });
  }
}

export const stallFields = (content: StallContent): StallRecord['content'] =>
  toStored(storedStall, content);
