import type { Connection, Model } from 'mongoose';
import type { AccountType, Credentials } from '@sets/shared/account/account.contract.ts';
import type { Actor, Authenticate } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import { accountModel, type AccountRecord } from './account.model.ts';
import { canEndSession } from './account.policy.ts';
import { type EndedSessionRecord, endedSessionModel } from './ended-session.model.ts';
import type { LoginGuard } from './login-guard.ts';
import type { Passwords } from './passwords.ts';
import type { SessionTokens } from './session-tokens.ts';

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

interface AccountTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly tokens: SessionTokens;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
}

const emailKey = (email: string): string => email.trim().toLowerCase();

export class AccountService {
  readonly #accounts: Model<AccountRecord>;
  readonly #endedSessions: Model<EndedSessionRecord>;
  readonly #tools: Omit<AccountTools, 'connection'>;

  constructor({ connection, ...tools }: AccountTools) {
    this.#accounts = accountModel(connection);
    this.#endedSessions = endedSessionModel(connection);
    this.#tools = tools;
  }

  /** @throws AppError UNAUTHENTICATED, alike for a wrong password and an unknown e-mail; RATE_LIMITED */
  async login(
    { email, password }: Credentials,
    address: string,
  ): Promise<{ account: AccountRecord; token: string }> {
    const { guard, passwords, tokens } = this.#tools;
    const attempt = { email: emailKey(email), address };
    guard.admit(attempt);
    const account = await this.#accounts.findOne({ emailKey: attempt.email }).lean();
    const right = await passwords.matches(password, account?.passwordHash ?? null);
    if (account === null || !right) throw new AppError('UNAUTHENTICATED', 'Invalid Account');
    guard.succeeded(attempt);
    return { account, token: tokens.sign(account._id) };
  }

  /** Who a session belongs to: asked at every call, so that one that was ended is over at once. */
  readonly authenticate: Authenticate = async (token) => {
    const session = this.#tools.tokens.read(token);
    if (session === null) return null;
    const [ended, account] = await Promise.all([
      this.#endedSessions.exists({ _id: session.sessionId }),
      this.#accounts.findById(session.userid, { accountType: 1 }).lean(),
    ]);
    if (ended !== null || account === null) return null;
    return { userid: account._id, accountType: account.accountType };
  };

  /** @throws AppError UNAUTHENTICATED where the account is gone. */
  async me(actor: Actor): Promise<AccountRecord> {
    const account = await this.#accounts.findById(actor.userid).lean();
    if (account === null) throw new AppError('UNAUTHENTICATED', 'This account is gone.');
    return account;
  }

  /** Ends a session before its token expires. @throws AppError BAD_REQUEST, FORBIDDEN */
  async logout(actor: Actor, token: string): Promise<void> {
    const session = this.#tools.tokens.read(token);
    if (session === null) throw new AppError('BAD_REQUEST', 'That is not the token of a session.');
    if (!canEndSession(actor, session)) {
      throw new AppError('FORBIDDEN', 'That session is not yours.');
    }
    await this.#endedSessions.updateOne(
      { _id: session.sessionId },
      { $set: { expiresAt: new Date(session.expiresAt) } },
      { upsert: true },
    );
  }

  /** The account of this e-mail, made where there is none; an existing one stays as it is. */
  async ensure({ password, ...account }: NewAccount): Promise<AccountRecord> {
    const key = emailKey(account.email);
    const existing = await this.#accounts.findOne({ emailKey: key }).lean();
    if (existing !== null) return existing;
    const made = await this.#accounts.create({
      ...account,
      _id: newId(),
      emailKey: key,
      passwordHash: await this.#tools.passwords.hash(password),
      createdAt: new Date(this.#tools.clock.now()),
    });
    return made.toObject();
  }
}
