import type { FeatureContext } from '../../core/feature.ts';
import { createCallsUnderWay } from '../../core/calls-under-way.ts';
import type { Audit } from '../../core/audit.ts';
import type { Notify } from '../../core/notify.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { AccountChangesService } from './account-changes.service.ts';
import { ModuleCountService } from './module-count.service.ts';
import { CreditsService } from './credits.service.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { DivisionService, type DivisionsOf } from './division/division.service.ts';
import { EmailChangeService } from './address/email-change.service.ts';
import { EmailUndoService } from './address/email-undo.service.ts';
import { FormerAddressesService } from './address/former-addresses.service.ts';
import { HeldAddressesService } from './address/held-addresses.service.ts';
import { AccountMails } from './account-mails.service.ts';
import { AccountPremiumService } from './account-premium.service.ts';
import { AccountService } from './account.service.ts';
import { DeviceNamesService } from './sign-in/device-names.service.ts';
import { createKnownDevices } from './sign-in/known-device.ts';
import { createLoginGuard } from './sign-in/login-guard.ts';
import { createMailLinks } from './mail-links.ts';
import { MailPlaces } from './mail-places.ts';
import { createPasswords, type PasswordCost } from './sign-in/passwords.ts';
import type { PeopleService } from './people.service.ts';
import { PersonalDataService } from './held/personal-data.service.ts';
import { RecoveryService } from './address/recovery.service.ts';
import { RegistrationService } from './registration.service.ts';
import type { SchoolIconOf, SchoolOf } from './school-of.ts';
import { createSessionTokens } from './sign-in/session-tokens.ts';
import { SessionService } from './sign-in/session.service.ts';
import { createVerificationCodes } from './address/verification-codes.ts';
import { VerificationService } from './address/verification.service.ts';

export type AccountContext = Pick<
  FeatureContext,
  | 'connection'
  | 'clock'
  | 'limits'
  | 'secret'
  | 'background'
  | 'mailer'
  | 'jobs'
  | 'log'
  | 'ownAddress'
> & {
  readonly config: Pick<FeatureContext['config'], 'sessionIdleMs'>;
};

export interface AccountPorts {
  readonly people: Pick<PeopleService, 'change' | 'restore'>;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly schoolOf: SchoolOf;
  readonly schoolIconOf: SchoolIconOf;
  readonly divisionsOf: DivisionsOf;
  /** What the other features hold about people, in the order in which it is erased. */
  readonly heldElsewhere: () => readonly PersonalData[];
  /** Lower in tests alone. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The services that make up the accounts of this server. */
export type AccountServices = ReturnType<typeof openAccountServices>;

/** How people come in and stay in. */
const openSignIn = (
  { clock, limits, secret, log, config }: AccountContext,
  given: Pick<AccountContext, 'connection' | 'clock' | 'background'> & AccountPorts,
) => {
  const { passwordCost, ...ports } = given;
  const deviceNames = new DeviceNamesService(given.connection);
  const tokens = createSessionTokens(secret, clock);
  const sessions = new SessionService({
    ...ports,
    tokens,
    deviceNames,
    idleMs: config.sessionIdleMs,
  });
  const passwords = createPasswords(passwordCost);
  const guard = createLoginGuard(limits, clock);
  const knownDevices = createKnownDevices(secret, clock);
  const parts = { sessions, passwords, guard };
  const accounts = new AccountService({ ...ports, ...parts, knownDevices, log });
  return { ...parts, deviceNames, accounts };
};

export const openAccountServices = (
  context: AccountContext,
  { passwordCost, ...ports }: AccountPorts,
) => {
  const { connection, clock, limits, secret, background, mailer, jobs } = context;
  const accountMails = new AccountMails({ mailer, limits });
  const calls = createCallsUnderWay(clock);
  const links = createMailLinks(context.ownAddress);
  const base = { connection, clock, limits, background, mailer, links, ...ports };
  const divisions = new DivisionService(base);
  const mailPlaces = new MailPlaces(limits);
  const given = { ...base, accountMails, mailPlaces, divisions };
  const signIn = openSignIn(context, { ...given, passwordCost });
  const { sessions, passwords, guard, deviceNames, accounts } = signIn;
  const formerAddresses = new FormerAddressesService({ ...given, secret });
  const registration = new RegistrationService({ ...given, passwords, formerAddresses });
  const codes = createVerificationCodes(secret);
  const heldAddresses = new HeldAddressesService({ ...given, formerAddresses });
  const verification = new VerificationService({ ...given, heldAddresses, codes });
  const confirmation = new ConfirmationService({ ...given, passwords, guard, sessions });
  const parts = { passwords, guard, sessions, verification, formerAddresses, confirmation };
  const ground = { ...given, ...parts };
  const recovery = new RecoveryService(ground);
  const tools = { ...ground, recovery };
  const changes = new AccountChangesService(tools);
  const emailChange = new EmailChangeService(tools);
  const emailUndo = new EmailUndoService(tools);
  const personalData = new PersonalDataService({ ...tools, accounts, deviceNames, jobs, calls });
  const moduleCount = new ModuleCountService(given);
  const accountPremium = new AccountPremiumService(connection);
  const credits = new CreditsService(given);
  return {
    accounts,
    accountPremium,
    sessions,
    registration,
    verification,
    recovery,
    changes,
    confirmation,
    emailChange,
    emailUndo,
    formerAddresses,
    personalData,
    moduleCount,
    credits,
    divisions,
    links,
    calls,
    mailPlaces,
    passwords,
    codes,
  };
};
