import type { Connection, Model } from 'mongoose';
import { confirmedForMs } from '@sets/shared/account/settings.contract.ts';
import type { Caller } from '../../core/actor.ts';
import { placeOf } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import { accountModel, type AccountRecord, readAccount } from './account.model.ts';
import type { LoginGuard } from './sign-in/login-guard.ts';
import type { Passwords } from './sign-in/passwords.ts';
import type { SessionService } from './sign-in/session.service.ts';

interface ConfirmationTools {
  readonly connection: Connection;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
  readonly sessions: SessionService;
}

/**
 * An account is not its session: who holds a token may use the account, and changes what it hangs
 * on only within ten minutes of the password, typed at the login or here.
 */
export class ConfirmationService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<ConfirmationTools, 'connection'>;

  constructor({ connection, ...tools }: ConfirmationTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
  }

  /**
   * Confirms the session that asks; for how long, in ms.
   * @throws AppError FORBIDDEN for a wrong password; RATE_LIMITED; UNAUTHENTICATED
   */
  async confirm({ userid, sessionId }: Caller, password: string, address: string): Promise<number> {
    const account = await readAccount(this.#accounts, userid);
    await this.checkPassword(account, password, { sessionId, address });
    await this.#tools.sessions.confirm(sessionId);
    return confirmedForMs;
  }

  /** Guesses count for the session that asks: nobody else's keep its person out. @throws AppError FORBIDDEN, RATE_LIMITED */
  async checkPassword(
    { emailKey, passwordHash }: Pick<AccountRecord, 'emailKey' | 'passwordHash'>,
    password: string,
    { sessionId, address }: Pick<Caller, 'sessionId'> & { readonly address: string },
  ): Promise<void> {
    const { guard, passwords } = this.#tools;
    const attempt = { email: emailKey, address, known: `session ${sessionId}` };
    await guard.admit(attempt);
    if (!(await passwords.matches(password, passwordHash, placeOf(address)))) {
      throw new AppError('FORBIDDEN', 'That is not your password.');
    }
    await guard.succeeded(attempt);
  }

  /**
   * Lets a session through that is confirmed. Read the account before: a session that has ended
   * meanwhile is turned away here, and what was read is then what is changed.
   * @throws AppError CONFIRM_FIRST
   */
  async require({ sessionId }: Pick<Caller, 'sessionId'>): Promise<void> {
    if (await this.#tools.sessions.isConfirmed(sessionId, confirmedForMs)) return;
    throw new AppError('CONFIRM_FIRST', 'Type your password first, to be sure that it is you.');
  }
}
