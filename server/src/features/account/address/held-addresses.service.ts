import type { Connection, Model } from 'mongoose';
import { emailKeyOf } from '@sets/shared/account/account.rules.ts';
import { isDuplicateKey } from '../../../core/duplicate-key.ts';
import { accountModel, type AccountRecord } from '../account.model.ts';
import type { FormerAddressesService } from './former-addresses.service.ts';
import { takenKeyOf } from './taken-address.ts';

/** Whose an address is: the account's that asks, another one's, or one's that left it and may take it back. */
export type Holder = 'own' | 'another' | 'former';

interface HeldAddressesTools {
  readonly connection: Connection;
  readonly formerAddresses: Pick<FormerAddressesService, 'isKeptForAnother'>;
}

/** Gives accounts the addresses that they show, where those are nobody else's. */
export class HeldAddressesService {
  readonly #accounts: Model<AccountRecord>;
  readonly #formerAddresses: HeldAddressesTools['formerAddresses'];

  constructor({ connection, formerAddresses }: HeldAddressesTools) {
    this.#accounts = accountModel(connection);
    this.#formerAddresses = formerAddresses;
  }

  /**
   * Moves an account to an address: `write` with its key where it is nobody else's, else with one that only shows it.
   * Either way one write reaches the disk: how long it takes tells nobody who has the address.
   */
  async move(
    { userid, email }: { userid: string; email: string },
    write: (emailKey: string) => Promise<void>,
  ): Promise<void> {
    const emailKey = emailKeyOf(email);
    const takenKey = takenKeyOf(userid, emailKey);
    const isKept = () => this.#formerAddresses.isKeptForAnother(emailKey, userid);
    const isFree = !(await this.#accounts.exists({ emailKey })) && !(await isKept());
    try {
      await write(isFree ? emailKey : takenKey);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await write(takenKey);
      return;
    }
    // Somebody may have left it in between; they keep it.
    if (!isFree || !(await isKept())) return;
    const shown = { emailKey: takenKey, verified: false };
    await this.#accounts.updateOne({ _id: userid, emailKey }, { $set: shown });
  }

  /** Where the account shows this address and it is free, the account has it from now on. */
  async hold({ userid, email }: { userid: string; email: string }): Promise<Holder> {
    const emailKey = emailKeyOf(email);
    const takenKey = takenKeyOf(userid, emailKey);
    const isKept = () => this.#formerAddresses.isKeptForAnother(emailKey, userid);
    if (await isKept()) return 'former';
    try {
      await this.#accounts.updateOne({ _id: userid, emailKey: takenKey }, { $set: { emailKey } });
    } catch (error) {
      if (isDuplicateKey(error)) return 'another';
      throw error;
    }
    // Somebody may have left it in between; they keep it.
    if (!(await isKept())) return 'own';
    await this.#accounts.updateOne({ _id: userid, emailKey }, { $set: { emailKey: takenKey } });
    return 'former';
  }
}
