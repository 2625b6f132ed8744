import type { Connection, Model } from 'mongoose';
import { emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { AccountType, Credentials } from '@sets/shared/account/account.contract.ts';
import type { Actor, Authenticate } from '../../core/actor.ts';
import { addressRange, ownPlace, placeOf } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import { accountGoes } from '../../core/calls-under-way.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import type { Log } from '../../core/log.ts';
import { newId } from '../../core/new-id.ts';
import { type ReadById, readsTogether } from '../../core/reads-together.ts';
import type { ReplyCookie } from '../../core/route.ts';
import {
  accountDefaults,
  accountModel,
  type AccountRecord,
  readAccount,
  wholeAccount,
} from './account.model.ts';
import { isGoing } from './held/account-going.ts';
import type { KnownDevices } from './sign-in/known-device.ts';
import type { LoginGuard } from './sign-in/login-guard.ts';
import type { Passwords } from './sign-in/passwords.ts';
import { schoolFields, type SchoolIconOf, type SchoolOf } from './school-of.ts';
import type { SessionService } from './sign-in/session.service.ts';

export type { AccountRecord } from './account.model.ts';

/** What a new account is made of. */
export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly accountType: AccountType;
  readonly verified: boolean;
  readonly school: string;
}

/**
 * An account as its person sees it: an address that they have asked for stands there as theirs, not verified. What is
 * not for that is left out.
 */
export type ShownAccount = Omit<AccountRecord, 'emailKey' | 'passwordHash' | 'wantedEmail'> & {
  readonly schoolIcon: string;
};

/** Where somebody logs in. */
interface LoginFrom {
  readonly address: string;
  readonly device?: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone?: AbortSignal;
  /** The `Cookie` header, with the mark of a device that is known. */
  readonly cookies?: string;
}

interface LoggedIn {
  readonly account: ShownAccount;
  readonly token: string;
  /** What the device is to keep. */
  readonly cookies: readonly ReplyCookie[];
}

interface AccountTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly sessions: SessionService;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
  readonly knownDevices: KnownDevices;
  readonly schoolOf: SchoolOf;
  readonly schoolIconOf: SchoolIconOf;
  readonly log: Log;
}

/** What is asked of an account at every call. */
const callerFields = { accountType: 1, locked: 1, goingSince: 1 } as const;

/** The accounts themselves, and how people come in. */
export class AccountService {
  readonly #accounts: Model<AccountRecord>;
  readonly #readCaller: ReadById<AccountRecord>;
  readonly #tools: Omit<AccountTools, 'connection'>;

  constructor({ connection, ...tools }: AccountTools) {
    this.#accounts = accountModel(connection);
    this.#readCaller = readsTogether(this.#accounts, callerFields);
    this.#tools = tools;
  }

  /** @throws AppError UNAUTHENTICATED, alike for a wrong password and an unknown e-mail; RATE_LIMITED, UNAVAILABLE */
  async login({ email, password }: Credentials, login: LoginFrom): Promise<LoggedIn> {
    const { address, device = '', cookies = '', gone } = login;
    const { guard, knownDevices, passwords, sessions, log } = this.#tools;
    const emailKey = emailKeyOf(email);
    const owner = await this.#findByEmail(emailKey);
    const known = owner && knownDevices.read(cookies, owner);
    const attempt = { email: emailKey, address, known };
    await guard.admit(attempt, gone);
    // It may have waited, and the account have another password since.
    const account = await this.#findByEmail(emailKey);
    const right = await passwords.matches(
      password,
      account?.passwordHash ?? null,
      placeOf(address),
    );
    if (account === null || !right || account.locked || isGoing(account, this.#tools.clock.now())) {
      // The account alone, as far as there is one: what was typed may be somebody's password.
      log.info(
        { userid: account?._id ?? null, from: addressRange(address) },
        'a login was refused',
      );
      throw invalidAccount();
    }
    await guard.succeeded(attempt);
    // Made before it is looked again: a mark of whoever is thrown out in that moment is older than what throws them out.
    const kept = knownDevices.remember(cookies, account);
    const { token, sessionId } = await sessions.start(account._id, device);
    if (!(await this.#isStill(account))) {
      await sessions.end(sessionId);
      throw invalidAccount();
    }
    await sessions.noteDevice(account._id, device);
    return { account: await this.#shown(account), token, cookies: kept };
  }

  /**
   * Whether the password that was checked is still the one, and its person let in: a new password or
   * a lock in that moment has ended only those sessions that were there.
   */
  async #isStill({ _id, passwordHash }: AccountRecord): Promise<boolean> {
    const same = { _id, passwordHash, locked: { $ne: true } };
    const now = await this.#accounts.findOne(same, { goingSince: 1 }).lean();
    return now !== null && !isGoing(now, this.#tools.clock.now());
  }

  /**
   * Who a session belongs to: asked at every call, so that one that was ended is over at once.
   * @throws AppError UNAVAILABLE while the account is being deleted
   */
  readonly authenticate: Authenticate = async (token) => {
    const claims = this.#tools.sessions.read(token);
    if (claims === null) return null;
    const { userid, sessionId } = claims;
    const [session, account] = await Promise.all([
      this.#tools.sessions.find(claims),
      this.#readCaller(userid),
    ]);
    if (session === null || account === null) return null;
    if (isGoing(account, this.#tools.clock.now())) throw accountGoes();
    const mustLeave = session.revoked || wholeAccount(account).locked;
    return { userid, accountType: account.accountType, sessionId, mustLeave };
  };

  /** @throws AppError UNAUTHENTICATED where the account is gone. */
  async me(actor: Actor): Promise<ShownAccount> {
    return this.#shown(await readAccount(this.#accounts, actor.userid));
  }

  /** The account of this e-mail, made where there is none; an existing one stays as it is. */
  async ensure(account: NewAccount): Promise<AccountRecord> {
    return (await this.make(account)).account;
  }

  /** The same, and whether it was made. */
  async make({
    password,
    ...account
  }: NewAccount): Promise<{ readonly made: boolean; readonly account: AccountRecord }> {
    const key = emailKeyOf(account.email);
    const existing = await this.#findByEmail(key);
    if (existing !== null) return { made: false, account: existing };
    const passwordHash = await this.#tools.passwords.hash(password, ownPlace);
    const createdAt = new Date(this.#tools.clock.now());
    const record = { ...accountDefaults, ...account, _id: newId(), emailKey: key, passwordHash };
    try {
      const created = await this.#accounts.create({ ...record, createdAt });
      return { made: true, account: created.toObject() };
    } catch (error) {
      // Another process that starts at the same moment has made it.
      const other = isDuplicateKey(error) ? await this.#findByEmail(key) : null;
      if (other === null) throw error;
      return { made: false, account: other };
    }
  }

  /** Sets another password where this account still has `before`; whether it had. */
  async replacePassword(
    { _id, passwordHash }: AccountRecord,
    before: string,
    password: string,
  ): Promise<boolean> {
    const { passwords } = this.#tools;
    if (!(await passwords.matches(before, passwordHash, ownPlace))) return false;
    const { modifiedCount } = await this.#accounts.updateOne(
      { _id, passwordHash },
      { $set: { passwordHash: await passwords.hash(password, ownPlace) } },
    );
    return modifiedCount === 1;
  }

  async #shown({
    emailKey: _key,
    passwordHash: _hash,
    wantedEmail,
    ...account
  }: AccountRecord): Promise<ShownAccount> {
    const { schoolOf, schoolIconOf } = this.#tools;
    const personalDivision = { ...account.personalDivision, verified: false };
    const wanted = { email: wantedEmail, verified: false, personalDivision };
    const shown =
      wantedEmail === ''
        ? account
        : { ...account, ...wanted, ...(await schoolFields(schoolOf, wantedEmail)) };
    return { ...shown, schoolIcon: await schoolIconOf(shown.school) };
  }

  async #findByEmail(key: string): Promise<AccountRecord | null> {
    const account = await this.#accounts.findOne({ emailKey: key }).lean();
    return account === null ? null : wholeAccount(account);
  }
}

const invalidAccount = (): AppError => new AppError('UNAUTHENTICATED', 'Invalid Account');
