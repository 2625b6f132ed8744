import type { Connection, Model } from 'mongoose';
import { noPremium, type Premium } from '@sets/shared/account/premium.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { accountIsGone } from './held/account-going.ts';
import { accountModel, type AccountRecord, wholeAccount } from './account.model.ts';

/** What accounts hold of the premium plan, and of who pays for it. */
export class AccountPremiumService {
  readonly #accounts: Model<AccountRecord>;

  constructor(connection: Connection) {
    this.#accounts = accountModel(connection);
  }

  /** Whose payments these are; null where nobody's. */
  async findByStripeCustomer(customerId: string): Promise<AccountRecord | null> {
    const account = await this.#accounts.findOne({ 'premium.stripeCustomerId': customerId }).lean();
    return account === null ? null : wholeAccount(account);
  }

  /**
   * What this person has of the premium plan from now on. With `before`, only where that is what
   * they have still. @throws AppError NOT_FOUND, CONFLICT
   */
  async set(userid: string, premium: Premium, before?: Premium): Promise<AccountRecord> {
    const same = before && byField('premium', mapped(before, sameOrNotYetThere));
    const account = await this.#accounts
      .findOneAndUpdate(
        { _id: userid, ...same },
        { $set: byField('premium', premium) },
        { returnDocument: 'after' },
      )
      .lean();
    if (account !== null) return wholeAccount(account);
    if (same !== undefined && (await this.#accounts.exists({ _id: userid })) !== null) {
      throw new AppError('CONFLICT', 'A payment is just changing this. Try again in a moment.');
    }
    throw accountIsGone('NOT_FOUND');
  }
}

/** Sets the fields of an object one by one: what a newer version keeps beside them stays. */
const byField = (name: string, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));

const mapped = <Value>(fields: Premium, map: (name: keyof Premium, value: unknown) => Value) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, map(name as keyof Premium, value)]),
  );

/** What is read as its default may not be there: the account is older than the field. */
const sameOrNotYetThere = (name: keyof Premium, value: unknown): unknown =>
  value === noPremium[name] ? { $in: [value, null] } : value;
