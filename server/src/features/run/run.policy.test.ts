import { expect, test } from 'vitest';
import { canReadResults, canRemoveResults, canRenameResults } from './run.policy.ts';

test.each([canReadResults, canRenameResults, canRemoveResults])(
  'whoever presented it, and nobody else, not even an admin: %o',
  (allowed) => {
    const run = { owner: 'ann' };
    expect(allowed({ userid: 'ann', accountType: 'student' }, run)).toBe(true);
    expect(allowed({ userid: 'root', accountType: 'admin' }, run)).toBe(false);
  },
);
