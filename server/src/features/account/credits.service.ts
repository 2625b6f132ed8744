import type { Connection, Model } from 'mongoose';
import type { Clock } from '../../core/clock.ts';
import { accountIsGone } from './held/account-going.ts';
import { accountModel, type AccountRecord } from './account.model.ts';

/** So many uses are remembered: one that is tried again later is a new one. */
const remembered = 50;

type Held = Pick<AccountRecord, 'apiCredits' | 'creditsTaken'>;
const read = { apiCredits: 1, creditsTaken: 1 } as const;

/** What people have for uses that cost something. Every change is one step on their account. */
export class CreditsService {
  readonly #accounts: Model<AccountRecord>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor({
    connection,
    clock,
  }: {
    readonly connection: Connection;
    readonly clock: Pick<Clock, 'now'>;
  }) {
    this.#accounts = accountModel(connection);
    this.#clock = clock;
  }

  /**
   * What is left. With the first look of a month it is filled up to what the plan gives; who has more keeps it.
   * @throws AppError NOT_FOUND
   */
  async balance(userid: string, monthly: number): Promise<number> {
    await this.#accounts.updateOne(
      { _id: userid, creditsMonth: { $ne: this.#month() } },
      { $set: { creditsMonth: this.#month() }, $max: { apiCredits: monthly } },
    );
    return (await this.#find(userid)).apiCredits;
  }

  /**
   * Takes the price of a use, once however often it is asked for; gives what is left, or null where there is not
   * as much. @throws AppError NOT_FOUND
   */
  async take(userid: string, attempt: string, price: number): Promise<number | null> {
    const taken = await this.#accounts
      .findOneAndUpdate(
        { _id: userid, apiCredits: { $gte: price }, creditsTaken: { $ne: attempt } },
        {
          $inc: { apiCredits: -price },
          $push: { creditsTaken: { $each: [attempt], $slice: -remembered } },
        },
        { returnDocument: 'after', projection: read },
      )
      .lean<Held>();
    if (taken !== null) return taken.apiCredits;
    const held = await this.#find(userid);
    return held.creditsTaken.includes(attempt) ? held.apiCredits : null;
  }

  /** Gives the price of a use back, once: it may be taken again after that. */
  async giveBack(userid: string, attempt: string, price: number): Promise<void> {
    await this.#accounts.updateOne(
      { _id: userid, creditsTaken: attempt },
      { $inc: { apiCredits: price }, $pull: { creditsTaken: attempt } },
    );
  }

  /** Whether the price of a use was taken. @throws AppError NOT_FOUND */
  async hasTaken(userid: string, attempt: string): Promise<boolean> {
    return (await this.#find(userid)).creditsTaken.includes(attempt);
  }

  /** Gives somebody so many; what they had before. @throws AppError NOT_FOUND */
  async set(userid: string, credits: number): Promise<number> {
    const before = await this.#accounts
      .findByIdAndUpdate(
        userid,
        // Less than the plan gives stays less, until the next month.
        { $set: { apiCredits: credits, creditsMonth: this.#month() } },
        { returnDocument: 'before', projection: read },
      )
      .lean<Partial<Held>>();
    if (before === null) throw accountIsGone('NOT_FOUND');
    return before.apiCredits ?? 0;
  }

  /** As `2026-11`. */
  #month(): string {
    return new Date(this.#clock.now()).toISOString().slice(0, 7);
  }

  async #find(userid: string): Promise<Held> {
    const found = await this.#accounts.findById(userid, read).lean<Partial<Held>>();
    if (found === null) throw accountIsGone('NOT_FOUND');
    return { apiCredits: found.apiCredits ?? 0, creditsTaken: found.creditsTaken ?? [] };
  }
}
