import { expect, test } from 'vitest';
import * as policy from './poll.policy.ts';

const owner = { userid: 'ann', accountType: 'student' } as const;
const admin = { userid: 'root', accountType: 'admin' } as const;
const poll = { owner: 'ann' };

test.each(Object.entries(policy))('%s: its owner, and nobody else', (_name, can) => {
  expect(can(owner, poll)).toBe(true);
  expect(can(admin, poll)).toBe(false);
});
