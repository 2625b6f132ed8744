import type { Connection, Model } from 'mongoose';
import { isDuplicateKey } from '../../../../core/duplicate-key.ts';
import { slotModel, type SlotMark, type SlotRecord } from './slot.model.ts';

/** A time to pick up, and how many orders it may have. */
export interface CountedSlot {
  readonly stallid: string;
  /** When it begins, in ms. */
  readonly at: number;
  readonly capacity: number;
}

/** What is known of a time that has orders. */
export type TakenSlot = Pick<SlotRecord, 'begins' | 'taken' | 'marks'>;
export type MarkedSlot = Pick<SlotRecord, '_id' | 'marks'>;

export const slotidOf = ({ stallid, at }: Pick<CountedSlot, 'stallid' | 'at'>): string =>
  `${stallid}:${at}`;

/** The places in times to pick up. A change is one write of one time, and names the order that it is for. */
export class SlotStore {
  readonly #slots: Model<SlotRecord>;

  constructor(connection: Connection) {
    this.#slots = slotModel(connection);
  }

  /** A place for each of these marks, or none: false where it has not so many. The same marks again take nothing. */
  async take(slot: CountedSlot, marks: readonly SlotMark[]): Promise<boolean> {
    const isTaken = (await this.#take(slot, marks, true)) ?? (await this.#take(slot, marks, false));
    if (isTaken === true) return true;
    const [mark] = marks;
    if (mark === undefined) return true;
    // A driver that has lost the answer asks again.
    return (await this.#slots.exists({ _id: slotidOf(slot), keys: mark.key })) !== null;
  }

  /** Null where it is there and does not match, or was made in this moment. */
  async #take(
    slot: CountedSlot,
    marks: readonly SlotMark[],
    upsert: boolean,
  ): Promise<boolean | null> {
    const { stallid, at, capacity } = slot;
    const keys = marks.map(({ key }) => key);
    try {
      const { matchedCount, upsertedCount } = await this.#slots.updateOne(
        { _id: slotidOf(slot), taken: { $lte: capacity - marks.length }, keys: { $nin: keys } },
        {
          $inc: { taken: marks.length },
          $push: { keys: { $each: keys }, marks: { $each: [...marks] } },
          $setOnInsert: { stallid, begins: new Date(at) },
        },
        { upsert },
      );
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** The place that was taken under this key is free again; again, too. */
  async giveBack(key: string): Promise<void> {
    await this.#slots.updateOne(
      { keys: key },
      { $inc: { taken: -1 }, $pull: { keys: key, marks: { key } } },
    );
  }

  /** The orders of these are there. */
  async forget(slotids: readonly string[], keys: readonly string[]): Promise<void> {
    if (slotids.length === 0) return;
    await this.#slots.updateMany(
      { _id: { $in: [...slotids] } },
      { $pull: { marks: { key: { $in: [...keys] } } } },
    );
  }

  /** Those of these times that have orders. */
  all(slots: readonly Pick<CountedSlot, 'stallid' | 'at'>[]): Promise<TakenSlot[]> {
    return this.#slots
      .find({ _id: { $in: slots.map(slotidOf) } }, { begins: 1, taken: 1, marks: 1 })
      .lean<TakenSlot[]>();
  }

  /** How many orders the times from one on have, by when they begin, in ms. */
  async takenFrom(stallid: string, from: number): Promise<ReadonlyMap<number, number>> {
    const found = await this.#slots
      .find({ stallid, begins: { $gte: new Date(from) } }, { begins: 1, taken: 1 })
      .lean<Pick<SlotRecord, 'begins' | 'taken'>[]>();
    return new Map(found.map(({ begins, taken }) => [begins.getTime(), taken]));
  }

  markedBy(time: Date, most: number): Promise<MarkedSlot[]> {
    return this.#slots
      .find({ 'marks.madeAt': { $lte: time } }, { marks: 1 })
      .limit(most)
      .lean<MarkedSlot[]>();
  }

  async removeBefore(time: Date): Promise<void> {
    await this.#slots.deleteMany({ begins: { $lt: time } });
  }
}
