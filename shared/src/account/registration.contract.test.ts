import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../core/limits.ts';
import { passwordReset, pinEntry, registration } from './registration.contract.ts';

const empty = { username: '', email: '', password: '', passwordagain: '' };

test('lines may be empty: the rules say what is wrong with them', () => {
  expect(registration.safeParse(empty).success).toBe(true);
  expect(pinEntry.safeParse({ pin: '' }).success).toBe(true);
});

test('each field is needed, is text, and has a longest length; others are refused', () => {
  const longest = {
    username: limits.name,
    email: limits.email,
    password: limits.password.max,
    passwordagain: limits.password.max,
  };
  for (const [field, max] of Object.entries(longest)) {
    const { [field as 'email']: _left, ...without } = empty;
    expect(registration.safeParse(without).success).toBe(false);
    expect(registration.safeParse({ ...empty, [field]: 7 }).success).toBe(false);
    expect(registration.safeParse({ ...empty, [field]: 'x'.repeat(max) }).success).toBe(true);
    expect(registration.safeParse({ ...empty, [field]: 'x'.repeat(max + 1) }).success).toBe(false);
  }
  expect(registration.safeParse({ ...empty, accountType: 'admin' }).success).toBe(false);
});

test('a code of a link is letters that may stand in one', () => {
  const password = 'a new password';
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{43}$/), (resetcode) => {
      expect(passwordReset.safeParse({ resetcode, password }).success).toBe(true);
    }),
  );
  for (const resetcode of [
    '',
    'short',
    'a'.repeat(65),
    '../../../etc/passwd',
    `${'a'.repeat(20)}=`,
  ]) {
    expect(passwordReset.safeParse({ resetcode, password }).success).toBe(false);
  }
});
