import type { Connection, Model } from 'mongoose';
import type { Actor, Caller } from '../../core/actor.ts';
import { placeOf } from '../../core/address-range.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/app-error.ts';
import type { Audit } from '../../core/audit.ts';
import type { Notify } from '../../core/notify.ts';
import type { AccountMails } from './account-mails.service.ts';
import { accountIsGone } from './held/account-going.ts';
import { accountModel, type AccountRecord, readAccount } from './account.model.ts';
import { passwordChangedNotification } from './account-notifications.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { MailLinks } from './mail-links.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { checkNewPassword, publicWords } from './sign-in/new-password.ts';
import type { Passwords } from './sign-in/passwords.ts';
import type { RecoveryService } from './address/recovery.service.ts';
import type { SessionService } from './sign-in/session.service.ts';

interface ChangeTools {
  readonly connection: Connection;
  readonly accountMails: Pick<AccountMails, 'post'>;
  readonly links: MailLinks;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly clock: Pick<Clock, 'now'>;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly confirmation: ConfirmationService;
  readonly recovery: RecoveryService;
}

/** What people change of their own accounts. */
export class AccountChangesService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<ChangeTools, 'connection'>;

  constructor({ connection, ...tools }: ChangeTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
  }

  /** @throws AppError UNAUTHENTICATED where the account is gone. */
  async updateUsername({ userid }: Actor, username: string): Promise<void> {
    const { matchedCount } = await this.#accounts.updateOne({ _id: userid }, { username });
    if (matchedCount === 0) throw accountIsGone();
  }

  /**
   * Another password. The session that asks goes on, all others of the person end, and so does a
   * link to a new password, unless the address that it went to was proven. Where the person has set another one meanwhile, that stays: the session
   * that asks here may be why. @throws AppError BAD_REQUEST, CONFIRM_FIRST, CONFLICT
   */
  async updatePassword(caller: Caller, password: string, address: string): Promise<void> {
    const { clock, confirmation, passwords, recovery, sessions } = this.#tools;
    const { userid, sessionId } = caller;
    const account = await readAccount(this.#accounts, userid);
    await checkNewPassword(password, publicWords(account));
    await confirmation.require(caller);
    const passwordHash = await passwords.hash(password, placeOf(address));
    // First the other sessions, then what their calls compare with: none sets another password over this one.
    await sessions.revokeAll(userid, sessionId);
    const { matchedCount } = await this.#accounts.updateOne(
      { _id: userid, passwordHash: account.passwordHash },
      { $set: { passwordHash, passwordSetAt: clock.now() } },
    );
    if (matchedCount === 0) {
      throw new AppError('CONFLICT', 'Your password was changed elsewhere meanwhile.');
    }
    await Promise.all([sessions.revokeAll(userid, sessionId), recovery.endUnproven(userid)]);
    await this.#tellPassword(account);
  }

  async #tellPassword(account: AccountRecord): Promise<void> {
    const { accountMails, links, notify, audit } = this.#tools;
    const { _id: userid, accountType } = account;
    await accountMails.post('password', account, (to) =>
      passwordChangedMail({ to, login: links.login }),
    );
    await notify(userid, passwordChangedNotification);
    if (accountType !== 'admin') return;
    await audit({ by: userid, action: 'person.password', subject: { userid }, details: '' });
  }
}
