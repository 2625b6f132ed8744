import { Decimal128, Double } from 'bson';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { encodeValue } from './keys.ts';
import { codeOf, testCollection } from './testing/test-collection.ts';

const decimal = (text: string): Decimal128 => Decimal128.fromString(text);

describe('a Decimal128 that is larger than any double', () => {
  const { collection, put } = testCollection('decimals');

  test.each(['1E+400', '-1E+400', '9.999E+6144', '1E-6000'])('is not compared: %s', (text) => {
    expect(() => encodeValue(decimal(text))).toThrow(expect.objectContaining({ code: 2 }));
  });

  test('is not Infinity to a query or a unique index', async () => {
    await put({ _id: 1, a: decimal('1E+400') }, { _id: 2, a: Infinity });
    const above = collection().countDocuments({ a: { $gt: decimal('1E+399') } });
    expect(await codeOf(above)).toBe(2);
    expect(await codeOf(collection().countDocuments({ a: Infinity }))).toBe(2);
    expect(await codeOf(collection().createIndex({ a: 1 }, { unique: true }))).toBe(2);
  });
});

test('an infinite Decimal128, one that is no number and zero are equal to the doubles', () => {
  expect(compare(decimal('Infinity'), Infinity)).toBe(0);
  expect(compare(decimal('-Infinity'), new Double(-Infinity))).toBe(0);
  expect(compare(decimal('NaN'), Number.NaN)).toBe(0);
  expect(compare(decimal('0E+6000'), 0)).toBe(0);
  expect(compare(decimal('-0'), 0)).toBe(0);
});
