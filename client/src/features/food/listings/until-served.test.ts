import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilServed } from './until-served.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2031, 4, 6, 9, 20, 5) }));
afterEach(() => vi.useRealTimers());

it('is when the first of what is there at some hours alone begins or ends, by the clock of the stall', () => {
  const breakfast = { served: { from: '07:00', to: '11:30' } };
  const lunch = { served: { from: '12:00', to: '15:00' } };
  // In Berlin it is 11:20:05 then.
  const berlin = { timeZone: 'Europe/Berlin' };
  expect(untilServed([lunch, breakfast, { served: null }], berlin)).toBe(
    '2031-05-06T09:30:00.000Z',
  );
  expect(untilServed([lunch], berlin)).toBe('2031-05-06T10:00:00.000Z');
  // In Tokyo lunch is over: it begins tomorrow.
  expect(untilServed([lunch], { timeZone: 'Asia/Tokyo' })).toBe('2031-05-07T03:00:00.000Z');
  expect(untilServed([{ served: null }], berlin)).toBeNull();
});
