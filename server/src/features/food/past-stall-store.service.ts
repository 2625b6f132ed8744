import type { Connection, Model } from 'mongoose';
import { pastStallModel, type PastStallRecord } from './past-stall.model.ts';
import type { StallRecord, StallStore } from './stall-store.service.ts';

/** What its orders need of a stall, also once it is gone. */
export type KnownStall = Pick<StallRecord, '_id' | 'vendor' | 'content'>;

/** One of which it is kept what it was. */
type PastStall = PastStallRecord & KnownStall;

const isKept = (record: PastStallRecord): record is PastStall => record.content !== undefined;

/** Stalls that are gone, as they were: what was sold at one keeps its papers. */
export class PastStallStore {
  readonly #past: Model<PastStallRecord>;

  constructor(connection: Connection) {
    this.#past = pastStallModel(connection);
  }

  /** As it was; null where nothing is kept but its id. */
  async find(stallid: string): Promise<PastStall | null> {
    const found = await this.#past.findById(stallid).lean<PastStallRecord | null>();
    return found !== null && isKept(found) ? found : null;
  }

  /** Whether a stall of this id is gone: nobody makes another one of it. */
  async has(stallid: string): Promise<boolean> {
    return (await this.#past.exists({ _id: stallid })) !== null;
  }

  async ofVendor(vendor: string): Promise<PastStall[]> {
    const all = await this.#past.find({ vendor }).sort({ _id: 1 }).lean<PastStallRecord[]>();
    return all.filter(isKept);
  }

  /** Before it goes. As it was kept first where that is done again. */
  async keep({ _id, vendor, content }: KnownStall, at: Date): Promise<void> {
    await this.#past.updateOne(
      { _id },
      { $setOnInsert: { vendor, content, at } },
      { upsert: true },
    );
  }

  /** Nothing was sold there: who it was is nobody's business. */
  async keepIdAlone(stallid: string): Promise<void> {
    await this.#past.updateOne({ _id: stallid }, { $set: { vendor: '' }, $unset: { content: 1 } });
  }

  /** It was not removed after all. */
  async remove(stallid: string): Promise<void> {
    await this.#past.deleteOne({ _id: stallid });
  }

  async forgetVendor(vendor: string): Promise<void> {
    await this.#past.updateMany({ vendor }, { $set: { vendor: '' } });
  }
}

/** A stall as it is or, where it is gone, as it was; null where nobody knows it. */
export const knownStall = async (
  {
    stalls,
    past,
  }: { readonly stalls: Pick<StallStore, 'find'>; readonly past: Pick<PastStallStore, 'find'> },
  stallid: string,
): Promise<KnownStall | null> => (await stalls.find(stallid)) ?? past.find(stallid);
