import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectionIdIn, newConnectionId, processOf } from './connection-ids.ts';
import { betterFor } from './even-out.ts';
import { pauseAfter } from './pause.ts';

describe('ids of connections', () => {
  test('tell whose they are, and no two are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (process) => {
        const id = newConnectionId(process);
        expect(processOf(id)).toBe(process);
        expect(newConnectionId(process)).not.toBe(id);
      }),
    );
  });

  test('are found in a request to the hub alone', () => {
    const id = newConnectionId(7);
    expect(connectionIdIn(`/socket.io/?EIO=4&transport=polling&sid=${id}`)).toBe(id);
    expect(connectionIdIn('/socket.io/?EIO=4&transport=websocket')).toBeNull();
    expect(connectionIdIn(`/api/polls?sid=${id}`)).toBeNull();
  });

  test.each(['', '7', '7.', '.abc', '../../../7', 'Zz.aaaaaaaaaaaaaaaaaaaa', `${'1'.repeat(9)}.a`])(
    'something else is nobody’s: %s',
    (text) => expect(processOf(text)).toBeNull(),
  );
});

describe('newcomers', () => {
  const spread = (arrivals: readonly number[], count: number): number[] => {
    const loads = Array.from({ length: count }, () => 0);
    for (const at of arrivals) {
      const others = Object.fromEntries(loads.map((load, id) => [id, load]));
      const to = betterFor(at % count, others);
      loads[to ?? at % count]! += 1;
    }
    return loads;
  };

  test('are about as many everywhere, wherever they come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(7), { maxLength: 800 }),
        fc.integer({ min: 1, max: 8 }),
        (arrivals, count) => {
          const loads = spread(arrivals, count);
          const least = Math.min(...loads);
          expect(Math.max(...loads) - least).toBeLessThanOrEqual(5 + least / 10);
        },
      ),
    );
  });

  test('stay where it makes no difference', () => {
    expect(betterFor(1, { 1: 114, 2: 100 })).toBeNull();
    expect(betterFor(1, { 1: 115, 2: 100 })).toBe(2);
    expect(betterFor(1, { 1: 9, 2: 3, 3: 2 })).toBe(3);
    expect(betterFor(1, { 1: 2, 2: 9 })).toBeNull();
  });

  test('stay with a process that nobody knows of yet, or no more', () => {
    expect(betterFor(1, {})).toBeNull();
    expect(betterFor(1, { 2: 0 })).toBeNull();
  });
});

test('who fails again and again waits longer each time, and half a minute at most', () => {
  const pauses = Array.from({ length: 20 }, (_, at) => pauseAfter(at + 1));
  expect(pauses.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(pauses.at(-1)).toBe(30_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});
