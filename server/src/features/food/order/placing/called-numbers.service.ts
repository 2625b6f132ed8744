import type { Connection, Model } from 'mongoose';
import { isDuplicateKey } from '../../../../core/duplicate-key.ts';
import { type CalledNumber, calledNumberModel } from './called-number.model.ts';

/** What is called out at the counter: from 1 on, each once for a stall and a day. One may be left out. */
export class CalledNumbers {
  readonly #numbers: Model<CalledNumber>;

  constructor(connection: Connection) {
    this.#numbers = calledNumberModel(connection);
  }

  /** `day`: by the clock of the stall, as `2031-05-06`; `at`: some time of it, in ms. */
  async next(stallid: string, day: string, at: number): Promise<number> {
    try {
      return await this.#next(`${stallid}:${day}`, at);
    } catch (error) {
      // Two have begun the day at the same moment: by now it is there.
      if (isDuplicateKey(error)) return this.#next(`${stallid}:${day}`, at);
      throw error;
    }
  }

  async #next(_id: string, at: number): Promise<number> {
    const { last } = await this.#numbers
      .findOneAndUpdate(
        { _id },
        { $inc: { last: 1 }, $setOnInsert: { at: new Date(at) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<CalledNumber>()
      .orFail();
    return last;
  }

  async removeBefore(time: Date): Promise<void> {
    await this.#numbers.deleteMany({ at: { $lt: time } });
  }
}
