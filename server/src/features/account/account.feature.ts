import type { Connection } from 'mongoose';
import type { Clock } from '../../core/clock.ts';
import { AccountService } from './account.service.ts';
import { createLoginGuard } from './login-guard.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { createSessionTokens } from './session-tokens.ts';

interface AccountSettings {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly secret: string;
  /** Lower in tests alone. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The accounts of this server, with their parts put together. */
export const openAccounts = (settings: AccountSettings): AccountService =>
  new AccountService({
    connection: settings.connection,
    clock: settings.clock,
    tokens: createSessionTokens(settings.secret, settings.clock),
    passwords: createPasswords(settings.passwordCost),
    guard: createLoginGuard(settings.clock),
  });
