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

/** Letters and digits of any script between dots, and no signs that a look-up of the domain leaves out. */
const domainSigns =
  /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+(?:\.(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+)*$/u;

/** They have a capital in two letters, or one that they share, and are letters of their own in a domain. */
const ownLetters = /[ßς]/gu;

/**
 * Whether the domain of an address is spelled as its letters are, in any case. Mail to full-width letters, to other
 * dots, or to `xn--…` goes to the same domain as to the plain spelling: each of them would make another account of one mailbox.
 */
const isPlainDomain = (email: string): boolean => {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const own = domain.normalize('NFC').toLowerCase();
  const rest = own.replaceAll(ownLetters, '');
  const folded = rest.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return domainSigns.test(own) && !/(?:^|\.)xn--/.test(own) && folded === rest;
};

/**
 * What nobody sees, and blanks of all kinds: with them in its first part, an address would look like another one. Old accounts
 * that have such a one stay as they are, so this is asked of new addresses alone.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u;

/**
 * What makes two spellings the same address. Composed once more at the end: some letters have a small form in one piece
 * alone (`J` with a caron has none, `ǰ` is one), so what was composed before is not always so afterwards. There are some
 * ten such letters, none in an address that we know of, so what was stored before that is not migrated: an account of such an
 * address is found no more, and no key is that of another address.
 */
export const emailKeyOf = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().normalize('NFC');

export const passwordFault = (password: string): string | null =>
  password.trim().length < limits.password.min ? accountTexts.passwordShort : null;

/** What is wrong with a form: its sentence, and the fields that it is about. */
export interface FormFault<Field extends string> {
  readonly text: string;
  readonly fields: readonly Field[];
}

const nothing = (typed: string): boolean => clean(typed) === '';

/** In the order of the specification; of what is empty all is named. */
export const registrationFormFault = (form: Registration): FormFault<keyof Registration> | null => {
  const { username, email, password, passwordagain } = form;
  const empty = [
    ...(nothing(username) ? (['username'] as const) : []),
    ...(nothing(email) ? (['email'] as const) : []),
    ...(password === '' ? (['password'] as const) : []),
    ...(passwordagain === '' ? (['passwordagain'] as const) : []),
  ];
  if (nothing(email) || nothing(username)) {
    return { text: accountTexts.fieldsEmpty, fields: empty };
  }
  if (!isEmailAddress(email)) return { text: accountTexts.emailWithoutAt, fields: ['email'] };
  if (newEmailFault(email) !== null) return { text: accountTexts.emailInvalid, fields: ['email'] };
  if (empty.length > 0) return { text: accountTexts.passwordsEmpty, fields: empty };
  if (password !== passwordagain) {
    return { text: accountTexts.passwordsDiffer, fields: ['passwordagain'] };
  }
  const text = passwordFault(password);
  return text === null ? null : { text, fields: ['password'] };
};

/** Its sentence alone. */
export const registrationFault = (form: Registration): string | null =>
  registrationFormFault(form)?.text ?? null;

export const pinFault = (pin: string): string | null =>
  clean(pin) === '' ? accountTexts.pinEmpty : null;

export const emailFault = (email: string): string | null => {
  if (clean(email) === '') return accountTexts.emailEmpty;
  return isEmailAddress(email) ? null : accountTexts.emailInvalid;
};

/** The same, and what is wrong with it for an account that does not have it yet. */
export const newEmailFault = (email: string): string | null => {
  const fault = emailFault(email);
  if (fault !== null) return fault;
  const isPlain = isPlainDomain(email.trim()) && !unseen.test(email.trim());
  return isPlain ? null : accountTexts.emailInvalid;
};
