import type { Connection } from 'mongoose';
import type { Clock } from '../../core/clock.ts';
import { AccountService } from './account.service.ts';
import { createLoginGuard } from './login-guard.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { createSessionTokens } from './session-tokens.ts';
import { SessionService } from './session.service.ts';

interface AccountSettings {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly secret: string;
  /** Lower in tests alone. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The accounts of this server, with their parts put together. */
export const openAccounts = ({ connection, clock, secret, passwordCost }: AccountSettings) => {
  const tokens = createSessionTokens(secret, clock);
  const sessions = new SessionService({ connection, clock, tokens });
  const passwords = createPasswords(passwordCost);
  const guard = createLoginGuard(clock);
  const accounts = new AccountService({ connection, clock, sessions, passwords, guard });
  return { accounts, sessions };
};
