import type { Failure } from '@sets/shared/core/result.ts';
import { expect, it } from 'vitest';
import { placingRefusal } from './placing-refusal.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A Tuesday. */
const now = Date.parse('2031-05-06T10:00:30Z');
const refused = (retryInMs: number): Failure => ({
  code: 'RATE_LIMITED',
  msg: 'Too many.',
  retryInMs,
});

it.each([
  [5 * minute, /^Too many\. You can order again at 10:06.AM\.$/],
  [13 * hour, /^Too many\. You can order again at 11:01.PM\.$/],
  [14 * hour, /^Too many\. You can order again at 12:01.AM tomorrow\.$/],
  [24 * hour, /^Too many\. You can order again at 10:01.AM tomorrow\.$/],
  [72 * hour, /^Too many\. You can order again on Fri 10:01.AM\.$/],
])('a refusal says from when on one can order again: in %d ms', (retryInMs, said) => {
  expect(placingRefusal(refused(retryInMs), now, 'UTC')).toMatch(said);
});

it('a refusal goes by the clock of whoever reads it', () => {
  expect(placingRefusal(refused(5 * hour), now, 'Asia/Tokyo')).toMatch(/ at 12:01.AM tomorrow\.$/);
});

it('a time is not before one can order again, though it is written in minutes', () => {
  const whole = Date.parse('2031-05-06T10:00:00Z');
  expect(placingRefusal(refused(5 * minute), whole, 'UTC')).toMatch(/ at 10:05.AM\.$/);
  expect(placingRefusal(refused(5 * minute + 1), whole, 'UTC')).toMatch(/ at 10:06.AM\.$/);
});

it('what does not pass by waiting says no time', () => {
  expect(placingRefusal({ code: 'FULL', msg: 'Ten orders are open.' }, now)).toBe(
    'Ten orders are open.',
  );
});
