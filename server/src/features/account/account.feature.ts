import type { Connection } from 'mongoose';
import type { Background } from '../../core/background.ts';
import type { Clock } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import type { Notify } from '../../core/notify.ts';
import { AccountChangesService } from './account-changes.service.ts';
import { AccountService } from './account.service.ts';
import { DeviceService } from './device.service.ts';
import { createLoginGuard } from './login-guard.ts';
import { createMailLinks } from './mail-links.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import type { PeopleService } from './people.service.ts';
import { type PersonalDataPart, PersonalDataService } from './personal-data.service.ts';
import { RecoveryService } from './recovery.service.ts';
import { RegistrationService } from './registration.service.ts';
import type { SchoolIconOf, SchoolOf } from './school-of.ts';
import { createSessionTokens } from './session-tokens.ts';
import { SessionService } from './session.service.ts';
import { createVerificationCodes } from './verification-codes.ts';
import { VerificationService } from './verification.service.ts';

interface AccountSettings {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly secret: string;
  readonly background: Background;
  readonly mailer: Mailer;
  readonly notify: Notify;
  readonly schoolOf: SchoolOf;
  readonly schoolIconOf: SchoolIconOf;
  /** Lower in tests alone. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The accounts of this server, with their parts put together. */
export const openAccounts = ({ secret, passwordCost, config, ...given }: AccountSettings) => {
  const { connection, clock } = given;
  const tokens = createSessionTokens(secret, clock);
  const devices = new DeviceService(connection);
  const sessions = new SessionService({ ...given, tokens, devices });
  const passwords = createPasswords(passwordCost);
  const guard = createLoginGuard(clock);
  const accounts = new AccountService({ ...given, sessions, passwords, guard });
  const registration = new RegistrationService({ ...given, passwords });
  const codes = createVerificationCodes(secret);
  const verification = new VerificationService({ ...given, codes });
  const tools = { ...given, passwords, guard, sessions, verification };
  const recovery = new RecoveryService(tools);
  const changes = new AccountChangesService({ ...tools, recovery });
  const linksFrom = createMailLinks(config.publicUrl);
  /** What is held about people, once the features are there that hold it. */
  const personalDataOf = (
    people: Pick<PeopleService, 'change'>,
    parts: readonly PersonalDataPart[],
  ): PersonalDataService =>
    new PersonalDataService({ ...tools, accounts, devices, recovery, people, parts });
  return {
    accounts,
    sessions,
    registration,
    verification,
    recovery,
    changes,
    linksFrom,
    personalDataOf,
  };
};

/** What the accounts of this server offer. */
export type AccountFeature = ReturnType<typeof openAccounts>;
