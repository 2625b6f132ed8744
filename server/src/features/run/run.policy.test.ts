import { expect, test } from 'vitest';
import { canReadResults } from './run.policy.ts';

test('whoever presented it, and nobody else, not even an admin', () => {
  const run = { owner: 'ann' };
  expect(canReadResults({ userid: 'ann', accountType: 'student' }, run)).toBe(true);
  expect(canReadResults({ userid: 'root', accountType: 'admin' }, run)).toBe(false);
});
