import { expect, test } from 'vitest';
import type { Visibility } from '@sets/shared/module/module.contract.ts';
import {
  canLeave,
  canModerate,
  canOwn,
  canSee,
  type Reader,
  rightsIn,
  theAdmins,
} from './module.policy.ts';

const reader = (userid: string, given: Partial<Reader> = {}): Reader => ({
  userid,
  emailKey: `${userid}@school.example`,
  verified: true,
  school: 'Harbour University',
  personalDivision: { verified: false, division: '' },
  ...given,
});
const of = (division: string, verified = true) => ({ personalDivision: { verified, division } });

const nobody = { see: '', edits: false, owns: false, leaves: false };
const table: Record<string, [Reader | null, typeof nobody]> = {
  'a visitor': [null, { ...nobody, see: 'open' }],
  'of no school': [reader('a', { school: 'NA' }), { ...nobody, see: 'open' }],
  'of another school': [reader('a', { school: 'Other' }), { ...nobody, see: 'open' }],
  'of its name, in another school': [
    reader('a', { school: 'Other', ...of('Science') }),
    { ...nobody, see: 'open' },
  ],
  'of the school by an address that nobody has proven': [
    reader('a', { verified: false, ...of('Science') }),
    { ...nobody, see: 'open' },
  ],
  'a student of the school': [reader('a'), { ...nobody, see: 'open school' }],
  'of another division': [reader('a', of('Arts')), { ...nobody, see: 'open school' }],
  'who says they are of the division': [
    reader('a', of('Science', false)),
    { ...nobody, see: 'open school' },
  ],
  'of the division': [reader('a', of('Science')), { ...nobody, see: 'open school division' }],
  'of the division, as they write it': [
    reader('a', of(' science')),
    { ...nobody, see: 'open school division' },
  ],
  'a moderator from elsewhere': [
    reader('mod', { school: 'Other', verified: false }),
    { see: 'open school division', edits: true, owns: false, leaves: true },
  ],
  'the owner, who has left the school': [
    reader('owner', { school: 'NA', verified: false }),
    { see: 'open school division', edits: true, owns: true, leaves: false },
  ],
};

const shown = (visibility: Visibility, school = 'Harbour University', division = 'Science') => ({
  owner: 'owner',
  moderators: ['mod'],
  content: { visibility, school, division },
});

test.each(Object.entries(table))('%s', (_who, [person, { see, edits, owns, leaves }]) => {
  const seen = (['open', 'school', 'division'] as const).filter((each) =>
    canSee(person, shown(each)),
  );
  expect(seen.join(' ')).toBe(see);
  const module = shown('open');
  expect(canModerate(person, module)).toBe(edits);
  expect(canOwn(person, module)).toBe(owns);
  expect(canLeave(person, module)).toBe(leaves);
  expect(rightsIn(person, module)).toEqual({
    edit: edits,
    invite: edits,
    leave: leaves,
    handOver: owns,
    remove: owns,
  });
});

test('who is of no school is in none together, and no division is nobody’s', () => {
  const person = reader('a', { school: 'NA', ...of('') });
  expect(canSee(person, shown('school', 'NA'))).toBe(false);
  expect(canSee(person, shown('division', 'NA', ''))).toBe(false);
  expect(canSee(reader('a', of('')), shown('division', 'Harbour University', ''))).toBe(false);
});

test('what is the admins’ is edited by each of them, and owned, left or handed over by none', () => {
  const module = { ...shown('open'), owner: theAdmins };
  const admin = reader('a', { accountType: 'admin' });
  const may = { edit: true, invite: true, leave: false, handOver: false, remove: false };
  expect(rightsIn(admin, module)).toEqual(may);
  expect(rightsIn(reader('mod'), module)).toEqual({ ...may, leave: true });
  expect(rightsIn(reader('owner'), module)).toEqual({ ...may, edit: false, invite: false });
  expect(canModerate(admin, shown('open'))).toBe(false);
});
