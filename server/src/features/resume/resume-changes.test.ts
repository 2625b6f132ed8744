import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resumeLimits } from '@sets/shared/resume/resume.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { withEntry, withEntryAt, withoutEntryAt } from './resume-changes.ts';

const entries = fc.array(fc.nat(), { maxLength: resumeLimits.entries });
const at = fc.nat(resumeLimits.entries + 5);

/** What a change gives, or the code with which it refuses. */
const outcome = (change: () => number[]): number[] | string => {
  try {
    return change();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

test('an entry is added at the end while there is room', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (before, entry) => {
      const full = before.length === resumeLimits.entries;
      expect(outcome(() => withEntry(before, entry))).toEqual(
        full ? 'FORBIDDEN' : [...before, entry],
      );
    }),
  );
  const full = Array.from({ length: resumeLimits.entries }, () => 1);
  expect(outcome(() => withEntry(full, 2))).toBe('FORBIDDEN');
});

test('a change touches the entry of its place and no other', () => {
  fc.assert(
    fc.property(entries, at, fc.nat(), (before, place, entry) => {
      const wanted = before.map((old, each) => (each === place ? entry : old));
      expect(outcome(() => withEntryAt(before, place, entry))).toEqual(
        place < before.length ? wanted : 'NOT_FOUND',
      );
    }),
  );
});

test('a removal takes the entry of its place and no other', () => {
  fc.assert(
    fc.property(entries, at, (before, place) => {
      const wanted = before.filter((_, each) => each !== place);
      expect(outcome(() => withoutEntryAt(before, place))).toEqual(
        place < before.length ? wanted : 'NOT_FOUND',
      );
    }),
  );
});
