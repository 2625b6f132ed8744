import { createHmac, randomBytes } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import type { Clock } from '../../../core/clock.ts';
import { digest } from '../../../core/digest.ts';
import { isDuplicateKey } from '../../../core/duplicate-key.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';
import { formerAddressModel, type FormerAddressRecord } from './former-address.model.ts';

export type { FormerAddressRecord } from './former-address.model.ts';

interface FormerAddressTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly secret: string;
}

/** What an account moves away from. */
export interface Leaving {
  readonly userid: string;
  readonly email: string;
  readonly emailKey: string;
}

/** So long nobody else takes the account back with the same link. */
const takenForMs = 60_000;

/**
 * The addresses that accounts had before. For a week each is kept for its account, so that whoever
 * reads it can take the account back to it, whatever became of the account meanwhile.
 */
export class FormerAddressesService {
  readonly #former: Model<FormerAddressRecord>;
  readonly #tools: Omit<FormerAddressTools, 'connection'>;

  constructor({ connection, ...tools }: FormerAddressTools) {
    this.#former = formerAddressModel(connection);
    this.#tools = tools;
  }

  /**
   * Keeps an address for the account that leaves it; the code of the link back, null where it is kept
   * for another account. Kept already, its link stays the same: a second change must not end what was
   * mailed after the first.
   */
  async keep(leaving: Leaving): Promise<string | null> {
    const { emailKey, userid } = leaving;
    for (;;) {
      const kept = (await this.#renew(leaving)) ?? (await this.#insert(leaving));
      if (kept !== null) return kept;
      if (await this.isKeptForAnother(emailKey, userid)) return null;
    }
  }

  /** Null where it is not kept for this account. */
  async #renew({ userid, emailKey }: Leaving): Promise<string | null> {
    const record = await this.#former
      .findOneAndUpdate(
        { _id: emailKey, userid, ...this.#held() },
        { $set: { heldUntil: this.#at(addressUndoGoodForMs) } },
      )
      .lean();
    return record === null ? null : this.#code(userid, emailKey, record.nonce);
  }

  /**
   * Null where another call has just done so: of two codes one would be of no use. What is kept for another account
   * stays theirs, and their link good.
   */
  async #insert({ userid, email, emailKey }: Leaving): Promise<string | null> {
    const nonce = randomBytes(16).toString('base64url');
    const code = this.#code(userid, emailKey, nonce);
    const record: Omit<FormerAddressRecord, '_id'> = {
      userid,
      email,
      nonce,
      codeHash: digest(code),
      leftAt: this.#at(0),
      heldUntil: this.#at(addressUndoGoodForMs),
    };
    const isOver = { heldUntil: { $lte: this.#at(0) } };
    try {
      await this.#former.updateOne(
        { _id: emailKey, ...isOver },
        { $set: record },
        { upsert: true },
      );
      return code;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Whether an address is kept for another account than this one (null: than any). */
  async isKeptForAnother(emailKey: string, userid: string | null): Promise<boolean> {
    const others = { _id: emailKey, userid: { $ne: userid }, ...this.#held() };
    return (await this.#former.exists(others)) !== null;
  }

  /**
   * What the code of a link takes back; null where it is used, too old or was never made. Of many who
   * come with it at once it is one's: whoever breaks off leaves it to the next after a minute.
   */
  take(code: string): Promise<FormerAddressRecord | null> {
    const isFree = [{ takenUntil: { $exists: false } }, { takenUntil: { $lte: this.#at(0) } }];
    return this.#former
      .findOneAndUpdate(
        { codeHash: digest(code), ...this.#held(), $or: isFree },
        { $set: { takenUntil: this.#at(takenForMs) } },
      )
      .lean();
  }

  /** Whether it is there still: what has taken the account back meanwhile has ended it. */
  async isStill({ _id, codeHash }: FormerAddressRecord): Promise<boolean> {
    return (await this.#former.exists({ _id, codeHash })) !== null;
  }

  /** An attempt failed: the next may be made at once. */
  async release({ _id, codeHash }: FormerAddressRecord): Promise<void> {
    await this.#former.updateOne({ _id, codeHash }, { $unset: { takenUntil: 1 } });
  }

  /** The account is back at this address: what it had since then can take back nothing any more. */
  async endSince({ _id, userid, leftAt }: FormerAddressRecord): Promise<void> {
    await this.#former.deleteMany({ userid, $or: [{ _id }, { leftAt: { $gte: leftAt } }] });
  }

  /** The same, by the address, which its reader has just proven. */
  async endSinceAddress(userid: string, emailKey: string): Promise<void> {
    const record = await this.#former.findOne({ _id: emailKey, userid }).lean();
    if (record !== null) await this.endSince(record);
  }

  /** The account has not left it after all. */
  async forget(userid: string, emailKey: string): Promise<void> {
    await this.#former.deleteOne({ _id: emailKey, userid });
  }

  /** Those that are kept for this person. */
  async list(
    userid: string,
  ): Promise<Pick<FormerAddressRecord, 'email' | 'leftAt' | 'heldUntil'>[]> {
    return this.#former
      .find({ userid, ...this.#held() })
      .sort({ leftAt: 1 })
      .lean();
  }

  async erase(userid: string): Promise<void> {
    await this.#former.deleteMany({ userid });
  }

  /** Made of the secret and the nonce, so that it can be mailed again and is stored nowhere. */
  #code(userid: string, emailKey: string, nonce: string): string {
    return createHmac('sha256', this.#tools.secret)
      .update(['former address', userid, emailKey, nonce].join('\n'))
      .digest('base64url');
  }

  #held() {
    return { heldUntil: { $gt: this.#at(0) } };
  }

  #at(inMs: number): Date {
    return new Date(this.#tools.clock.now() + inMs);
  }
}
