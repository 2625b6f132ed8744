import type { Connection, Model } from 'mongoose';
import { newEmailFault, emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { EmailChanged } from '@sets/shared/account/settings.contract.ts';
import type { Caller } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Audit } from '../../core/audit.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Notify } from '../../core/notify.ts';
import type { AccountMails, Addressee } from './account-mails.service.ts';
import { accountModel, type AccountRecord, wholeAccount } from './account.model.ts';
import type { DivisionService } from './division.service.ts';
import { emailChangedNotification } from './account-notifications.ts';
import { addressUndoGoodForMs, daysOf, emailChanges } from './account-rates.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { FormerAddressesService } from './former-addresses.service.ts';
import type { MailLinks } from './mail-links.ts';
import type { MailPlaces } from './mail-places.ts';
import { emailChangedMail, emailLeftMail } from './mails/email-changed-mail.ts';
import type { RecoveryService } from './recovery.service.ts';
import { fieldsOf, type SchoolIconOf, type SchoolOf } from './school-of.ts';
import type { VerificationService } from './verification.service.ts';

interface EmailChangeTools {
  readonly divisions: Pick<DivisionService, 'settle'>;
  readonly connection: Connection;
  readonly limits: Limits;
  readonly mailPlaces: MailPlaces;
  readonly accountMails: Pick<AccountMails, 'post'>;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly schoolOf: SchoolOf;
  readonly schoolIconOf: SchoolIconOf;
  readonly verification: VerificationService;
  readonly recovery: RecoveryService;
  readonly confirmation: ConfirmationService;
  readonly formerAddresses: FormerAddressesService;
}

/** The fields that a change of address sets. */
type Moved = Pick<
  AccountRecord,
  | 'email'
  | 'emailKey'
  | 'verified'
  | 'resetEmail'
  | 'resetEmailKey'
  | 'resetProven'
  | 'school'
  | 'country'
>;

/** Another address of an account. */
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
   * Another address, which is not verified and decides the school anew. Until it is verified links
   * to a new password go to the one before, which is told and can undo it for a week. The same
   * address in other letters stays verified.
   * @throws AppError BAD_REQUEST, CONFIRM_FIRST, RATE_LIMITED, CONFLICT where another account has it,
   * UNAVAILABLE where nobody could be told
   */
  async change(
    caller: Caller,
    typed: string,
    { address, links }: { readonly address: string; readonly links: MailLinks },
  ): Promise<EmailChanged> {
    const fault = newEmailFault(typed);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const { confirmation, divisions, formerAddresses, verification, recovery, schoolOf } =
      this.#tools;
    const { userid } = caller;
    const account = await this.#account(userid);
    await confirmation.require(caller);
    await this.#admit(userid, address);
    const email = typed.trim();
    const emailKey = emailKeyOf(email);
    if (emailKey === account.emailKey) return this.#respell(account, email);
    if (await formerAddresses.isKeptForAnother(emailKey, userid)) throw isTaken();
    const safe = safeAddressOf(account);
    // Kept before the account leaves it: at no moment can somebody else have it.
    const code = await formerAddresses.keep({ userid, ...safe });
    const school = await schoolOf(email);
    const isBack = emailKey === safe.emailKey;
    const moved: Moved = {
      email,
      emailKey,
      verified: false,
      resetEmail: isBack ? '' : safe.email,
      resetEmailKey: isBack ? '' : safe.emailKey,
      resetProven: !isBack && safe.proven,
      ...fieldsOf(school),
    };
    await this.#move(account, moved);
    const safeAt = { to: safe.email, proven: safe.proven };
    const undo = isBack ? null : { ...safeAt, link: links.undoEmail(code) };
    await this.#tellOrBack(account, moved, undo);
    await Promise.all([verification.end(userid), recovery.end(userid), divisions.settle(userid)]);
    await this.#tools.notify(userid, emailChangedNotification);
    return { email, ...fieldsOf(school), schoolIcon: school?.icon ?? '' };
  }

  /** What nobody can be told of, and nobody could undo, has not happened. @throws AppError UNAVAILABLE */
  async #tellOrBack(
    before: AccountRecord,
    moved: Moved,
    undo: (Addressee & { readonly link: string }) | null,
  ): Promise<void> {
    try {
      await this.#tell(before, undo);
    } catch (cause) {
      await this.#moveBack(before, moved);
      const msg =
        'The mail about this could not be sent, so your address was not changed. Try again.';
      throw new AppError('UNAVAILABLE', msg, { cause });
    }
  }

  /** The old address, with the way back; and one that was left before anybody had proven it. */
  async #tell(
    { _id, email, verified, accountType }: AccountRecord,
    undo: (Addressee & { readonly link: string }) | null,
  ): Promise<void> {
    const { accountMails, audit } = this.#tools;
    if (accountType === 'admin') {
      await audit({ by: _id, action: 'person.email', subject: { userid: _id }, details: '' });
    }
    const days = daysOf(addressUndoGoodForMs);
    if (undo !== null) {
      const { to, link } = undo;
      await accountMails.post('moved', undo, emailChangedMail({ to, link, days }));
    }
    if (undo?.to !== email) {
      await accountMails.post(
        'left',
        { to: email, proven: verified },
        emailLeftMail({ to: email }),
      );
    }
  }

  async #respell(account: AccountRecord, email: string): Promise<EmailChanged> {
    const { _id, emailKey, school, country } = account;
    await this.#accounts.updateOne({ _id, emailKey }, { $set: { email } });
    return { email, school, country, schoolIcon: await this.#tools.schoolIconOf(school) };
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
  async #move(before: AccountRecord, moved: Moved): Promise<void> {
    const { _id, emailKey, verified, passwordHash } = before;
    try {
      const { matchedCount } = await this.#accounts.updateOne(
        { _id, emailKey, verified, passwordHash },
        { $set: moved },
      );
      if (matchedCount === 0) {
        throw new AppError('CONFLICT', 'Your address was changed elsewhere meanwhile.');
      }
    } catch (error) {
      throw isDuplicateKey(error) ? isTaken(error) : error;
    }
    // Somebody may have left it in between; they keep it.
    if (!(await this.#tools.formerAddresses.isKeptForAnother(moved.emailKey, _id))) return;
    await this.#moveBack(before, moved);
    throw isTaken();
  }

  /** Where it is as it was moved to still. */
  async #moveBack(before: AccountRecord, moved: Moved): Promise<void> {
    const { _id, email, emailKey, verified, school, country } = before;
    const { resetEmail, resetEmailKey, resetProven } = before;
    const reset = { resetEmail, resetEmailKey, resetProven };
    const back: Moved = { email, emailKey, verified, ...reset, school, country };
    await this.#accounts.updateOne({ _id, emailKey: moved.emailKey }, { $set: back });
  }

  async #account(userid: string): Promise<AccountRecord> {
    const account = await this.#accounts.findById(userid).lean();
    if (account === null) throw new AppError('UNAUTHENTICATED', 'This account is gone.');
    return wholeAccount(account);
  }
}

/** The address that is told and can undo: the last one that was not just claimed. */
const safeAddressOf = (account: AccountRecord) => {
  const { email, emailKey, resetEmail, resetEmailKey, resetProven, verified } = account;
  return resetEmailKey === ''
    ? { email, emailKey, proven: verified }
    : { email: resetEmail, emailKey: resetEmailKey, proven: resetProven };
};

const isTaken = (cause?: unknown): AppError =>
  new AppError('CONFLICT', 'Another account has this e-mail address.', { cause });
