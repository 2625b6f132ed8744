import { Long } from 'bson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyText } from '../keys.ts';
import { isNumber } from '../numbers.ts';
import { decode, encode } from '../raw-bson.ts';
import { scalar, value } from '../testing/arbitraries.ts';
import { compileUpdate } from './update.ts';
import type { Doc } from '../values.ts';

const NOW = 1_700_000_000_000;

function updated(doc: Doc, update: Doc, arrayFilters?: Doc[], insert = false): Doc {
  const copy = structuredClone(doc);
  compileUpdate(update, arrayFilters)(copy, { insert, now: NOW });
  return decode(encode(copy));
}

function codeOf(run: () => unknown): number | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as { code: number }).code;
  }
}

test.each<[string, Doc, Doc, Doc]>([
  ['$set makes objects on the way', {}, { $set: { 'a.b': 1 } }, { a: { b: 1 } }],
  ['$set fills an array up', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['fields are added in their order', {}, { $set: { b: 1 }, $inc: { a: 1 } }, { a: 1, b: 1 }],
  ['$unset takes a field away', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  ['$unset leaves a place in an array', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$unset of what is missing makes nothing', {}, { $unset: { 'a.b': '' } }, {}],
  ['$inc starts from 0', {}, { $inc: { n: 2 } }, { n: 2 }],
  ['$mul starts from 0', {}, { $mul: { n: 2 } }, { n: 0 }],
  ['$min compares types too', { a: 'x' }, { $min: { a: 5 } }, { a: 5 }],
  ['$max keeps the larger one', { a: 7 }, { $max: { a: 5 } }, { a: 7 }],
  ['$rename moves a value', { a: 1 }, { $rename: { a: 'b.c' } }, { b: { c: 1 } }],
  ['$rename of what is missing does nothing', { x: 1 }, { $rename: { a: 'b' } }, { x: 1 }],
  ['$currentDate', {}, { $currentDate: { at: true } }, { at: new Date(NOW) }],
  ['$push starts an array', {}, { $push: { a: 1 } }, { a: [1] }],
  ['$push of an array is one item', { a: [] }, { $push: { a: [1] } }, { a: [[1]] }],
  [
    '$push with all its modifiers',
    { a: [5, 1] },
    { $push: { a: { $each: [3, 2], $position: 0, $sort: -1, $slice: 3 } } },
    { a: [5, 3, 2] },
  ],
  [
    '$push sorts objects by fields',
    { a: [{ n: 2 }] },
    { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
    { a: [{ n: 1 }, { n: 2 }] },
  ],
  [
    '$push keeps the last ones',
    { a: [1, 2] },
    { $push: { a: { $each: [3], $slice: -2 } } },
    { a: [2, 3] },
  ],
  [
    '$addToSet',
    { a: [1, { b: 1 }] },
    { $addToSet: { a: { $each: [1, 2, { b: 1 }] } } },
    { a: [1, { b: 1 }, 2] },
  ],
  ['$pull by value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull by condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  [
    '$pull by fields',
    { a: [{ b: 1, c: 1 }, { b: 2 }] },
    { $pull: { a: { b: 1 } } },
    { a: [{ b: 2 }] },
  ],
  ['$pullAll', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$pop from the end', { a: [1, 2] }, { $pop: { a: 1 } }, { a: [1] }],
  ['$pop from the front', { a: [1, 2] }, { $pop: { a: -1 } }, { a: [2] }],
  [
    '$[] means every item',
    { a: [{ n: 1 }, { n: 2 }] },
    { $inc: { 'a.$[].n': 1 } },
    { a: [{ n: 2 }, { n: 3 }] },
  ],
  ['$setOnInsert waits for an insert', { a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
])('%s', (_name, doc, update, expected) => {
  const result = updated(doc, update);
  expect(result).toEqual(expected);
  expect(Object.keys(result)).toEqual(Object.keys(expected));
});

test('arrayFilters choose items', () => {
  const doc = {
    y: [
      { b: 3, c: 1 },
      { b: 1, c: 1 },
    ],
  };
  expect(updated(doc, { $set: { 'y.$[i].c': 9 } }, [{ 'i.b': 3 }])).toEqual({
    y: [
      { b: 3, c: 9 },
      { b: 1, c: 1 },
    ],
  });
});

test('$setOnInsert is for inserts', () => {
  expect(updated({}, { $setOnInsert: { b: 1 } }, undefined, true)).toEqual({ b: 1 });
});

test('a Long stays whole', () => {
  const doc = { n: Long.fromString('9007199254740993') };
  const next = doc.n.add(2);
  const copy = { n: Long.fromString('9007199254740993') };
  compileUpdate({ $inc: { n: 2 } })(copy, { insert: false, now: NOW });
  expect(copy.n.toString()).toBe(next.toString());
});

test('__proto__ is a field like any other', () => {
  const update = { $set: JSON.parse('{"__proto__.polluted":true}') as Doc };
  const doc = updated({}, update);
  expect(({} as Doc).polluted).toBeUndefined();
  expect(Object.hasOwn(doc, '__proto__')).toBe(true);
});

describe('a wrong type is an error, never ignored', () => {
  test.each<[number, Doc, Doc]>([
    [14, { n: 'x' }, { $inc: { n: 1 } }],
    [14, { n: null }, { $inc: { n: 1 } }],
    [14, { n: 1 }, { $inc: { n: 'x' } }],
    [14, { n: [] }, { $mul: { n: 2 } }],
    [2, { a: 1 }, { $push: { a: 1 } }],
    [2, { a: null }, { $push: { a: 1 } }],
    [2, { a: 'x' }, { $addToSet: { a: 1 } }],
    [2, { a: 1 }, { $pull: { a: 1 } }],
    [14, { a: 1 }, { $pop: { a: 1 } }],
    [9, { a: [] }, { $pop: { a: 2 } }],
    [28, { a: 1 }, { $set: { 'a.b': 1 } }],
    [28, { a: null }, { $set: { 'a.b': 1 } }],
    [28, { a: [1] }, { $set: { 'a.x': 1 } }],
    [2, { a: 1 }, { $set: { 'a.$[].b': 1 } }],
    [2, {}, { $set: { 'a.$[].b': 1 } }],
    [2, {}, { $set: { 'a.$.b': 1 } }],
    [2, { a: [] }, { $push: { a: { $each: 1 } } }],
    [2, {}, { $currentDate: { a: 'date' } }],
  ])('code %i: %j, %j', (code, doc, update) => {
    expect(codeOf(() => updated(doc, update))).toBe(code);
  });

  test.each<[number, Doc]>([
    [9, { $bit: { a: { and: 1 } } }],
    [9, { constructor: { a: 1 } }],
    [9, { $set: 5 }],
    [40, { $set: { a: 1 }, $inc: { a: 1 } }],
    [40, { $set: { 'a.b': 1, a: 1 } }],
    [40, { $rename: { a: 'b' }, $set: { b: 1 } }],
    [52, { $set: { 'a.$b': 1 } }],
    [56, { $set: { 'a..b': 1 } }],
  ])('code %i before any document is seen: %j', (code, update) => {
    expect(codeOf(() => compileUpdate(update))).toBe(code);
  });

  test('whatever the value and the argument are, $inc changes a number or fails', () => {
    fc.assert(
      fc.property(value, scalar, (current, argument) => {
        const doc: Doc = { a: current };
        const before = keyText(doc);
        const code = codeOf(() =>
          compileUpdate({ $inc: { a: argument } })(doc, { insert: false, now: NOW }),
        );
        if (code === undefined) {
          expect(isNumber(doc.a)).toBe(true);
        } else {
          // 2: a Decimal128, or a whole number that leaves 64 bits.
          expect([[2, 14].includes(code), keyText(doc)]).toEqual([true, before]);
        }
      }),
    );
  });
});

test('array filters that do not fit are errors', () => {
  const update = { $set: { 'a.$[i]': 1 } };
  expect(codeOf(() => compileUpdate(update, [{ i: 1 }, { j: 1 }]))).toBe(9);
  expect(codeOf(() => compileUpdate(update, [{ i: 1 }, { i: 2 }]))).toBe(9);
  expect(codeOf(() => compileUpdate(update, [{ i: 1, j: 1 }]))).toBe(9);
  expect(codeOf(() => updated({ a: [1] }, update))).toBe(2);
});

test('$set then reading gives the value, for every path that can be set', () => {
  fc.assert(
    fc.property(value, fc.constantFrom('a', 'b', 'x.y', 'x.y.z'), (given, path) => {
      const doc: Doc = {};
      compileUpdate({ $set: { [path]: given } })(doc, { insert: false, now: NOW });
      const found = path.split('.').reduce<unknown>((at, name) => (at as Doc)[name], doc);
      expect(keyText(found)).toBe(keyText(given));
    }),
  );
});
