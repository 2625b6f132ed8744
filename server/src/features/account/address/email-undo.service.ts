import { randomBytes } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import { type Place, placeOf } from '../../../core/address-range.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Audit } from '../../../core/audit.ts';
import type { Clock } from '../../../core/clock.ts';
import { isDuplicateKey } from '../../../core/duplicate-key.ts';
import type { Notify } from '../../../core/notify.ts';
import type { AccountMails } from '../account-mails.service.ts';
import {
  accountModel,
  type AccountRecord,
  provenAddress,
  sinceLinkOf,
  wholeAccount,
} from '../account.model.ts';
import type { DivisionService } from '../division/division.service.ts';
import { emailUndoneNotification } from '../account-notifications.ts';
import type { FormerAddressesService, FormerAddressRecord } from './former-addresses.service.ts';
import { emailLeftMail } from '../mails/email-changed-mail.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import type { RecoveryService } from './recovery.service.ts';
import { schoolFields, type SchoolOf } from '../school-of.ts';
import type { SessionService } from '../sign-in/session.service.ts';
import type { VerificationService } from './verification.service.ts';

interface EmailUndoTools {
  readonly divisions: Pick<DivisionService, 'settle'>;
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly accountMails: Pick<AccountMails, 'post'>;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly passwords: Passwords;
  readonly schoolOf: SchoolOf;
  readonly sessions: SessionService;
  readonly verification: VerificationService;
  readonly recovery: RecoveryService;
  readonly formerAddresses: FormerAddressesService;
}

/** Whoever reads an old address takes the account back to it. */
export class EmailUndoService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<EmailUndoTools, 'connection'>;

  constructor({ connection, ...tools }: EmailUndoTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
  }

  /**
   * Takes the account back to the address that the code was sent to, and gives the code of a link to
   * a new password: whoever changed the address had the old one, so that is void and every session
   * ends. What the account had since can take back nothing. An attempt that broke off can be made
   * again.
   * @throws AppError NOT_FOUND where the code is used, too old or was never made; CONFLICT
   */
  async undo(code: string, address: string): Promise<string> {
    const { formerAddresses } = this.#tools;
    const former = await formerAddresses.take(code);
    if (former === null) throw linkIsOver();
    try {
      return await this.#undo(former, placeOf(address));
    } catch (error) {
      await formerAddresses.release(former);
      throw error;
    }
  }

  async #undo(former: FormerAddressRecord, from: Place): Promise<string> {
    const { clock, formerAddresses, passwords, sessions, verification, recovery, schoolOf } =
      this.#tools;
    const { _id: emailKey, userid, email } = former;
    const seen = await this.#mayBack(former);
    const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'), from);
    const school = await schoolFields(schoolOf, email);
    // A new password has taken the account back meanwhile, and whoever set it was told that it is theirs.
    if (!(await formerAddresses.isStill(former))) throw linkIsOver();
    // First the sessions, then what their calls compare with: a change that is under way fails.
    await sessions.revokeAll(userid);
    const before = await this.#back(seen, {
      email,
      emailKey,
      ...provenAddress,
      ...school,
      passwordHash,
      passwordSetAt: null,
      devicesKnownFrom: clock.now(),
    });
    await sessions.revokeAll(userid);
    await verification.end(userid);
    await formerAddresses.endSince(former);
    await this.#tools.divisions.settle(userid);
    const resetcode = await recovery.issueCode({ _id: userid, emailKey });
    await this.#tell(before, emailKey);
    return resetcode;
  }

  /** The account, looked at before anything ends that is not begun anew. @throws AppError NOT_FOUND, CONFLICT */
  async #mayBack({ _id: emailKey, userid }: FormerAddressRecord): Promise<AccountRecord> {
    const account = await this.#accounts.findById(userid).lean();
    if (account === null) throw linkIsOver();
    const others = { emailKey, _id: { $ne: userid } };
    if ((await this.#accounts.exists(others)) !== null) throw anothersNow();
    return account;
  }

  /** The account as it was. @throws AppError CONFLICT, also where another link has taken it back since it was seen */
  async #back(seen: AccountRecord, back: Partial<AccountRecord>): Promise<AccountRecord> {
    const { _id } = seen;
    const before = await this.#accounts
      .findOneAndUpdate({ _id, ...sinceLinkOf(seen) }, { $set: back })
      .lean()
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? anothersNow(error) : error;
      });
    if (before !== null) return wholeAccount(before);
    const msg =
      'Another link has just taken your account back. Use that one, or open this one again.';
    throw new AppError('CONFLICT', msg);
  }

  async #tell(before: AccountRecord, emailKey: string): Promise<void> {
    const { accountMails, notify, audit } = this.#tools;
    const { _id: userid } = before;
    if (before.emailKey !== emailKey) {
      await accountMails.post('left', before, (to) => emailLeftMail({ to }));
    }
    await notify(userid, emailUndoneNotification);
    await audit({ by: userid, action: 'person.emailundone', subject: { userid }, details: '' });
  }
}

const anothersNow = (cause?: unknown): AppError => {
  const msg = 'Another account has this e-mail address now. Ask whoever runs this server.';
  return new AppError('CONFLICT', msg, { cause });
};

const linkIsOver = (): AppError =>
  new AppError('NOT_FOUND', 'This link has been used or is too old.');
