import type { Connection, Model } from 'mongoose';
import { pastStallModel, type PastStallRecord } from './past-stall.model.ts';
import type { StallRecord, StallStore } from './stall-store.service.ts';

/** What its orders need of a stall, also once it is gone. */
export type KnownStall = Pick<StallRecord, '_id' | 'vendor' | 'content'>;

/** Stalls that are gone, as they were: what was sold at one keeps its papers. */
export class PastStallStore {
  readonly #past: Model<PastStallRecord>;

  constructor(connection: Connection) {
    this.#past = pastStallModel(connection);
  }

  find(stallid: string): Promise<PastStallRecord | null> {
    return this.#past.findById(stallid).lean<PastStallRecord | null>();
  }

  ofVendor(vendor: string): Promise<PastStallRecord[]> {
    return this.#past.find({ vendor }).sort({ _id: 1 }).lean<PastStallRecord[]>();
  }

  /** Before it goes. As it was kept first where that is done again. */
  async keep({ _id, vendor, content }: KnownStall, at: Date): Promise<void> {
    await this.#past.updateOne(
      { _id },
      { $setOnInsert: { vendor, content, at } },
      { upsert: true },
    );
  }

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
