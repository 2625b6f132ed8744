import { randomBytes } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import { emailFault, emailKeyOf, passwordFault } from '@sets/shared/account/account.rules.ts';
import type { PasswordReset } from '@sets/shared/account/registration.contract.ts';
import { placeOf } from '../../../core/address-range.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Background } from '../../../core/background.ts';
import type { Clock } from '../../../core/clock.ts';
import { digest } from '../../../core/digest.ts';
import type { Limiter, Limits } from '../../../core/limits/limits.ts';
import type { Mailer } from '../../../core/mail/mailer.ts';
import type { Notify } from '../../../core/notify.ts';
import { accountModel, type AccountRecord, provenAddress, sinceLinkOf } from '../account.model.ts';
import type { DivisionService } from '../division/division.service.ts';
import { passwordChangedNotification } from '../account-notifications.ts';
import { minutesOf, resetLinkGoodForMs, resetMailsToOnePerson } from '../account-rates.ts';
import type { FormerAddressesService } from './former-addresses.service.ts';
import type { LoginGuard } from '../sign-in/login-guard.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailPlaces } from '../mail-places.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { resetMail } from '../mails/reset-mail.ts';
import { checkNewPassword, publicWords } from '../sign-in/new-password.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import { recoveryModel, type RecoveryRecord } from './recovery.model.ts';
import type { SessionService } from '../sign-in/session.service.ts';
import type { VerificationService } from './verification.service.ts';

interface RecoveryTools {
  readonly divisions: Pick<DivisionService, 'settle'>;
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
  readonly mailPlaces: MailPlaces;
  readonly background: Background;
  readonly mailer: Mailer;
  readonly links: MailLinks;
  readonly notify: Notify;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
  readonly sessions: SessionService;
  readonly verification: VerificationService;
  readonly formerAddresses: FormerAddressesService;
}

const codeBytes = 32;

/** A new password for who forgot theirs: by a link that is sent to their address. */
export class RecoveryService {
  readonly #accounts: Model<AccountRecord>;
  readonly #recoveries: Model<RecoveryRecord>;
  readonly #tools: Omit<RecoveryTools, 'connection'>;
  readonly #mails: Limiter;

  constructor({ connection, ...tools }: RecoveryTools) {
    this.#accounts = accountModel(connection);
    this.#recoveries = recoveryModel(connection);
    this.#tools = tools;
    this.#mails = tools.limits.window('reset mails', resetMailsToOnePerson);
  }

  /**
   * Sends a link to this address if it has an account. Looked up only once the caller has the
   * reply: neither what that says nor how long it takes tells who is registered here.
   * @throws AppError BAD_REQUEST for what is no address; RATE_LIMITED
   */
  async ask(email: string, address: string): Promise<void> {
    const fault = emailFault(email);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    await this.#tools.mailPlaces.codeMail(address);
    this.#tools.background.run('a link to a new password', () => this.#sendLink(email));
  }

  /**
   * Sets the password of whom the code was sent to, who thereby owns the address, and ends every
   * session: one of them may be why the password is changed. An address that was asked for since is given up.
   * @throws AppError BAD_REQUEST; NOT_FOUND where the code is used, too old or was never made; CONFLICT where another
   * mailed link has taken the account back meanwhile
   */
  async reset({ resetcode, password }: PasswordReset, address: string): Promise<void> {
    const fault = passwordFault(password);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const { clock, formerAddresses, guard, mailer, notify, passwords, sessions, verification } =
      this.#tools;
    const good = { codeHash: digest(resetcode), expiresAt: { $gt: new Date(clock.now()) } };
    // Looked at before it is used up, so that a guess costs no hash of a password.
    const found = await this.#recoveries.findOne(good).lean();
    if (found === null) throw linkIsOver();
    const before = await this.#accounts.findById(found._id).lean();
    // Of another address by now: whoever reads this one logs nobody out.
    if (before?.emailKey !== found.emailKey) throw linkIsOver();
    await checkNewPassword(password, publicWords({ email: found.emailKey }));
    const passwordHash = await passwords.hash(password, placeOf(address));
    const used = await this.#recoveries.findOneAndDelete(good).lean();
    if (used === null) throw linkIsOver();
    const { _id: userid, emailKey } = used;
    // First the sessions, then what their calls compare with: a change that is under way fails.
    await sessions.revokeAll(userid);
    const account = await this.#setPassword(used, before, passwordHash);
    // The account is gone, or has another address: this mailbox is no longer its person's.
    if (account === null) throw linkIsOver();
    await sessions.revokeAll(userid);
    // The link back to this address would void the password, and one to an address since then take the account away.
    await formerAddresses.endSinceAddress(userid, emailKey);
    await Promise.all([verification.end(userid), this.#tools.divisions.settle(userid)]);
    await guard.succeeded({ email: emailKey, address, known: null });
    await mailer.post(passwordChangedMail({ to: account.email, login: this.#tools.links.login }));
    await notify(userid, passwordChangedNotification);
  }

  /**
   * Sets the password of whoever has this address; null where it is nobody's any more.
   * @throws AppError CONFLICT where another link was first since the account was read
   */
  async #setPassword(
    { _id, emailKey }: RecoveryRecord,
    before: AccountRecord | null,
    passwordHash: string,
  ): Promise<AccountRecord | null> {
    const devicesKnownFrom = this.#tools.clock.now();
    const proven = { ...provenAddress, passwordHash, passwordSetAt: null, devicesKnownFrom };
    const same = { _id, ...sinceLinkOf(before) };
    const updated = await this.#accounts
      .findOneAndUpdate({ ...same, emailKey }, { $set: proven }, { returnDocument: 'after' })
      .lean();
    if (updated !== null || (await this.#accounts.exists(same)) !== null) return updated;
    if ((await this.#accounts.exists({ _id })) === null) return null;
    const msg =
      'Another link has just taken your account back. Use that one, or ask for a new one.';
    throw new AppError('CONFLICT', msg);
  }

  /**
   * The code of a link to a new password, good once and for a while; one before it is good no more. Where it goes to
   * an address that nobody has proven, what a session does ends it.
   */
  async issueCode(
    { _id, emailKey }: Pick<AccountRecord, '_id' | 'emailKey'>,
    proven = true,
  ): Promise<string> {
    const code = randomBytes(codeBytes).toString('base64url');
    const expiresAt = new Date(this.#tools.clock.now() + resetLinkGoodForMs);
    await this.#recoveries.updateOne(
      { _id },
      { $set: { emailKey, proven, codeHash: digest(code), expiresAt } },
      { upsert: true },
    );
    return code;
  }

  /** The link that a person was sent is good for nothing any more. */
  async end(userid: string): Promise<void> {
    await this.#recoveries.deleteOne({ _id: userid });
  }

  /**
   * A session has changed what the link would change. It goes on where it was sent to an address that was proven: who
   * reads that mailbox is its person, and a session may be whoever took it over.
   */
  async endUnproven(userid: string): Promise<void> {
    await this.#recoveries.deleteOne({ _id: userid, proven: { $ne: true } });
  }

  async #sendLink(typed: string): Promise<void> {
    const { links, mailer } = this.#tools;
    const account = await this.#accounts.findOne({ emailKey: emailKeyOf(typed) }).lean();
    if (account === null || (await this.#mails.take(account._id)) > 0) return;
    const code = await this.issueCode(account, account.verified);
    const minutes = minutesOf(resetLinkGoodForMs);
    await mailer.post(resetMail({ to: account.email, link: links.reset(code), minutes }));
  }
}

const linkIsOver = (): AppError =>
  new AppError('NOT_FOUND', 'This link has been used or is too old. Ask for a new one.');
