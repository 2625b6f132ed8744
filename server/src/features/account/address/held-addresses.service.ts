import type { Connection, Model } from 'mongoose';
import { emailKeyOf } from '@sets/shared/account/account.rules.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Audit } from '../../../core/audit.ts';
import { isDuplicateKey } from '../../../core/duplicate-key.ts';
import type { Notify } from '../../../core/notify.ts';
import type { AccountMails } from '../account-mails.service.ts';
import { accountModel, type AccountRecord, provenAddress, shownEmailOf } from '../account.model.ts';
import { emailChangedNotification } from '../account-notifications.ts';
import { addressUndoGoodForMs, daysOf } from '../account-rates.ts';
import type { MailLinks } from '../mail-links.ts';
import { emailChangedMail, emailLeftMail } from '../mails/email-changed-mail.ts';
import { schoolFields, type SchoolOf } from '../school-of.ts';
import type { FormerAddressesService } from './former-addresses.service.ts';

/** Whose an address is: the account's that asks, another one's, or one's that left it and may take it back. */
export type Holder = 'own' | 'another' | 'former';

interface HeldAddressesTools {
  readonly connection: Connection;
  readonly accountMails: Pick<AccountMails, 'post'>;
  readonly links: MailLinks;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly schoolOf: SchoolOf;
  readonly formerAddresses: FormerAddressesService;
}

/** Gives accounts the addresses that they have proven, where those are nobody else's. */
export class HeldAddressesService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<HeldAddressesTools, 'connection'>;

  constructor({ connection, ...tools }: HeldAddressesTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
  }

  /** Whose the address is that this account shows; its own also where it is free. */
  async holderOf(account: AccountRecord): Promise<Holder> {
    const { _id } = account;
    const emailKey = emailKeyOf(shownEmailOf(account));
    if (await this.#tools.formerAddresses.isKeptForAnother(emailKey, _id)) return 'former';
    const others = await this.#accounts.exists({ emailKey, _id: { $ne: _id } });
    return others === null ? 'own' : 'another';
  }

  /**
   * The address that the account shows is proven: the account has it from now on, and the one before is told and can undo
   * it for a week. False where it is another's.
   * @throws AppError CONFLICT where the account was changed meanwhile, UNAVAILABLE where the one before could not be told
   */
  async prove(account: AccountRecord): Promise<boolean> {
    if ((await this.holderOf(account)) !== 'own') return false;
    const { _id } = account;
    const email = shownEmailOf(account);
    const emailKey = emailKeyOf(email);
    const moves = emailKey !== account.emailKey;
    const school = moves ? await schoolFields(this.#tools.schoolOf, email) : {};
    try {
      // Before it moves: what nobody can be told of, and nobody could undo, does not happen.
      if (moves) await this.#tellBefore(account);
      await this.#write(account, { email, emailKey, ...school, ...provenAddress });
    } catch (error) {
      // A second tap on the same button was first.
      if ((await this.#accounts.exists({ _id, emailKey, verified: true })) !== null) return true;
      await this.#forgetBefore(account);
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    await this.#tools.formerAddresses.endSinceAddress(_id, emailKey);
    if (moves) await this.#tools.notify(_id, emailChangedNotification);
    return true;
  }

  /** Only where the account is as it was read: what took it back meanwhile was first. @throws AppError CONFLICT */
  async #write(
    { _id, emailKey, wantedEmail, passwordHash }: AccountRecord,
    proven: Partial<AccountRecord>,
  ): Promise<void> {
    const { matchedCount } = await this.#accounts.updateOne(
      // A stored account from before the field was there has none.
      { _id, emailKey, passwordHash, wantedEmail: wantedEmail || { $in: ['', null] } } as object,
      { $set: proven },
    );
    if (matchedCount === 0) throw new AppError('CONFLICT', 'Your address was changed meanwhile.');
  }

  /**
   * The account has not left the address before after all. Where another code has moved it from there meanwhile it has,
   * and whoever reads it needs the way back; but not where a mailed link has taken the account back from there.
   */
  async #forgetBefore({ _id, emailKey, devicesKnownFrom }: AccountRecord): Promise<void> {
    // A stored account from before the field was there has none.
    const sameSince = { devicesKnownFrom: devicesKnownFrom || { $in: [0, null] } };
    const moved = { _id, emailKey: { $ne: emailKey }, ...sameSince } as object;
    if ((await this.#accounts.exists(moved)) !== null) return;
    await this.#tools.formerAddresses.forget(_id, emailKey);
  }

  /** The address that is left: with the way back, where it was proven. @throws AppError UNAVAILABLE */
  async #tellBefore(account: AccountRecord): Promise<void> {
    const { accountMails, audit, formerAddresses, links } = this.#tools;
    const { _id: userid, email, emailKey, verified, accountType } = account;
    try {
      // Kept before the account leaves it: at no moment can somebody else have it.
      const code = verified ? await formerAddresses.keep({ userid, email, emailKey }) : null;
      if (accountType === 'admin') {
        await audit({ by: userid, action: 'person.email', subject: { userid }, details: '' });
      }
      const days = daysOf(addressUndoGoodForMs);
      await (code === null
        ? accountMails.post('left', account, (to) => emailLeftMail({ to }))
        : accountMails.post('moved', account, (to) =>
            emailChangedMail({ to, link: links.undoEmail(code), days }),
          ));
    } catch (cause) {
      const msg =
        'The mail about this could not be sent, so your address was not changed. Try again.';
      throw new AppError('UNAVAILABLE', msg, { cause });
    }
  }
}
