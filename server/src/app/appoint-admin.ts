import { randomBytes } from 'node:crypto';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import {
  accountTexts,
  emailFault,
  newEmailFault,
  emailKeyOf,
} from '@sets/shared/account/account.rules.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import { AppError } from '../core/app-error.ts';
import { auditOrUndo } from '../core/audit-or-undo.ts';
import type { PersonRecord } from '../features/account/people.service.ts';
import { adminMessages } from '../features/admin/admin.messages.ts';
import type { Features } from './features.ts';

export interface Appointment {
  readonly person: PersonRecord;
  /** What the account was before. */
  readonly before: 'admin' | 'another' | 'none';
  /** The code of a link to a first password, for an account that was made; else null. */
  readonly code: string | null;
}

const asAdmin = { accountType: 'admin', locked: false } as const;

/** `ada.lovelace@uni.example` is `Ada Lovelace` until she says otherwise. */
export const nameFromAddress = (email: string): string =>
  email
    .slice(0, email.lastIndexOf('@'))
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .slice(0, limits.name) || 'Admin';

/**
 * Makes the person of this address an admin, as whoever runs the server may: one who was locked is
 * let in again, and one whom nobody knows gets an account.
 * @throws AppError BAD_REQUEST for what is no address, CONFLICT for one that is kept for another account,
 * UNAVAILABLE
 */
export const appointAdmin = async (features: Features, typed: string): Promise<Appointment> => {
  const { people, recovery, audit, notifications } = features;
  const email = clean(typed);
  // More than of who registers: nobody is asked to confirm this address.
  const isAddress = /^\S+@[^\s@]+$/.test(email) && email.length <= limits.email;
  const fault = emailFault(email) ?? (isAddress ? null : accountTexts.emailInvalid);
  if (fault !== null) throw new AppError('BAD_REQUEST', fault);
  const known = await people.findByEmail(email);
  const newFault = known === null ? newEmailFault(email) : null;
  if (newFault !== null) throw new AppError('BAD_REQUEST', newFault);
  const person = known ?? (await makeAccount(features, email));
  if (person.accountType === 'admin' && !person.locked) {
    return { person, before: 'admin', code: null };
  }
  const { _id: userid } = person;
  await people.change(userid, asAdmin);
  await auditOrUndo(
    audit.write,
    { by: null, action: 'admin.appointed', subject: { userid }, details: detailsOf(known) },
    () => people.restore(person, asAdmin),
  );
  if (known === null) {
    return { person, before: 'none', code: await recovery.issueCode(person) };
  }
  const { roleTitle: title, appointed: text } = adminMessages;
  await notifications.notify(userid, { kind: 'account', title, text, path: '/account/settings' });
  return { person, before: 'another', code: null };
};

const detailsOf = (known: PersonRecord | null): string => {
  if (known === null) return 'new account';
  return `${known.accountType} → admin${known.locked ? ', unlocked' : ''}`;
};

/** With a password that nobody knows: its person sets one by a link. */
const makeAccount = async (features: Features, email: string): Promise<PersonRecord> => {
  const { accounts, formerAddresses, schools, people } = features;
  if (await formerAddresses.isKeptForAnother(emailKeyOf(email), null)) {
    const text =
      'Another account had this address until lately, and may take it back within seven days.';
    throw new AppError('CONFLICT', text);
  }
  const { _id } = await accounts.ensure({
    username: nameFromAddress(email),
    email,
    password: randomBytes(32).toString('base64url'),
    accountType: 'student',
    verified: true,
    school: noSchool,
  });
  await schools.assign();
  return people.read(_id);
};
