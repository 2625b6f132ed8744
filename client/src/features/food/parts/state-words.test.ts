import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockWords,
  dayThere,
  dayWords,
  momentWords,
  weekdayWords,
  withZone,
  zoneThere,
} from './clock-words.ts';
import { stateWords } from './state-words.ts';

/** A Tuesday. */
const now = Date.parse('2031-05-06T10:00:00Z');
const berlin = 'Europe/Berlin';

describe('how a stall stands', () => {
  const said = (state: 'open' | 'closed' | 'paused', until: string | null, timeZone = berlin) =>
    stateWords({ state, until, timeZone }, now, timeZone).replaceAll('\u202F', ' ');

  it('is told by its own clock', () => {
    expect(said('open', '2031-05-06T12:30:00Z')).toBe('Open until 2:30 PM');
    expect(said('open', '2031-05-06T12:30:00Z', 'America/New_York')).toBe('Open until 8:30 AM');
    expect(said('closed', '2031-05-06T12:30:00Z')).toBe('Closed, opens 2:30 PM');
  });

  it('names the zone of that clock where the reader has another one', () => {
    const at = Date.parse('2031-05-06T12:30:00Z');
    expect(withZone('2:30 PM', at, berlin, 'UTC')).toBe('2:30 PM GMT+2');
    expect(withZone('2:30 PM', at, berlin, 'Europe/Paris')).toBe('2:30 PM');
    expect(withZone('2:30 PM', at, 'Atlantis/Capital', 'UTC')).toBe('2:30 PM');
    expect(zoneThere(at, berlin, 'UTC')).toBe('GMT+2');
    expect(zoneThere(at, berlin, berlin)).toBeNull();
  });

  it('names another day, and one that is far away by its date', () => {
    expect(said('closed', '2031-05-12T06:00:00Z')).toBe('Closed, opens Mon 8:00 AM');
    expect(said('closed', '2031-05-13T06:00:00Z')).toBe('Closed, opens May 13, 8:00 AM');
  });

  it('is told where nobody knows for how long', () => {
    expect(said('open', null)).toBe('Open');
    expect(said('closed', null)).toBe('Closed');
    expect(said('paused', null)).toBe('Paused');
    expect(said('paused', '2031-05-06T12:30:00Z')).toBe('Paused until 2:30 PM');
  });

  it('is told by the clock of this device where the browser does not know the time zone', () => {
    expect(said('open', '2031-05-06T12:30:00Z', 'Atlantis/Capital')).toMatch(/^Open until \d/);
  });
});

it('a weekday names one day alone', () => {
  const day = 86_400_000;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 * day }), (ahead) => {
      const words = momentWords(now + ahead, now, 'UTC');
      const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
      const isNamed = words.startsWith(weekday.format(now + ahead));
      // Tuesday of the week after would be read as today.
      if (isNamed) expect(ahead).toBeLessThanOrEqual(6 * day);
      if (dayThere(now + ahead, 'UTC') === '2031-05-06') expect(isNamed).toBe(false);
    }),
  );
});

it('times, weekdays and days are written as where the reader is', () => {
  expect(clockWords('08:30').replace('\u202F', ' ')).toBe('8:30 AM');
  expect(clockWords('24:00').replace('\u202F', ' ')).toBe('12:00 AM');
  expect([1, 7].map(weekdayWords)).toEqual(['Monday', 'Sunday']);
  expect(dayWords('2031-05-06')).toBe('May 6, 2031');
  expect(dayThere(Date.parse('2031-05-06T23:30:00Z'), berlin)).toBe('2031-05-07');
});
