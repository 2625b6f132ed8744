import type { Connection, Model } from 'mongoose';
import { inserted } from '../../../../core/inserted.ts';
import { courierModel, type CourierRecord } from './courier.model.ts';

const idOf = (stallid: string, userid: string): string => `${stallid}:${userid}`;

/** Who brings orders of which stall, as it is stored. */
export class CourierStore {
  readonly #couriers: Model<CourierRecord>;

  constructor(connection: Connection) {
    this.#couriers = courierModel(connection);
  }

  async has(stallid: string, userid: string): Promise<boolean> {
    return (await this.#couriers.exists({ _id: idOf(stallid, userid) })) !== null;
  }

  /** As they were named. */
  of(stallid: string): Promise<CourierRecord[]> {
    return this.#couriers.find({ stallid }).sort({ at: 1, _id: 1 }).lean<CourierRecord[]>();
  }

  countOf(stallid: string): Promise<number> {
    return this.#couriers.countDocuments({ stallid });
  }

  ofPerson(userid: string): Promise<CourierRecord[]> {
    return this.#couriers.find({ userid }).lean<CourierRecord[]>();
  }

  /** False where they are one already. */
  insert(stallid: string, userid: string, at: Date): Promise<boolean> {
    const made: CourierRecord = { _id: idOf(stallid, userid), stallid, userid, at };
    return inserted(this.#couriers, made);
  }

  /** False where they are none. */
  async remove(stallid: string, userid: string): Promise<boolean> {
    const { deletedCount } = await this.#couriers.deleteOne({ _id: idOf(stallid, userid) });
    return deletedCount > 0;
  }

  async removeAllOf(stallid: string): Promise<void> {
    await this.#couriers.deleteMany({ stallid });
  }

  async removePerson(userid: string): Promise<void> {
    await this.#couriers.deleteMany({ userid });
  }
}
