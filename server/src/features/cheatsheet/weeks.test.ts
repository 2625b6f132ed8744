import { expect, test } from 'vitest';
import { readRanked, writeRanked } from './sheet-places.ts';
import { topicsOf } from './topics.ts';
import { beginOf, usesIn, weekOf } from './weeks.ts';

const at = (iso: string): number => Date.parse(iso);

test('a week begins on Monday at midnight (UTC), also over the new year', () => {
  const week = weekOf(at('2026-12-31T12:00:00Z'));
  expect(new Date(beginOf(week)).toISOString()).toBe('2026-12-28T00:00:00.000Z');
  expect(weekOf(at('2027-01-03T23:59:59.999Z'))).toBe(week);
  expect(weekOf(at('2027-01-04T00:00:00Z'))).toBe(week + 1);
  expect(weekOf(at('2026-12-27T23:59:59.999Z'))).toBe(week - 1);
});

test('what was counted is told as the weeks go by, and is gone after two', () => {
  const counted = { useWeek: 100, useCount: 5, useBefore: 2 };
  expect(usesIn(100, counted)).toEqual({ thisWeek: 5, lastWeek: 2 });
  expect(usesIn(101, counted)).toEqual({ thisWeek: 0, lastWeek: 5 });
  expect(usesIn(102, counted)).toEqual({ thisWeek: 0, lastWeek: 0 });
  expect(usesIn(99, counted)).toEqual({ thisWeek: 2, lastWeek: 0 });
});

test('a place in a list by counts is read as it was written, below 0 too', () => {
  for (const rank of [-7, 0, 12_345]) {
    const place = { rank, at: 1_800_000_000_000, id: '-a_b-c' };
    expect(readRanked(writeRanked(place))).toEqual(place);
  }
  for (const none of ['', 'x', '1-2', 'A-B-c', '1.2-3-c']) {
    expect(() => readRanked(none)).toThrow('Not a place in a list.');
  }
});

test('subjects, tags and languages are counted, the most first; case makes no other subject', () => {
  expect(
    topicsOf([
      { subject: 'Optics', tags: ['exam'], language: 'de' },
      { subject: 'Algebra', tags: ['exam', 'rings'], language: 'en' },
      { subject: 'algebra', tags: [], language: 'en' },
      { subject: '', tags: ['exam'], language: 'pt-BR' },
    ]),
  ).toEqual({
    subjects: [
      { subject: 'Algebra', sheets: 2 },
      { subject: 'Optics', sheets: 1 },
    ],
    tags: [
      { tag: 'exam', sheets: 3 },
      { tag: 'rings', sheets: 1 },
    ],
    languages: [
      { language: 'en', sheets: 2 },
      { language: 'de', sheets: 1 },
      { language: 'pt-BR', sheets: 1 },
    ],
  });
});
