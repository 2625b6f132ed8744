import type { Connection } from 'mongoose';
import type { Background } from '../../core/background.ts';
import type { Clock } from '../../core/clock.ts';
import type { Notify } from '../../core/notify.ts';
import { AccountService } from './account.service.ts';
import { DeviceService } from './device.service.ts';
import { createLoginGuard } from './login-guard.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { createSessionTokens } from './session-tokens.ts';
import { SessionService } from './session.service.ts';

interface AccountSettings {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly secret: string;
  readonly background: Background;
  readonly notify?: Notify | undefined;
  /** Lower in tests alone. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The accounts of this server, with their parts put together. */
export const openAccounts = ({ secret, passwordCost, ...tools }: AccountSettings) => {
  const { connection, clock } = tools;
  const tokens = createSessionTokens(secret, clock);
  const devices = new DeviceService(connection);
  const sessions = new SessionService({ ...tools, tokens, devices });
  const passwords = createPasswords(passwordCost);
  const guard = createLoginGuard(clock);
  const accounts = new AccountService({ connection, clock, sessions, passwords, guard });
  return { accounts, sessions };
};
