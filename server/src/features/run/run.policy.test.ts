import { describe, expect, test } from 'vitest';
import * as policy from './run.policy.ts';

const presenter = { userid: 'ann', accountType: 'student' } as const;
const admin = { userid: 'root', accountType: 'admin' } as const;
const nowhere: ReadonlySet<string> = new Set();

describe.each(Object.entries(policy))('%s', (_name, can) => {
  test('of a space: whoever moderates it, and nobody else, not even who presented it', () => {
    const run = { owner: 'ann', moduleid: 'm1' };
    expect(can(presenter, run, new Set(['m1']))).toBe(true);
    expect(can(admin, run, new Set(['m1']))).toBe(true);
    expect(can(presenter, run, new Set(['m2']))).toBe(false);
    expect(can(admin, run, nowhere)).toBe(false);
  });

  test('of no space: who presented it', () => {
    expect(can(presenter, { owner: 'ann' }, nowhere)).toBe(true);
    expect(can(presenter, { owner: 'ann', moduleid: null }, nowhere)).toBe(true);
    expect(can(admin, { owner: 'ann' }, nowhere)).toBe(false);
  });
});
