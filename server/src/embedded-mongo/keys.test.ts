import { Binary, Decimal128, Long, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { after, encodeKey, encodeValue } from './keys.ts';
import { value } from './testing/arbitraries.ts';
import { compareNaively } from './testing/naive-compare.ts';

describe('the order of keys', () => {
  test('is the order of the values, in both directions', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const order = Math.sign(compareNaively(a, b));
        expect(Math.sign(compare(a, b))).toBe(order);
        expect(Buffer.compare(encodeValue(a), encodeValue(b))).toBe(order);
        expect(Buffer.compare(encodeValue(a, -1), encodeValue(b, -1))).toBe(
          order === 0 ? 0 : -order,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('of compound keys goes by the first value that differs', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 2, maxLength: 2 }), (pairs) => {
        const [x = [], y = []] = pairs as unknown[][];
        const order = compareNaively(x[0], y[0]) || -compareNaively(x[1], y[1]);
        const keys = Buffer.compare(encodeKey(x, [1, -1]), encodeKey(y, [1, -1]));
        expect(keys).toBe(order === 0 ? 0 : Math.sign(order));
      }),
    );
  });

  test('puts `after` above all that begins alike, and below all else', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const end = after(encodeValue(a));
        const order = compareNaively(b, a);
        expect(Buffer.compare(encodeValue(b), end) < 0).toBe(order <= 0);
      }),
    );
  });

  test('goes through the types as MongoDB does', () => {
    const types = [
      null,
      Number.NaN,
      -Infinity,
      -1,
      0,
      0.5,
      Long.fromString('9007199254740993'),
      '',
      'a',
      'a\0',
      'ab',
      '\uFF5E',
      '\u{1F600}',
      {},
      { a: 1 },
      [],
      [1],
      new Binary(Buffer.from('b')),
      new Binary(Buffer.from('aa')),
      new ObjectId('0'.repeat(24)),
      false,
      true,
      new Date(-1),
      new Date(0),
      new Timestamp({ t: 1, i: 1 }),
      /a/,
    ];
    for (const [i, a] of types.entries()) {
      for (const [j, b] of types.entries()) {
        expect([Math.sign(compare(a, b)), i, j]).toEqual([Math.sign(i - j), i, j]);
        expect([Buffer.compare(encodeValue(a), encodeValue(b)), i, j]).toEqual([
          Math.sign(i - j),
          i,
          j,
        ]);
      }
    }
  });

  test('makes numbers of all kinds equal where they are', () => {
    for (const same of [Long.fromNumber(5), Decimal128.fromString('5.0')]) {
      expect(compare(5, same)).toBe(0);
      expect(encodeValue(same)).toEqual(encodeValue(5));
    }
    expect(encodeValue(-0)).toEqual(encodeValue(0));
  });
});
