import { Binary, ObjectId } from 'bson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileFilter } from './filter.ts';
import { matchesNaively } from '../testing/naive-filter.ts';
import { document, query } from '../testing/arbitraries.ts';

function matches(doc: unknown, filter: Record<string, unknown>): boolean {
  return compileFilter(filter)(doc);
}

describe('a filter', () => {
  test('agrees with the naive one', () => {
    fc.assert(
      fc.property(document, query, (doc, filter) => {
        expect(matches(doc, filter)).toBe(matchesNaively(doc, filter));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['null finds what is missing', {}, { a: null }, true],
    ['null finds null in an array', { a: [1, null] }, { a: null }, true],
    ['null does not find an empty array', { a: [] }, { 'a.b': null }, false],
    ['a range needs one type', { a: '5' }, { a: { $gt: 4 } }, false],
    ['an array matches as a whole', { a: [1, 2] }, { a: [1, 2] }, true],
    ['an array matches by an item', { a: [1, [2]] }, { a: [2] }, true],
    ['bounds may match different items', { a: [1, 9] }, { a: { $gt: 5, $lt: 3 } }, true],
    ['$elemMatch wants one item', { a: [1, 9] }, { a: { $elemMatch: { $gt: 5, $lt: 8 } } }, false],
    [
      '$elemMatch looks into no item',
      { a: [[0]] },
      { a: { $elemMatch: { $gt: -1, $lt: 1 } } },
      false,
    ],
    [
      '$elemMatch of $elemMatch',
      { a: [[0]] },
      { a: { $elemMatch: { $elemMatch: { $gt: -1 } } } },
      true,
    ],
    ['$elemMatch on fields', { a: [{ b: 1, c: 2 }] }, { a: { $elemMatch: { b: 1, c: 2 } } }, true],
    ['a path goes through arrays', { a: [{ b: 1 }, { b: 2 }] }, { 'a.b': 2 }, true],
    ['an array that a path names is not looked into', { a: [5, [2, 4]] }, { 'a.1': 2 }, false],
    ['it is one value', { a: [5, [2, 4]] }, { 'a.1': [2, 4] }, true],
    ['a name that is a number is one', { a: { 1: [2, 4] } }, { 'a.1': 2 }, true],
    ['a path takes an index', { a: [{ b: 1 }, { b: 2 }] }, { 'a.1.b': 2 }, true],
    [
      'objects are equal in their order of fields',
      { a: { x: 1, y: 2 } },
      { a: { y: 2, x: 1 } },
      false,
    ],
    ['NaN is below nothing', { a: Number.NaN }, { a: { $lt: 5 } }, false],
    ['NaN equals itself', { a: Number.NaN }, { a: Number.NaN }, true],
    ['$regex with options', { a: 'Hello' }, { a: { $regex: '^h', $options: 'i' } }, true],
    ['a pattern in $in', { a: 'hello' }, { a: { $in: [/^he/] } }, true],
    ['$not of a pattern', { a: 'hello' }, { a: { $not: /^he/ } }, false],
    ['$type of a whole number', { a: 5 }, { a: { $type: 'int' } }, true],
    ['$type looks into arrays', { a: ['x'] }, { a: { $type: 'string' } }, true],
    ['$all of nothing', { a: [1] }, { a: { $all: [] } }, false],
    ['$exists through an array', { a: [{}, { b: 1 }] }, { 'a.b': { $exists: true } }, true],
    ['an inherited name is not a field', {}, { constructor: { $exists: true } }, false],
  ])('%s', (_name, doc, filter, expected) => {
    expect(matches(doc, filter as Record<string, unknown>)).toBe(expected);
  });

  test('tells two different binary values apart', () => {
    const stored = { token: new Binary(Buffer.from('aaaa')) };
    expect(matches(stored, { token: new Binary(Buffer.from('aaab')) })).toBe(false);
    expect(matches(stored, { token: new Binary(Buffer.from('aaaa')) })).toBe(true);
    expect(matches({ a: new ObjectId('1'.repeat(24)) }, { a: '1'.repeat(24) })).toBe(false);
  });

  test.each([
    [{ $where: 'true' }],
    [{ $text: {} }],
    [{ a: { $near: [] } }],
    [{ $and: [] }],
    [{ $or: [1] }],
    [{ a: { $in: 5 } }],
    [{ a: { $in: [{ $gt: 1 }] } }],
    [{ a: { $gt: /x/ } }],
    [{ a: { $size: -1 } }],
    [{ a: { $not: 5 } }],
    [{ a: { $elemMatch: 5 } }],
    [{ a: { $options: 'i' } }],
    [{ a: { $type: 'nothing' } }],
  ])('%j is refused with code 2', (filter) => {
    expect(() => compileFilter(filter as Record<string, unknown>)).toThrow(
      expect.objectContaining({ code: 2 }),
    );
  });
});
