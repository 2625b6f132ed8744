import type { Connection, Model, QueryFilter } from 'mongoose';
import type { Allergen, Diet } from '@sets/shared/food/item.contract.ts';
import type { Asked } from '@sets/shared/search/search-words.ts';
import { AppError } from '../../core/app-error.ts';
import { inserted } from '../../core/inserted.ts';
import { picturesNamedIn } from '../../core/pictures-named.ts';
import { beginning, longestOf } from '../../core/searched.ts';
import { foodMessages } from './food.messages.ts';
import { itemModel, type ItemRecord } from './item.model.ts';

export type { ItemRecord } from './item.model.ts';

/** What somebody wants to eat. */
export interface Sought {
  readonly asked: Asked;
  readonly diets: readonly Diet[];
  /** What it must be known not to have. */
  readonly without: readonly Allergen[];
}

/** An item that is found, and where it stands. */
export type Found = Pick<ItemRecord, '_id' | 'stallid' | 'place' | 'at'>;

/** What stands first on a menu. */
export const inOrder = (one: Omit<Found, 'stallid'>, other: Omit<Found, 'stallid'>): number =>
  one.place - other.place ||
  one.at.getTime() - other.at.getTime() ||
  (one._id < other._id ? -1 : 1);

/** Items as they are stored: a change is of the revision that was seen, or of nothing. */
export class ItemStore {
  readonly #items: Model<ItemRecord>;

  constructor(connection: Connection) {
    this.#items = itemModel(connection);
  }

  find(itemid: string): Promise<ItemRecord | null> {
    return this.#items.findById(itemid).lean<ItemRecord | null>();
  }

  /** @throws AppError NOT_FOUND where it is not there, or of somebody else */
  async own(vendor: string, itemid: string): Promise<ItemRecord> {
    const found = await this.find(itemid);
    if (found?.vendor !== vendor) throw new AppError('NOT_FOUND', foodMessages.noItem);
    return found;
  }

  /** In the order of the menu. */
  async of(stallid: string): Promise<ItemRecord[]> {
    const all = await this.#items.find({ stallid }).lean<ItemRecord[]>();
    return all.toSorted(inOrder);
  }

  /** The same without what only its vendor sees. */
  listedOf(stallid: string): Promise<ItemRecord[]> {
    return this.#items
      .find({ stallid, isListed: true })
      .sort({ place: 1, at: 1, _id: 1 })
      .lean<ItemRecord[]>();
  }

  countOf(stallid: string): Promise<number> {
    return this.#items.countDocuments({ stallid });
  }

  /** Behind all that there is. */
  async nextPlace(stallid: string): Promise<number> {
    const all = await this.#items
      .find({ stallid }, { place: 1 })
      .lean<Pick<ItemRecord, 'place'>[]>();
    return Math.max(0, ...all.map(({ place }) => place)) + 1;
  }

  /** What is listed at these stalls and answers, in no order. */
  sought(stallids: readonly string[], { asked, diets, without }: Sought): Promise<Found[]> {
    const words = longestOf(asked.words).map((word) => ({ words: beginning(word) }));
    const all: QueryFilter<ItemRecord>[] = [
      ...words,
      ...(asked.without.length === 0 ? [] : [{ words: { $nin: [...asked.without] } }]),
      ...(diets.length === 0 ? [] : [{ diets: { $all: [...diets] } }]),
      // Who has not said what an item has may not mean that it has nothing.
      ...(without.length === 0 ? [] : [{ isDeclared: true, allergens: { $nin: [...without] } }]),
    ];
    const listed = { stallid: { $in: [...stallids] }, isListed: true };
    const wanted = all.length === 0 ? listed : { ...listed, $and: all };
    return this.#items.find(wanted, { stallid: 1, place: 1, at: 1 }).lean<Found[]>();
  }

  async all(itemids: readonly string[]): Promise<ReadonlyMap<string, ItemRecord>> {
    if (itemids.length === 0) return new Map();
    const found = await this.#items.find({ _id: { $in: [...itemids] } }).lean<ItemRecord[]>();
    return new Map(found.map((item) => [item._id, item]));
  }

  /** Whether anybody may see this picture at a stall. */
  async shows(stallid: string, fileid: string): Promise<boolean> {
    const shown = { pictures: fileid, stallid, isListed: true };
    return (await this.#items.findOne(shown, { _id: 1 }).lean()) !== null;
  }

  picturesNamed(fileids: readonly string[]): Promise<ReadonlySet<string>> {
    return picturesNamedIn([this.#items], fileids);
  }

  /** False where the id is taken already. */
  insert(record: ItemRecord): Promise<boolean> {
    return inserted(this.#items, record);
  }

  /** What it is then. @throws AppError CONFLICT where it is of another revision by now, or gone */
  async change(
    item: ItemRecord,
    fields: Partial<Omit<ItemRecord, '_id' | 'revision'>>,
  ): Promise<ItemRecord> {
    const { _id, revision } = item;
    const $set = { ...fields, revision: revision + 1 };
    const { matchedCount } = await this.#items.updateOne({ _id, revision }, { $set });
    if (matchedCount !== 1) throw new AppError('CONFLICT', foodMessages.changed);
    return { ...item, ...$set };
  }

  async setSoldOut(itemid: string, soldOutOn: string | null): Promise<void> {
    await this.#items.updateOne({ _id: itemid }, { $set: { soldOutOn } });
  }

  /** As somebody has counted it: what was taken for an order that does not come is in it. */
  async setStock(itemid: string, stock: number | null): Promise<void> {
    const $pull = { marks: { count: { $gt: 0 } } };
    await this.#items.updateOne({ _id: itemid }, { $set: { stock }, $pull });
  }

  /** One after the other; those that are not named keep their places. */
  async arrange(stallid: string, itemids: readonly string[]): Promise<void> {
    if (itemids.length === 0) return;
    await this.#items.bulkWrite(
      itemids.map((_id, at) => ({
        updateOne: { filter: { _id, stallid }, update: { $set: { place: at + 1 } } },
      })),
    );
  }

  async remove(itemid: string): Promise<void> {
    await this.#items.deleteOne({ _id: itemid });
  }

  async removeAllOf(stallid: string): Promise<void> {
    await this.#items.deleteMany({ stallid });
  }

  async removeAllOfVendor(vendor: string): Promise<void> {
    await this.#items.deleteMany({ vendor });
  }
}
