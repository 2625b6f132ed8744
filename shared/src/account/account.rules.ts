import { limits } from '../core/limits.ts';
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

export const passwordFault = (password: string): string | null =>
  password.trim().length < limits.password.min ? accountTexts.passwordShort : null;

/** In the order of the specification. */
export const registrationFault = (form: Registration): string | null => {
  const { username, email, password, passwordagain } = form;
  if (email.trim() === '' || username.trim() === '') return accountTexts.fieldsEmpty;
  if (!email.includes('@')) return accountTexts.emailWithoutAt;
  if (password === '' || passwordagain === '') return accountTexts.passwordsEmpty;
  if (password !== passwordagain) return accountTexts.passwordsDiffer;
  return passwordFault(password);
};

export const pinFault = (pin: string): string | null =>
  pin.trim() === '' ? accountTexts.pinEmpty : null;

export const emailFault = (email: string): string | null => {
  if (email.trim() === '') return accountTexts.emailEmpty;
  return email.includes('@') ? null : accountTexts.emailInvalid;
};
