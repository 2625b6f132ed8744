import { limits } from '../core/limits.ts';
import { clean } from '../core/text.ts';
import type { Registration } from './registration.contract.ts';

/*
 * What is checked before a call and again on the server. Each gives the sentence of the
 * specification for what is wrong, or null.
 */

export const accountTexts = {
  fieldsEmpty: 'Every field has to be filled.',
  /** The specification writes it without the full stop here. */
  passwordsEmpty: 'Every field has to be filled',
  emailWithoutAt: 'Needs an email address.',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be 8 characters or more!',
  pinEmpty: 'Need a pin',
  emailEmpty: 'Need an email',
  emailInvalid: 'Make sure to enter a valid email address.',
} as const;

/**
 * Signs that would make one address into several, or into something else, where a mail program or a
 * mail server reads it; and what nobody can see.
 */
const unaddressable = /[\s\p{Cc}\p{Cf}\p{Cs},;:<>()[\]"\\]/u;

/**
 * Whether this may be an e-mail address: one @ with something on both sides. Kind on purpose: only
 * a mail that arrives proves an address.
 */
export const isEmailAddress = (email: string): boolean => {
  const [local = '', domain = '', ...more] = email.trim().split('@');
  return local !== '' && domain !== '' && more.length === 0 && !unaddressable.test(local + domain);
};

/** What makes two spellings the same address. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export const passwordFault = (password: string): string | null =>
  password.trim().length < limits.password.min ? accountTexts.passwordShort : null;

/** In the order of the specification. */
export const registrationFault = (form: Registration): string | null => {
  const { username, email, password, passwordagain } = form;
  if (clean(email) === '' || clean(username) === '') return accountTexts.fieldsEmpty;
  if (!isEmailAddress(email)) return accountTexts.emailWithoutAt;
  if (password === '' || passwordagain === '') return accountTexts.passwordsEmpty;
  if (password !== passwordagain) return accountTexts.passwordsDiffer;
  return passwordFault(password);
};

export const pinFault = (pin: string): string | null =>
  clean(pin) === '' ? accountTexts.pinEmpty : null;

export const emailFault = (email: string): string | null => {
  if (clean(email) === '') return accountTexts.emailEmpty;
  return isEmailAddress(email) ? null : accountTexts.emailInvalid;
};
