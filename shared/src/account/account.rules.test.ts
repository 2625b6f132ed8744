import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../core/limits.ts';
import {
  accountTexts,
  emailFault,
  emailKeyOf,
  isEmailAddress,
  newEmailFault,
  passwordFault,
  pinFault,
  registrationFault,
  registrationFormFault,
} from './account.rules.ts';
import type { Registration } from './registration.contract.ts';

const right: Registration = {
  username: 'Ada Lovelace',
  email: 'ada@school.example',
  password: 'correct horse',
  passwordagain: 'correct horse',
};
const faultOf = (change: Partial<Registration>): string | null =>
  registrationFault({ ...right, ...change });

/** What looks like nothing: blanks, and signs that nobody sees. */
const nothing = fc
  .array(fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u0000', '\u202E'), { maxLength: 6 })
  .map((signs) => signs.join(''));
const word = fc.stringMatching(/^[a-z0-9.+_'-]{1,20}$/);
const host = fc.stringMatching(/^[a-z0-9]{1,9}(\.[a-z0-9]{1,9})?$/);
const address = fc.tuple(word, host).map(([local, domain]) => `${local}@${domain}`);
const goodPassword = fc
  .string({ unit: 'grapheme', minLength: limits.password.min, maxLength: 60 })
  .filter((password) => password.trim().length >= limits.password.min);

describe('registering, in the order of the specification', () => {
  test('the sentences are those of the specification', () => {
    expect(faultOf({ email: '' })).toBe('Every field has to be filled.');
    expect(faultOf({ username: '' })).toBe('Every field has to be filled.');
    expect(faultOf({ email: 'ada' })).toBe('Needs an email address.');
    expect(faultOf({ password: '' })).toBe('Every field has to be filled');
    expect(faultOf({ passwordagain: '' })).toBe('Every field has to be filled');
    expect(faultOf({ passwordagain: 'correct house' })).toBe('Passwords do not match');
    const short = { password: ' 1234567 ', passwordagain: ' 1234567 ' };
    expect(faultOf(short)).toBe('Password must be 8 characters or more!');
    expect(faultOf({})).toBeNull();
  });

  test('an earlier fault is told, whatever is wrong after it', () => {
    const anything = fc.string({ maxLength: 20 });
    const rest = fc.record({ password: anything, passwordagain: anything });
    fc.assert(
      fc.property(nothing, anything, rest, (empty, other, later) => {
        expect(faultOf({ ...later, email: empty, username: other })).toBe(accountTexts.fieldsEmpty);
        expect(faultOf({ ...later, email: other, username: empty })).toBe(accountTexts.fieldsEmpty);
        const addressless = { ...later, email: 'ada at school' };
        expect(faultOf(addressless)).toBe(accountTexts.emailWithoutAt);
      }),
    );
    fc.assert(
      fc.property(anything, (password) => {
        const one = { password, passwordagain: '' };
        expect(faultOf(one)).toBe(accountTexts.passwordsEmpty);
        const other = { password: '', passwordagain: password };
        expect(faultOf(other)).toBe(accountTexts.passwordsEmpty);
      }),
    );
    fc.assert(
      fc.property(anything, anything, (password, passwordagain) => {
        fc.pre(password !== '' && passwordagain !== '' && password !== passwordagain);
        expect(faultOf({ password, passwordagain })).toBe(accountTexts.passwordsDiffer);
      }),
    );
  });

  test('whatever is filled in rightly has no fault', () => {
    fc.assert(
      fc.property(word, address, goodPassword, (username, email, password) => {
        const form = { username, email: ` ${email} `, password, passwordagain: password };
        expect(registrationFault(form)).toBeNull();
      }),
    );
  });
});

test('a password of fewer than eight signs between its blanks is too short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), nothing, (password, blanks) => {
      const short = password.trim().length < 8;
      expect(passwordFault(password)).toBe(short ? 'Password must be 8 characters or more!' : null);
      expect(passwordFault(blanks)).toBe('Password must be 8 characters or more!');
    }),
  );
});

test('a code that is empty between its blanks is asked for', () => {
  fc.assert(
    fc.property(nothing, (blanks) => {
      expect(pinFault(blanks)).toBe('Need a pin');
      expect(pinFault(`${blanks}1`)).toBeNull();
    }),
  );
});

describe('an address', () => {
  test('that is empty, and one that is none', () => {
    fc.assert(
      fc.property(nothing, (blanks) => {
        expect(emailFault(blanks)).toBe('Need an email');
        expect(emailFault(`${blanks}ada`)).toBe('Make sure to enter a valid email address.');
      }),
    );
  });

  test('without an @ is never one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isEmailAddress(text.replaceAll('@', ''))).toBe(false);
      }),
    );
  });

  test('has one @ with something on both sides, and nothing that parts it', () => {
    fc.assert(
      fc.property(address, (email) => {
        expect(isEmailAddress(email)).toBe(true);
        expect(emailFault(` ${email}\n`)).toBeNull();
      }),
    );
    const parting = fc.constantFrom(
      ' ',
      '\r\n',
      ',',
      ';',
      ':',
      '<',
      '>',
      '"',
      '(',
      '\\',
      '\0',
      '@',
    );
    fc.assert(
      fc.property(address, parting, word, (email, sign, more) => {
        expect(emailFault(email + sign + more)).toBe(accountTexts.emailInvalid);
      }),
    );
  });

  test.each(['@', 'ada@', '@school.example', 'a@b@c', 'a\u200Bb@c', '\uD800@c'])(
    'not %j',
    (text) => {
      expect(emailFault(text)).toBe(accountTexts.emailInvalid);
    },
  );

  test.each(['ada@school.example', "o'brien+sets@uni", 'ädä@schule.example', '学@学校.例'])(
    'but %j',
    (text) => {
      expect(emailFault(text)).toBeNull();
    },
  );
});

describe('a new address', () => {
  test.each([
    'ada@ｓchool.example',
    'ada@𝐬chool.example',
    'ada@school。example',
    'ada@school．example',
    'ada@school｡example',
    'ada@school.example.',
    'ada@school..example',
    'ada@XN--mnchen-3ya.example',
    'ada@scho\uFE0Fol.example',
    'ada@ﬁsch.example',
    'ada@sch%6Fol.example',
  ])('is not %j: mail to it goes to another spelling', (email) => {
    expect(newEmailFault(email)).toBe(accountTexts.emailInvalid);
    expect(faultOf({ email })).toBe(accountTexts.emailInvalid);
    // Whoever has it already logs in, and is sent a link to a new password.
    expect(emailFault(email)).toBeNull();
  });

  test.each([
    '\uFE0F',
    '\u115F',
    '\u3164',
    '\u034F',
    '\u180B',
    '\u2800',
    '\u200B',
    '\u00A0',
    '\u2028',
  ])('has no %j in it, which nobody sees', (sign) => {
    for (const email of [`a${sign}da@school.example`, `ada${sign}@school.example`])
      expect(newEmailFault(email)).toBe(accountTexts.emailInvalid);
  });

  test.each([
    'Ada@School.Example',
    '学@学校.例',
    'a@mu\u0308nchen.example',
    'a@straße.example',
    'a@uni',
  ])('but %j', (email) => {
    expect(newEmailFault(email)).toBeNull();
  });
});

test('one address has one key, however it is composed and in whatever case', () => {
  for (const letter of ['J\u030C', 'H\u0331', 'T\u0308', 'W\u030A', 'Y\u030A', 'a\u0308', 'é']) {
    const key = emailKeyOf(`${letter}@x`);
    for (const form of ['NFC', 'NFD'] as const)
      for (const cased of [letter.toLowerCase(), letter.toUpperCase()])
        expect(emailKeyOf(`${cased.normalize(form)}@x`)).toBe(key);
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = emailKeyOf(text);
      expect(emailKeyOf(key)).toBe(key);
      expect(emailKeyOf(text.normalize('NFD'))).toBe(key);
    }),
  );
});

test('a fault names the fields that it is about, all that are empty together', () => {
  const fieldsOf = (change: Partial<Registration>) =>
    registrationFormFault({ ...right, ...change })?.fields ?? [];
  const none = { username: '', email: ' ', password: '', passwordagain: '' };
  expect(fieldsOf(none)).toEqual(['username', 'email', 'password', 'passwordagain']);
  expect(fieldsOf({ username: ' ' })).toEqual(['username']);
  expect(fieldsOf({ email: 'ada' })).toEqual(['email']);
  expect(fieldsOf({ passwordagain: '' })).toEqual(['passwordagain']);
  expect(fieldsOf({ passwordagain: 'another' })).toEqual(['passwordagain']);
  expect(fieldsOf({ password: 'short', passwordagain: 'short' })).toEqual(['password']);
  expect(fieldsOf({})).toEqual([]);
});
