import type { Connection, Model } from 'mongoose';
import { newEmailFault, emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { EmailChanged } from '@sets/shared/account/settings.contract.ts';
import type { Caller } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Audit } from '../../../core/audit.ts';
import type { Limiter, Limits } from '../../../core/limits/limits.ts';
import type { Notify } from '../../../core/notify.ts';
import type { AccountMails, Addressee } from '../account-mails.service.ts';
import { accountModel, type AccountRecord, provenAddress, readAccount } from '../account.model.ts';
import type { DivisionService } from '../division/division.service.ts';
import { emailChangedNotification } from '../account-notifications.ts';
import { addressUndoGoodForMs, daysOf, emailChanges } from '../account-rates.ts';
import type { ConfirmationService } from '../confirmation.service.ts';
import type { FormerAddressesService, Leaving } from './former-addresses.service.ts';
import type { HeldAddressesService } from './held-addresses.service.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailPlaces } from '../mail-places.ts';
import { emailChangedMail, emailLeftMail } from '../mails/email-changed-mail.ts';
import type { RecoveryService } from './recovery.service.ts';
import { fieldsOf, type SchoolIconOf, type SchoolOf } from '../school-of.ts';
import { isTakenKey, takenKeyOf } from './taken-address.ts';
import type { VerificationService } from './verification.service.ts';

interface EmailChangeTools {
  readonly divisions: Pick<DivisionService, 'settle'>;
  readonly connection: Connection;
  readonly limits: Limits;
  readonly mailPlaces: MailPlaces;
  readonly accountMails: Pick<AccountMails, 'post'>;
  readonly links: MailLinks;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly schoolOf: SchoolOf;
  readonly schoolIconOf: SchoolIconOf;
  readonly verification: VerificationService;
  readonly recovery: RecoveryService;
  readonly confirmation: ConfirmationService;
  readonly formerAddresses: FormerAddressesService;
  readonly heldAddresses: HeldAddressesService;
}

/** The fields that a change of address sets, beside the key. */
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
   * address in other letters stays verified, and one that the account had proven is so again within its week:
   * else who goes away from it and back could take away what being proven gives its reader. Where another account has it, all looks the same; the
   * mail with the code tells its owner.
   * @throws AppError BAD_REQUEST, CONFIRM_FIRST, RATE_LIMITED, CONFLICT where the account was changed
   * elsewhere, UNAVAILABLE where nobody could be told
   */
  async change(caller: Caller, typed: string, address: string): Promise<EmailChanged> {
    const fault = newEmailFault(typed);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const { confirmation, divisions, formerAddresses, heldAddresses, schoolOf } = this.#tools;
    const { links, verification, recovery } = this.#tools;
    const { userid } = caller;
    const account = await readAccount(this.#accounts, userid);
    await confirmation.require(caller);
    await this.#admit(userid, address);
    const email = typed.trim();
    const emailKey = emailKeyOf(email);
    if (emailKey === emailKeyOf(account.email)) return this.#respell(account, email);
    const safe = await this.#safeAddressOf(account);
    // Kept before the account leaves it: at no moment can somebody else have it.
    const code = safe && (await formerAddresses.keep({ userid, ...safe }));
    const school = await schoolOf(email);
    const left = code === null || emailKey === safe?.emailKey ? null : safe;
    const isBack = await formerAddresses.wasProven(userid, emailKey);
    const before = { resetEmail: left?.email ?? '', resetEmailKey: left?.emailKey ?? '' };
    const unproven = { verified: false, ...before, resetProven: left?.proven ?? false };
    const moved = (key: string): Moved => {
      const standing = isBack && !isTakenKey(key) ? provenAddress : unproven;
      return { email, emailKey: key, ...standing, ...fieldsOf(school) };
    };
    // Before it moves: a link that whoever takes the account back is given meanwhile stays good.
    await Promise.all([verification.end(userid), recovery.endUnproven(userid)]);
    await heldAddresses.move({ userid, email }, (key) => this.#move(account, moved(key)));
    const undo =
      left && code !== null
        ? { to: left.email, proven: left.proven, link: links.undoEmail(code) }
        : null;
    await this.#tellOrBack(account, email, undo);
    await divisions.settle(userid);
    await this.#tools.notify(userid, emailChangedNotification);
    return { email, ...fieldsOf(school), schoolIcon: school?.icon ?? '' };
  }

  /** What nobody can be told of, and nobody could undo, has not happened. @throws AppError UNAVAILABLE */
  async #tellOrBack(
    before: AccountRecord,
    movedTo: string,
    undo: (Addressee & { readonly link: string }) | null,
  ): Promise<void> {
    try {
      await this.#tell(before, undo);
    } catch (cause) {
      await this.#moveBack(before, movedTo);
      const msg =
        'The mail about this could not be sent, so your address was not changed. Try again.';
      throw new AppError('UNAVAILABLE', msg, { cause });
    }
  }

  /** The old address, with the way back; and one that was left before anybody had proven it. */
  async #tell(
    { _id, email, emailKey, verified, accountType }: AccountRecord,
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
    if (undo?.to !== email && !isTakenKey(emailKey)) {
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
    const { matchedCount } = await this.#accounts.updateOne(
      { _id, emailKey, verified, passwordHash },
      { $set: moved },
    );
    if (matchedCount === 0) {
      throw new AppError('CONFLICT', 'Your address was changed elsewhere meanwhile.');
    }
  }

  /** Where it is as it was moved to still. */
  async #moveBack(before: AccountRecord, movedTo: string): Promise<void> {
    const { _id, email, emailKey, verified, school, country } = before;
    const { resetEmail, resetEmailKey, resetProven } = before;
    const reset = { resetEmail, resetEmailKey, resetProven };
    const back = { email, emailKey, verified, ...reset, school, country };
    const movedKey = emailKeyOf(movedTo);
    const keys = [takenKeyOf(_id, movedKey), movedKey];
    await this.#accounts.updateOne({ _id, emailKey: { $in: keys } }, { $set: back });
  }

  /** The address that is told and can undo: the last one that was not just claimed; null where it has none. */
  async #safeAddressOf(account: AccountRecord): Promise<Omit<Leaving, 'userid'> | null> {
    const { email, emailKey, resetEmail, resetEmailKey, resetProven, verified } = account;
    if (await this.#tools.formerAddresses.hasClaim(account)) {
      return { email: resetEmail, emailKey: resetEmailKey, proven: resetProven };
    }
    return isTakenKey(emailKey) ? null : { email, emailKey, proven: verified };
  }
}
