import type { Connection, Model } from 'mongoose';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import { accountModel, type AccountRecord } from './account.model.ts';

/** Whom a server lets create spaces, and how many. */
export interface ModuleTerms {
  /** As many as somebody may have created ever. */
  readonly allowed: number;
  readonly needsSchool: boolean;
}

/** How many spaces people have created: a number that only grows. */
export class ModuleCountService {
  readonly #accounts: Model<AccountRecord>;

  constructor({ connection }: { readonly connection: Connection }) {
    this.#accounts = accountModel(connection);
  }

  /**
   * Counts one more, in one step, where the person may create it at this moment; whether they may.
   * It is not given back: what was deleted, or could not be stored, counts too.
   */
  async take(userid: string, { allowed, needsSchool }: ModuleTerms): Promise<boolean> {
    const count = 'modulesCreatedLifetime';
    const { modifiedCount } = await this.#accounts.updateOne(
      {
        _id: userid,
        verified: true,
        ...(needsSchool ? { school: { $ne: noSchool } } : {}),
        $or: [{ [count]: { $lt: allowed } }, { [count]: null }],
      },
      { $inc: { [count]: 1 } },
    );
    return modifiedCount === 1;
  }
}
