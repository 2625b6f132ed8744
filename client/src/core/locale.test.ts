import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

const at = Date.UTC(2026, 10, 23, 14, 5);
const written = (language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
    .format(at)
    .replaceAll(/\s/g, ' ');

it('English words, and the order of days and hours of where the reader is', () => {
  expect(written('en-US')).toBe('Nov 23, 2026, 2:05 PM');
  expect(written('en-GB')).toBe('23 Nov 2026, 14:05');
  expect(written('de')).toBe('23 Nov 2026, 14:05');
  expect(written('de-CH')).toBe('23 Nov 2026, 14:05');
});

it('a language that is none is English', () => {
  expect(localeOf('')).toBe('en');
  expect(localeOf('not a language')).toBe('en');
});
