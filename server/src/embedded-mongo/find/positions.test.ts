import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileFilter, valueTest } from './filter.ts';
import { document, path, scalar } from '../testing/arbitraries.ts';
import { itemAt } from './walk.ts';
import { compilePositions } from './positions.ts';

const placeOf = (query: Record<string, unknown>, doc: Record<string, unknown>) =>
  compilePositions(query)(doc);

describe('the place through which a document matches', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, number | undefined]>([
    ['a value', { a: 2 }, { a: [1, 2] }, 1],
    ['the first of several', { a: { $gt: 1 } }, { a: [1, 2, 3] }, 1],
    ['a pattern', { a: /^y/ }, { a: ['x', 'yes'] }, 1],
    ['a pattern with options', { a: { $regex: '^Y', $options: 'i' } }, { a: ['x', 'yes'] }, 1],
    ['one of a list', { a: { $in: [3, 2] } }, { a: [1, 2] }, 1],
    ['a field of an object', { 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, 1],
    ['what is missing is null', { 'a.b': null }, { a: [{ b: 1 }, {}] }, 1],
    ['$elemMatch', { a: { $elemMatch: { b: 2, c: 1 } } }, { a: [{ b: 2 }, { b: 2, c: 1 }] }, 1],
    ['$elemMatch of values', { a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 5, 2] }, 2],
    ['the outermost array', { 'a.b': 2 }, { a: [{ b: [1] }, { b: [1, 1, 2] }] }, 1],
    ['of $elemMatch as well', { 'a.b': { $elemMatch: { $eq: 2 } } }, { a: [{ b: [1, 2] }] }, 0],
    ['not one that the path names', { 'a.0.b': 2 }, { a: [{ b: [1, 2] }] }, 1],
    ['an item that is named', { 'a.1': 2 }, { a: [1, 2] }, undefined],
    ['a value that is no array', { a: 2 }, { a: 2 }, undefined],
    ['a whole array', { a: [1, 2] }, { a: [1, 2] }, undefined],
    ['how many there are', { a: { $size: 2 } }, { a: [1, 2] }, undefined],
    ['how many in an item', { 'a.b': { $size: 1 } }, { a: [{ b: [] }, { b: [1] }] }, 1],
    ['that there is one', { 'a.b': { $exists: true } }, { a: [{}, { b: 1 }] }, 1],
    ['that there is none', { 'a.b': { $exists: false } }, { a: [{}] }, undefined],
    ['a negation', { a: { $ne: 5 } }, { a: [1, 2] }, undefined],
    ['another negation', { a: { $not: { $gt: 5 } } }, { a: [1, 2] }, undefined],
    ['$nor', { $nor: [{ a: 5 }] }, { a: [1, 2] }, undefined],
    ['$and', { $and: [{ b: 1 }, { a: 2 }] }, { a: [1, 2], b: 1 }, 1],
    ['$or of one', { $or: [{ a: 2 }] }, { a: [1, 2] }, 1],
    ['conditions on other fields', { _id: 1, a: 2, b: 3 }, { _id: 1, a: [1, 2], b: 3 }, 1],
    ['conditions that agree', { 'a.b': 1, 'a.c': 1 }, { a: [{}, { b: 1, c: 1 }] }, 1],
    ['$all of one', { a: { $all: [2] } }, { a: [1, 2] }, 1],
    ['$or of other fields', { a: 2, $or: [{ b: 1 }, { c: 1 }] }, { a: [1, 2], b: 1 }, 1],
  ])('%s', (_name, query, doc, place) => {
    expect(placeOf(query, doc)).toBe(place);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['bounds that different items pass', { a: { $gt: 5, $lt: 3 } }, { a: [1, 9] }],
    ['two arrays', { a: 2, b: 1 }, { a: [1, 2], b: [1, 2] }],
    ['one of several parts', { $or: [{ a: 1 }, { a: 2 }] }, { a: [0, 2] }],
  ])('is not certain: %s', (_name, query, doc) => {
    expect(() => placeOf(query, doc)).toThrow(expect.objectContaining({ code: 2 }));
  });
});

const condition = fc.oneof(
  scalar,
  fc.tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), scalar).map(([name, operand]) => ({
    [name]: operand,
  })),
);

test('what is walked to is what the filter finds', () => {
  fc.assert(
    fc.property(document, path, condition, (doc, at, wanted) => {
      const found = itemAt(at.split('.'), valueTest(wanted))(doc) !== undefined;
      expect(found).toBe(compileFilter({ [at]: wanted })(doc));
    }),
    { numRuns: 2000 },
  );
});

test('the item at the place matches alone, and none before it does', () => {
  fc.assert(
    fc.property(document, fc.constantFrom('a', 'a.b', 'a.c'), condition, (doc, at, wanted) => {
      const query = { [at]: wanted };
      const place = compilePositions(query)(doc);
      const items: unknown = doc.a;
      // Where `a` is an object the place is in an array below it.
      if (place === undefined || !Array.isArray(items)) return;
      const matches = (item: unknown): boolean => compileFilter(query)({ ...doc, a: [item] });
      expect(items.slice(0, place + 1).map(matches)).toEqual(
        items.slice(0, place + 1).map((_item, i) => i === place),
      );
    }),
    { numRuns: 2000 },
  );
});
