import { type SheetAudience, sheetAudiences } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isListed, mayRead, type ReadableSheet, type Standing } from './cheatsheet.policy.ts';
import { provenSchoolOf } from '../account/proven-school.ts';

const sheet = fc.record({
  audience: fc.constantFrom<SheetAudience>(...sheetAudiences),
  isTakenDown: fc.boolean(),
  isRemoved: fc.boolean(),
});
const standing = fc.record({
  isUploader: fc.boolean(),
  sameSchool: fc.boolean(),
  readsSpace: fc.boolean(),
  isBlocked: fc.boolean(),
});
/** Every sheet with everybody who could look at it: few enough for all of them. */
const each = (says: (of: ReadableSheet, as: Standing) => void) =>
  fc.assert(fc.property(sheet, standing, says), { numRuns: 2_000 });

describe('who may read', () => {
  test('nobody what was removed', () => {
    each((of, as) => {
      if (of.isRemoved) expect(mayRead(of, as)).toBe(false);
    });
  });

  test('its uploader everything else, also where it is taken down', () => {
    each((of, as) => {
      if (as.isUploader) expect(mayRead(of, as)).toBe(!of.isRemoved);
    });
  });

  test('nobody else what is taken down, nor who blocks or is blocked', () => {
    each((of, as) => {
      if (!as.isUploader && (of.isTakenDown || as.isBlocked)) expect(mayRead(of, as)).toBe(false);
    });
  });

  test('else who is in its audience', () => {
    each((of, as) => {
      if (as.isUploader || of.isRemoved || of.isTakenDown || as.isBlocked) return;
      const allowed = {
        everybody: true,
        school: as.sameSchool,
        space: as.readsSpace,
        own: false,
      }[of.audience];
      expect(mayRead(of, as)).toBe(allowed);
    });
  });

  test('listed is what somebody else could read', () => {
    const anybody = { isUploader: false, sameSchool: true, readsSpace: true, isBlocked: false };
    each((of) => {
      expect(isListed(of)).toBe(mayRead(of, anybody));
    });
  });

  test('a school counts where its address is proven, and no school is none', () => {
    expect(provenSchoolOf({ verified: true, school: 'Harbour' })).toBe('Harbour');
    expect(provenSchoolOf({ verified: false, school: 'Harbour' })).toBe('');
    expect(provenSchoolOf({ verified: true, school: 'NA' })).toBe('');
  });
});
