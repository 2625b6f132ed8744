import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { Wanted } from '@sets/shared/food/order/stock.ts';
import type { Connection, Model } from 'mongoose';
import { itemModel, type ItemRecord, type StockMark } from '../../item.model.ts';

/** An item of which something was taken or given back that is not sure to stand. */
export type MarkedItem = Pick<ItemRecord, '_id'> & { readonly marks: readonly StockMark[] };

interface GivenBack extends Wanted {
  readonly stallid: string;
}

/** A stock to which so many may come: one that is counted, and does not get larger than a vendor may say. */
const fits = (count: number) => ({ $ne: null, $lte: foodLimits.stock - count });

/**
 * The stock of items, as orders take it and give it back. Each change is one write of one item, with a mark in it that
 * says for which order it was: so it can be told, after any crash, whether it was made.
 */
export class Stock {
  readonly #items: Model<ItemRecord>;

  constructor(connection: Connection) {
    this.#items = itemModel(connection);
  }

  /**
   * What all of these marks say, or nothing: false where there are not so many, or nobody counts any more. The same
   * marks again take nothing.
   */
  async take(itemid: string, marks: readonly StockMark[]): Promise<boolean> {
    const count = marks.reduce((sum, mark) => sum + mark.count, 0);
    const keys = marks.map(({ key }) => key);
    const { matchedCount } = await this.#items.updateOne(
      { _id: itemid, stock: { $gte: count }, 'marks.key': { $nin: keys } },
      { $inc: { stock: -count }, $push: { marks: { $each: [...marks] } } },
    );
    // A driver that has lost the answer asks again.
    return matchedCount === 1 || (await this.#isMarked(itemid, marks));
  }

  /** What was taken under this key is there again, and the mark is gone. Does nothing where it is gone already. */
  async undo(itemid: string, { key, count }: Pick<StockMark, 'key' | 'count'>): Promise<void> {
    const $pull = { marks: { key } };
    const { matchedCount } = await this.#items.updateOne(
      { _id: itemid, 'marks.key': key, stock: fits(count) },
      { $inc: { stock: count }, $pull },
    );
    if (matchedCount === 0)
      await this.#items.updateOne({ _id: itemid, 'marks.key': key }, { $pull });
  }

  /**
   * So many of an item of this stall are there again. The same key again gives nothing, nor does what nobody counts any
   * more. An item that is gone may have left its id to another stall.
   */
  async giveBack({ stallid, itemid, count }: GivenBack, mark: StockMark): Promise<void> {
    await this.#items.updateOne(
      { _id: itemid, stallid, stock: fits(count), 'marks.key': { $ne: mark.key } },
      { $inc: { stock: count }, $push: { marks: mark } },
    );
  }

  /** What was done under these keys stands. */
  async forget(itemids: readonly string[], keys: readonly string[]): Promise<void> {
    if (itemids.length === 0) return;
    await this.#items.updateMany(
      { _id: { $in: [...itemids] } },
      { $pull: { marks: { key: { $in: [...keys] } } } },
    );
  }

  /** Those with a mark that was made by a time. */
  markedBy(time: Date, most: number): Promise<MarkedItem[]> {
    return this.#items
      .find({ 'marks.madeAt': { $lte: time } }, { marks: 1 })
      .limit(most)
      .lean<MarkedItem[]>();
  }

  async #isMarked(itemid: string, [mark]: readonly StockMark[]): Promise<boolean> {
    if (mark === undefined) return true;
    return (await this.#items.exists({ _id: itemid, 'marks.key': mark.key })) !== null;
  }
}
