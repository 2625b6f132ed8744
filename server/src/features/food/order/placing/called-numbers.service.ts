import { dayAt } from '@sets/shared/food/opening.ts';
import type { Connection, Model } from 'mongoose';
import { isDuplicateKey } from '../../../../core/duplicate-key.ts';
import { type CalledNumber, calledNumberModel } from './called-number.model.ts';

/** A day of a stall. */
interface CalledDay {
  readonly day: string;
  readonly at: number;
}

/** What is called out at the counter: from 1 on, each once for a stall and a day. One may be left out. */
export class CalledNumbers {
  readonly #numbers: Model<CalledNumber>;

  constructor(connection: Connection) {
    this.#numbers = calledNumberModel(connection);
  }

  /**
   * So many that follow each other: gives the first of them. `day`: by the clock of the stall, as `2031-05-06`; `at`:
   * some time of it, in ms.
   */
  async next(stallid: string, { day, at }: CalledDay, count: number): Promise<number> {
    try {
      return await this.#next(`${stallid}:${day}`, at, count);
    } catch (error) {
      // Two have begun the day at the same moment: by now it is there.
      if (isDuplicateKey(error)) return this.#next(`${stallid}:${day}`, at, count);
      throw error;
    }
  }

  async #next(_id: string, at: number, count: number): Promise<number> {
    const { last } = await this.#numbers
      .findOneAndUpdate(
        { _id },
        { $inc: { last: count }, $setOnInsert: { at: new Date(at) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<CalledNumber>()
      .orFail();
    return last - count + 1;
  }

  async removeBefore(time: Date): Promise<void> {
    await this.#numbers.deleteMany({ at: { $lt: time } });
  }
}

/** Numbers for orders of a stall that are fetched at these times, in ms: in the same order. */
export const numbersFor = async (
  numbers: Pick<CalledNumbers, 'next'>,
  { stallid, timeZone }: { readonly stallid: string; readonly timeZone: string },
  times: readonly number[],
): Promise<number[]> => {
  const days = times.map((at) => ({ day: dayAt(timeZone, at), at }));
  const next = new Map<string, number>();
  for (const { day, at } of days) {
    if (next.has(day)) continue;
    const count = days.filter((each) => each.day === day).length;
    next.set(day, await numbers.next(stallid, { day, at }, count));
  }
  return days.map(({ day }) => {
    const number = next.get(day) ?? 0;
    next.set(day, number + 1);
    return number;
  });
};
