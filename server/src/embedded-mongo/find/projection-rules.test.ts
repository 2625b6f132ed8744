import { Decimal128, Double, Int32, Long } from 'bson';
import { describe, expect, test } from 'vitest';
import { compileProjection } from './projection.ts';
import type { Doc } from '../values.ts';
import { variablesOf } from '../variables.ts';

const NOW = new Date(1_700_000_000_000);
const { compile, values } = variablesOf({ given: 7 }, NOW.getTime());
const shown = (doc: Doc, projection: Doc): Doc =>
  compileProjection(projection, { compile, filter: { a: 1 } })(doc, values());

const doc = { _id: 1, a: 1, b: { c: 2, d: [3, 4] }, e: [{ f: 1, g: 2 }, 5, [{ f: 3, g: 4 }]] };

describe('a projection', () => {
  test.each<[string, Doc, Doc]>([
    ['shows fields', { a: 1 }, { _id: 1, a: 1 }],
    ['without the _id', { _id: 0, a: true }, { a: 1 }],
    ['the _id alone', { _id: 1 }, { _id: 1 }],
    ['all but the _id and others', { _id: 0, b: 0, e: false }, { a: 1 }],
    ['all but others, the _id with them', { _id: 1, b: 0, e: 0 }, { _id: 1, a: 1 }],
    ['of any number but zero', { a: new Double(0.5) }, { _id: 1, a: 1 }],
    ['of a long that is zero', { b: Long.ZERO, e: Long.ZERO }, { _id: 1, a: 1 }],
    ['of a path', { 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    ['of nested fields', { b: { c: 1 } }, { _id: 1, b: { c: 2 } }],
    ['of both', { 'b.c': 1, b: { d: 1 } }, { _id: 1, b: { c: 2, d: [3, 4] } }],
    ['within arrays', { 'e.f': 1 }, { _id: 1, e: [{ f: 1 }, [{ f: 3 }]] }],
    ['without, within arrays', { 'e.f': 0, b: 0, a: 0 }, { _id: 1, e: [{ g: 2 }, 5, [{ g: 4 }]] }],
    ['of what a value has not', { 'a.x': 1 }, { _id: 1 }],
    ['with a new field', { x: '$b.c' }, { _id: 1, x: 2 }],
    [
      'with one that is calculated',
      { a: 1, x: { $size: '$b.d' } },
      { _id: 1, a: 1, x: new Int32(2) },
    ],
    ['with what is missing', { x: '$nothing' }, { _id: 1 }],
    ['with a text', { x: 'word' }, { _id: 1, x: 'word' }],
    ['with null', { x: null }, { _id: 1, x: null }],
    ['with a list', { x: ['$a', 'word', '$no'] }, { _id: 1, x: [1, 'word', null] }],
    ['with a number as it is', { x: { $literal: 1 } }, { _id: 1, x: 1 }],
    ['with a part of an object', { 'b.x': '$a' }, { _id: 1, b: { x: 1 } }],
    ['with a nested new field', { b: { c: 1, x: '$a' } }, { _id: 1, b: { c: 2, x: 1 } }],
    ['with a field in the place of another', { a: '$b.c' }, { _id: 1, a: 2 }],
    ['with another _id', { _id: '$a', a: 1 }, { _id: 1, a: 1 }],
    ['with the time and what was given', { x: '$$NOW', y: '$$given' }, { _id: 1, x: NOW, y: 7 }],
  ])('%s', (_name, projection, expected) => {
    const made = shown(doc, projection);
    expect(made).toEqual(expected);
    expect(Object.keys(made)).toEqual(Object.keys(expected));
  });

  test('keeps the order of the document, and puts what is new behind it in its own', () => {
    const made = shown({ _id: 1, a: 1, b: 2 }, { y: '$a', b: 1, x: '$b', a: 1 });
    expect(Object.keys(made)).toEqual(['_id', 'a', 'b', 'y', 'x']);
  });

  test('takes a decimal of zero for one', () => {
    expect(shown({ _id: 1, a: 1, b: 2 }, { a: Decimal128.fromString('0.0') })).toEqual({
      _id: 1,
      b: 2,
    });
  });
});

describe('a projection is refused', () => {
  test.each<[number, string, Doc]>([
    [31253, 'what is shown among what is left out', { a: 0, b: 1 }],
    [31254, 'what is left out among what is shown', { a: 1, b: 0 }],
    [31254, 'also by a path', { a: 1, 'b.c': 0 }],
    [31254, 'beside a calculated field', { x: '$a', b: 0 }],
    [31252, 'a calculated field among what is left out', { a: 0, x: { $add: [1, 2] } }],
    [31310, 'a literal among what is left out', { a: 0, x: 'word' }],
    [31250, 'a field and before it a part', { 'b.c': 1, b: 1 }],
    [31249, 'a part and before it the field', { b: 1, 'b.c': 1 }],
    [31250, 'a part and an object of it', { b: { c: 1 }, 'b.c': 1 }],
    [31249, 'a slice and a part', { b: { $slice: 1 }, 'b.c': 1 }],
    [31250, 'a place and the field', { a: 1, 'a.$': 1 }],
    [51270, 'an empty object', { a: {} }],
    [31325, 'an expression that is none', { a: { $nope: 1 } }],
    [16410, 'a name with a dollar', { $a: 1 }],
    [16410, 'such a name beside another', { a: { b: 1, $c: 1 } }],
    [15998, 'an empty name', { 'a..b': 1 }],
    [40353, 'a point at the end', { 'a.': 1 }],
    [40352, 'no name', { '': 1 }],
    [17276, 'a variable that is none', { x: '$$nope' }],
    [31274, '$elemMatch of no object', { a: { $elemMatch: 1 } }],
    [31275, '$elemMatch of a part', { 'b.d': { $elemMatch: { $gt: 3 } } }],
    [31275, '$elemMatch within an object', { b: { d: { $elemMatch: { $gt: 3 } } } }],
    [2, '$elemMatch of what is no condition', { a: { $elemMatch: { $nope: 1 } } }],
    [31255, '$elemMatch beside a place', { 'a.$': 1, e: { $elemMatch: { f: 1 } } }],
    [31256, 'a place beside $elemMatch', { e: { $elemMatch: { f: 1 } }, 'a.$': 1 }],
    [31276, 'two places', { 'a.$': 1, 'b.$': 1 }],
    [31394, 'a place in the middle', { 'a.$.b': 1 }],
    [31395, 'a place that is left out', { 'a.$': 0 }],
    [31308, 'a place with a literal', { 'a.$': 'word' }],
    [31271, 'a place with an object', { 'a.$': { b: 1 } }],
    [31253, 'a place among what is left out', { b: 0, 'a.$': 1 }],
    [5392900, 'a place of nothing', { '.$': 1 }],
    [28724, 'a slice of nothing', { a: { $slice: [1, 0] } }],
    [28724, 'a slice of less', { a: { $slice: [1, -1] } }],
    [28667, 'a slice of a word', { a: { $slice: 'word' } }],
    [31252, 'a slice of an expression among what is left out', { b: 0, a: { $slice: ['$a', 1] } }],
  ])('with code %i: %s', (code, _name, projection) => {
    expect(() => compileProjection(projection, { compile, filter: { a: 1 } })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  test.each<[number, Doc]>([
    [31324, { 'a.$': 1 }],
    [168, { a: { $elemMatch: { b: 1 } } }],
    [28667, { a: { $slice: 1 } }],
  ])('with code %i in a pipeline: %j', (code, projection) => {
    expect(() => compileProjection(projection, { compile })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
