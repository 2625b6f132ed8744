import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { remembering } from './remembering.ts';

test('what is asked for again and again is made once, however much else comes and goes', () => {
  const make = vi.fn((text: string) => (text.startsWith('kept') ? text.length : null));
  const told = remembering(make, 100);
  const kept = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? `kept ${at}` : `none ${at}`));
  for (let round = 0; round < 50; round += 1) {
    for (const text of kept) told(text);
    for (let other = 0; other < 30; other += 1) told(`other ${round} ${other}`);
  }
  const made = make.mock.calls.map(([text]) => text);
  expect(made.filter((text) => kept.includes(text))).toHaveLength(kept.length);
});

test('the answers are those of the function, and what nobody asks for is forgotten', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.integer({ min: 1, max: 9 }), (asked, most) => {
      const double = remembering((text) => 2 * Number(text), most);
      expect(asked.map((each) => double(String(each)))).toEqual(asked.map((each) => 2 * each));
    }),
  );
  const make = vi.fn((text: string) => text);
  const same = remembering(make, 10);
  for (let at = 0; at < 40; at += 1) same(String(at));
  same('0');
  expect(make).toHaveBeenCalledTimes(41);
});
