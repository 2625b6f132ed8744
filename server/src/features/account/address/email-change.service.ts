import type { Connection, Model } from 'mongoose';
import { newEmailFault, emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { EmailChanged } from '@sets/shared/account/settings.contract.ts';
import type { Caller } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Limiter, Limits } from '../../../core/limits/limits.ts';
import type { Notify } from '../../../core/notify.ts';
import type { AccountMails } from '../account-mails.service.ts';
import { accountModel, type AccountRecord, readAccount, shownEmailOf } from '../account.model.ts';
import { emailWantedNotification } from '../account-notifications.ts';
import { emailChanges } from '../account-rates.ts';
import type { ConfirmationService } from '../confirmation.service.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailPlaces } from '../mail-places.ts';
import { emailWantedMail } from '../mails/email-wanted-mail.ts';
import { fieldsOf, type SchoolIconOf, type SchoolOf } from '../school-of.ts';
import type { VerificationService } from './verification.service.ts';

interface EmailChangeTools {
  readonly connection: Connection;
  readonly limits: Limits;
  readonly mailPlaces: MailPlaces;
  readonly accountMails: Pick<AccountMails, 'post'>;
  readonly links: MailLinks;
  readonly notify: Notify;
  readonly schoolOf: SchoolOf;
  readonly schoolIconOf: SchoolIconOf;
  readonly verification: VerificationService;
  readonly confirmation: ConfirmationService;
}

/** Another address that a person asks for. */
export class EmailChangeService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<EmailChangeTools, 'connection'>;
  readonly #changes: Limiter;

  constructor({ connection, ...tools }: EmailChangeTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
    this.#changes = tools.limits.window('email changes', emailChanges);
  }

  /**
   * Another address, which is shown as theirs and not verified. The account has the one before, which is told, until a
   * code proves this one; so it matters to nobody whose it is, and nobody looks. The one that the account has ends what
   * was asked for, also in other letters.
   * @throws AppError BAD_REQUEST, CONFIRM_FIRST, RATE_LIMITED, CONFLICT where the account was changed
   * elsewhere, UNAVAILABLE where the address before could not be told
   */
  async change(caller: Caller, typed: string, address: string): Promise<EmailChanged> {
    const fault = newEmailFault(typed);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const { confirmation, notify, schoolIconOf, schoolOf, verification } = this.#tools;
    const { userid } = caller;
    const account = await readAccount(this.#accounts, userid);
    await confirmation.require(caller);
    await this.#admit(userid, address);
    const email = typed.trim();
    const emailKey = emailKeyOf(email);
    const isOwn = emailKey === account.emailKey;
    const isNew = emailKey !== emailKeyOf(shownEmailOf(account));
    const { school, country } = isOwn ? account : fieldsOf(await schoolOf(email));
    // Before it is written: what nobody can be told of has not happened.
    if (isNew && !isOwn) await this.#tell(account);
    await this.#write(account, isOwn ? { email, wantedEmail: '' } : { wantedEmail: email });
    if (isNew) await verification.end(userid);
    if (isNew && !isOwn) await notify(userid, emailWantedNotification);
    return { email, school, country, schoolIcon: await schoolIconOf(school) };
  }

  /** @throws AppError UNAVAILABLE */
  async #tell(account: AccountRecord): Promise<void> {
    const { accountMails, links } = this.#tools;
    try {
      await accountMails.post('wanted', account, (to) =>
        emailWantedMail({ to, login: links.login }),
      );
    } catch (cause) {
      const msg =
        'The mail about this could not be sent, so your address was not changed. Try again.';
      throw new AppError('UNAVAILABLE', msg, { cause });
    }
  }

  async #admit(userid: string, address: string): Promise<void> {
    await this.#tools.mailPlaces.emailChange(address);
    const retryInMs = await this.#changes.take(userid);
    if (retryInMs === 0) return;
    const msg = 'You changed your e-mail address many times. Try again in an hour.';
    throw new AppError('RATE_LIMITED', msg, { retryInMs });
  }

  /**
   * Only where the account is as it was read: what verified it, took it back or gave it another
   * password meanwhile was first. @throws AppError CONFLICT
   */
  async #write(
    { _id, emailKey, verified, passwordHash }: AccountRecord,
    asked: Partial<Pick<AccountRecord, 'email' | 'wantedEmail'>>,
  ): Promise<void> {
    const { matchedCount } = await this.#accounts.updateOne(
      { _id, emailKey, verified, passwordHash },
      { $set: asked },
    );
    if (matchedCount > 0) return;
    throw new AppError('CONFLICT', 'Your address was changed elsewhere meanwhile.');
  }
}
