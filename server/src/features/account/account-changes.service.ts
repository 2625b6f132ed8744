import type { Connection, Model } from 'mongoose';
import { emailFault, passwordFault } from '@sets/shared/account/account.rules.ts';
import type { EmailChanged } from '@sets/shared/account/settings.contract.ts';
import type { Actor, Caller } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import type { Notify } from '../../core/notify.ts';
import { accountModel, type AccountRecord, emailKeyOf } from './account.model.ts';
import { emailChangedNotification, passwordChangedNotification } from './account-notifications.ts';
import { emailChanges } from './account-rates.ts';
import type { MailLinks } from './mail-links.ts';
import { emailChangedMail } from './mails/email-changed-mail.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import type { Passwords } from './passwords.ts';
import type { RecoveryService } from './recovery.service.ts';
import { fieldsOf, type SchoolIconOf, type SchoolOf } from './school-of.ts';
import type { SessionService } from './session.service.ts';
import type { VerificationService } from './verification.service.ts';

interface ChangeTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly notify: Notify;
  readonly passwords: Passwords;
  readonly schoolOf: SchoolOf;
  readonly schoolIconOf: SchoolIconOf;
  readonly sessions: SessionService;
  readonly verification: VerificationService;
  readonly recovery: RecoveryService;
}

/** What people change of their own accounts. */
export class AccountChangesService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<ChangeTools, 'connection'>;
  readonly #emailChanges: Limiter;

  constructor({ connection, ...tools }: ChangeTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
    this.#emailChanges = tools.limits.window('email changes', emailChanges);
  }

  /**
   * Another address, which is not verified and decides the school anew; the old one is told. The
   * same address in other letters stays verified.
   * @throws AppError BAD_REQUEST, RATE_LIMITED, CONFLICT where another account has it
   */
  async updateEmail({ userid }: Actor, typed: string): Promise<EmailChanged> {
    const fault = emailFault(typed);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    await this.#admitEmailChange(userid);
    const account = await this.#account(userid);
    const email = typed.trim();
    if (emailKeyOf(email) === account.emailKey) {
      await this.#accounts.updateOne({ _id: userid, emailKey: account.emailKey }, { email });
      const schoolIcon = await this.#tools.schoolIconOf(account.school);
      return { email, school: account.school, country: account.country ?? '', schoolIcon };
    }
    const { mailer, notify, recovery, verification, schoolOf } = this.#tools;
    const school = await schoolOf(email);
    const changed = { email, ...fieldsOf(school) };
    await this.#moveTo(account, changed);
    await Promise.all([verification.end(userid), recovery.end(userid)]);
    await mailer.post(emailChangedMail({ to: account.email }));
    await notify(userid, emailChangedNotification);
    return { ...changed, schoolIcon: school?.icon ?? '' };
  }

  /** @throws AppError UNAUTHENTICATED where the account is gone. */
  async updateUsername({ userid }: Actor, username: string): Promise<void> {
    const { matchedCount } = await this.#accounts.updateOne({ _id: userid }, { username });
    if (matchedCount === 0) throw accountIsGone();
  }

  /**
   * Another password. The session that asks goes on, all others of the person end, and so does a
   * link to a new password. Where the person has set another one meanwhile, that stays: the session
   * that asks here may be why. @throws AppError BAD_REQUEST, CONFLICT
   */
  async updatePassword(
    { userid, sessionId }: Caller,
    password: string,
    links: MailLinks,
  ): Promise<void> {
    const fault = passwordFault(password);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const { mailer, notify, passwords, recovery, sessions } = this.#tools;
    const { passwordHash: before, email } = await this.#account(userid);
    const passwordHash = await passwords.hash(password);
    const { matchedCount } = await this.#accounts.updateOne(
      { _id: userid, passwordHash: before },
      { $set: { passwordHash } },
    );
    if (matchedCount === 0) {
      throw new AppError('CONFLICT', 'Your password was changed elsewhere meanwhile.');
    }
    await Promise.all([sessions.revokeAll(userid, sessionId), recovery.end(userid)]);
    await mailer.post(passwordChangedMail({ to: email, login: links.login }));
    await notify(userid, passwordChangedNotification);
  }

  async #admitEmailChange(userid: string): Promise<void> {
    const retryInMs = await this.#emailChanges.take(userid);
    if (retryInMs === 0) return;
    const msg = 'You changed your e-mail address many times. Try again in an hour.';
    throw new AppError('RATE_LIMITED', msg, { retryInMs });
  }

  /** @throws AppError CONFLICT */
  async #moveTo(
    { _id, emailKey }: AccountRecord,
    changed: Pick<AccountRecord, 'email' | 'school' | 'country'>,
  ): Promise<void> {
    const next = { ...changed, emailKey: emailKeyOf(changed.email), verified: false };
    try {
      const { matchedCount } = await this.#accounts.updateOne({ _id, emailKey }, { $set: next });
      if (matchedCount === 0) {
        throw new AppError('CONFLICT', 'Your address was changed elsewhere meanwhile.');
      }
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new AppError('CONFLICT', 'Another account has this e-mail address.', { cause: error });
    }
  }

  async #account(userid: string): Promise<AccountRecord> {
    const account = await this.#accounts.findById(userid).lean();
    if (account === null) throw accountIsGone();
    return account;
  }
}

const accountIsGone = (): AppError => new AppError('UNAUTHENTICATED', 'This account is gone.');
