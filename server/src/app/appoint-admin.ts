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
import { isActiveAdmin, type PersonRecord } from '../features/account/people.service.ts';
import { adminMessages } from '../features/admin/admin.messages.ts';
import type { Features } from './features.ts';

export interface Appointment {
  readonly person: PersonRecord;
  /** What the account was before; 'unproven': another one had the address, and had never proven it. */
  readonly before: 'admin' | 'another' | 'none' | 'unproven';
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
 * let in again, and one whom nobody knows gets an account. So does one whose address stands in an account that
 * has not proven it: anybody can have registered with it, and be logged in there. That account is not taken over: what a
 * stranger has put into it, and every way back into it, would be an admin's. It stays theirs and loses the address.
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
  const owner = await people.findByEmail(email);
  if (owner !== null && isActiveAdmin(owner)) {
    return { person: owner, before: 'admin', code: null };
  }
  const known = owner?.verified === true ? owner : null;
  const stranger = known === null ? owner : null;
  const newFault = known === null ? newEmailFault(email) : null;
  if (newFault !== null) throw new AppError('BAD_REQUEST', newFault);
  const person = known ?? (await makeAccount(features, email, stranger));
  const { _id: userid } = person;
  await people.change(userid, asAdmin);
  const details = detailsOf(known, stranger);
  await auditOrUndo(
    audit.write,
    { by: null, action: 'admin.appointed', subject: { userid }, details },
    () => people.restore(person, asAdmin),
  );
  if (known === null) {
    const before = stranger === null ? 'none' : 'unproven';
    return { person, before, code: await recovery.issueCode(person) };
  }
  const { roleTitle: title, appointed: text } = adminMessages;
  await notifications.notify(userid, { kind: 'account', title, text, path: '/account/settings' });
  return { person, before: 'another', code: null };
};

const detailsOf = (known: PersonRecord | null, stranger: PersonRecord | null): string => {
  if (stranger !== null) return 'new account; another one had the address, not proven';
  if (known === null) return 'new account';
  return `${known.accountType} → admin${known.locked ? ', unlocked' : ''}`;
};

/** With a password that nobody knows: its person sets one by a link. `stranger` has the address, and has not proven it. */
const makeAccount = async (
  features: Features,
  email: string,
  stranger: PersonRecord | null,
): Promise<PersonRecord> => {
  const { accounts, formerAddresses, schools, people } = features;
  if (await formerAddresses.isKeptForAnother(emailKeyOf(email), stranger?._id ?? null)) {
    const text =
      'Another account had this address until lately, and may take it back within seven days.';
    throw new AppError('CONFLICT', text);
  }
  if (stranger !== null) await people.loseAddress(stranger);
  const { made, account } = await accounts.make({
    username: nameFromAddress(email),
    email,
    password: randomBytes(32).toString('base64url'),
    accountType: 'student',
    verified: true,
    school: noSchool,
  });
  if (!made) {
    throw new AppError('CONFLICT', 'Somebody has just registered with this address. Try again.');
  }
  await schools.assign();
  return people.read(account._id);
};
