import { Double } from 'bson';
import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { codeOf, testCollection } from '../testing/test-collection.ts';

/** The examples of MongoDB's documentation, and its rules; with `TEST_MONGODB_URI` that server is asked. */
const { collection, put } = testCollection('shown');

const shown = (projection: Document, filter: Document = {}) =>
  collection()
    .find(filter, { projection, sort: { _id: 1 } })
    .toArray();

describe('$slice', () => {
  const said = ['fooey', 'tea please', 'iced coffee', 'cappuccino', 'whatever'];
  const bagels = { _id: 1, title: 'Bagels are not croissants.', comments: ['true', 'not bagels'] };
  const coffee = { _id: 2, title: 'Coffee please.', comments: said };

  test.each<[string, unknown, string[], string[]]>([
    ['the first', 3, ['true', 'not bagels'], said.slice(0, 3)],
    ['the last', -3, ['true', 'not bagels'], said.slice(2)],
    ['from a place on', [1, 3], ['not bagels'], said.slice(1, 4)],
    ['from a place before the end', [-1, 3], ['not bagels'], ['whatever']],
    ['from before the beginning', [-9, 1], ['true'], ['fooey']],
    ['from beyond the end', [9, 3], [], []],
    ['none', 0, [], []],
    ['with parts of numbers', [new Double(1.9), new Double(1.9)], ['not bagels'], ['tea please']],
  ])('%s', async (_name, $slice, ofBagels, ofCoffee) => {
    await put(bagels, coffee);
    expect(await shown({ comments: { $slice } })).toEqual([
      { ...bagels, comments: ofBagels },
      { ...coffee, comments: ofCoffee },
    ]);
  });

  test('shows the rest where nothing else is said, and only what is asked for where it is', async () => {
    const details = { colors: ['blue', 'red'], sizes: ['S', 'M', 'L'] };
    await put({ _id: 1, item: 'socks', qty: 100, details });
    const first = { 'details.colors': { $slice: 1 } };
    const whole = { _id: 1, item: 'socks', qty: 100 };
    const blue = { colors: ['blue'] };
    expect(await shown(first)).toEqual([{ ...whole, details: { ...details, ...blue } }]);
    expect(await shown({ qty: 1, ...first })).toEqual([{ _id: 1, qty: 100, details: blue }]);
    expect(await shown({ _id: 1, ...first })).toEqual([{ _id: 1, details: blue }]);
    expect(await shown({ qty: 0, ...first })).toEqual([
      { _id: 1, item: 'socks', details: { ...details, ...blue } },
    ]);
    const { _id, ...others } = whole;
    expect(await shown({ _id: 0, ...first })).toEqual([
      { ...others, details: { ...details, ...blue } },
    ]);
    expect(await shown({ qty: 1, details: { colors: { $slice: -1 } } })).toEqual([
      { _id: 1, qty: 100, details: { colors: ['red'] } },
    ]);
  });

  test('goes into the objects of an array, not into arrays within it', async () => {
    await put({ _id: 1, a: [{ b: [1, 2] }, [{ b: [1, 2] }], 5], c: 'x' });
    expect(await shown({ 'a.b': { $slice: 1 }, c: { $slice: 1 } })).toEqual([
      { _id: 1, a: [{ b: [1] }, [{ b: [1, 2] }], 5], c: 'x' },
    ]);
  });

  test('of three arguments, or of a field, is the one of expressions', async () => {
    await put({ _id: 1, a: [1, 2, 3], b: 1 });
    expect(await shown({ x: { $slice: ['$a', 1, 1] } })).toEqual([{ _id: 1, x: [2] }]);
    expect(await shown({ x: { $slice: ['$a', 2] } })).toEqual([{ _id: 1, x: [1, 2] }]);
  });
});

describe('$elemMatch', () => {
  const [john, jess, jeff] = [
    { name: 'john', school: 102, age: 10 },
    { name: 'jess', school: 102, age: 11 },
    { name: 'jeff', school: 108, age: 15 },
  ];
  const [ajax, barney, ruth] = [
    { name: 'ajax', school: 100, age: 7 },
    { name: 'barney', school: 102, age: 7 },
    { name: 'ruth', school: 102, age: 16 },
  ];

  test('shows the first item that matches', async () => {
    await put(
      { _id: 1, zipcode: '63109', students: [john, jess, jeff] },
      { _id: 3, zipcode: '63109', students: [ajax] },
      { _id: 4, zipcode: '63109', students: [barney, ruth] },
    );
    const among = (condition: Document) => shown({ students: { $elemMatch: condition } });
    expect(await among({ school: 102 })).toEqual([
      { _id: 1, students: [john] },
      { _id: 3 },
      { _id: 4, students: [barney] },
    ]);
    expect(await among({ school: 102, age: { $gt: 10 } })).toEqual([
      { _id: 1, students: [jess] },
      { _id: 3 },
      { _id: 4, students: [ruth] },
    ]);
  });

  test('comes after the other fields, and leaves them where others are left out', async () => {
    await put({ _id: 1, a: [1, 5], b: 2, c: 3 }, { _id: 2, a: 5, b: 2 });
    const above = { a: { $elemMatch: { $gt: 1 } } };
    const found = await shown({ ...above, b: 1 });
    expect(found).toEqual([
      { _id: 1, b: 2, a: [5] },
      { _id: 2, b: 2 },
    ]);
    expect(Object.keys(found[0] ?? {})).toEqual(['_id', 'b', 'a']);
    expect(await shown({ _id: 0, ...above })).toEqual([{ a: [5] }, {}]);
    expect(await shown({ b: 0, ...above })).toEqual([{ _id: 1, a: [5], c: 3 }, { _id: 2 }]);
  });
});

describe('the positional projection', () => {
  test('shows the item that matched', async () => {
    await put(
      { _id: 1, semester: 1, grades: [70, 87, 90] },
      { _id: 2, semester: 1, grades: [90, 88, 92] },
      { _id: 3, semester: 1, grades: [85, 100, 90] },
      { _id: 4, semester: 2, grades: [79, 85, 80] },
    );
    const good = { semester: 1, grades: { $gte: 85 } };
    expect(await shown({ 'grades.$': 1 }, good)).toEqual([
      { _id: 1, grades: [87] },
      { _id: 2, grades: [90] },
      { _id: 3, grades: [85] },
    ]);
    const first = { projection: { 'grades.$': 1, semester: 1 } };
    expect(await collection().findOne({ grades: 88 }, first)).toEqual({
      _id: 2,
      semester: 1,
      grades: [88],
    });
    const changed = await collection().findOneAndDelete({ grades: 100 }, first);
    expect(changed).toEqual({ _id: 3, semester: 1, grades: [100] });
  });

  test('of objects, and of a field within', async () => {
    const grades = [
      { grade: 80, mean: 75, std: 8 },
      { grade: 85, mean: 90, std: 5 },
    ];
    await put({ _id: 7, semester: 3, grades, deep: { list: [1, 2] } });
    expect(await shown({ 'grades.$': 1 }, { 'grades.mean': { $gt: 80 } })).toEqual([
      { _id: 7, grades: [grades[1]] },
    ]);
    const elemMatch = { grades: { $elemMatch: { mean: { $gt: 70 }, grade: { $gt: 80 } } } };
    expect(await shown({ 'grades.$': 1 }, elemMatch)).toEqual([{ _id: 7, grades: [grades[1]] }]);
    expect(await shown({ 'grades.std.$': 1 }, elemMatch)).toEqual([
      { _id: 7, grades: [{ std: 5 }] },
    ]);
    expect(await shown({ 'deep.list.$': 1 }, { 'deep.list': 2 })).toEqual([
      { _id: 7, deep: { list: [2] } },
    ]);
    expect(await shown({ deep: { 'list.$': true } }, { 'deep.list': 2 })).toEqual([
      { _id: 7, deep: { list: [2] } },
    ]);
  });

  test('of what is no array shows it as it is', async () => {
    await put({ _id: 1, a: 2 });
    expect(await shown({ 'a.$': 1 }, { a: 2 })).toEqual([{ _id: 1, a: 2 }]);
  });

  test.each<[number, Document, Document]>([
    [51246, { 'a.$': 1 }, { _id: 1 }],
    [51246, { 'a.$': 1 }, { a: { $ne: 7 } }],
    [51247, { 'b.$': 1 }, { a: 3 }],
    [224, { 'a.$': 1 }, { a: 2, $expr: true }],
  ])('code %i: %j for %j', async (code, projection, filter) => {
    await put({ _id: 1, a: [1, 2, 3], b: [1] });
    expect(await codeOf(shown(projection, filter))).toBe(code);
  });

  test('may not be of a document that was changed', async () => {
    await put({ _id: 1, a: [1, 2] });
    const update = (returnDocument: 'before' | 'after') =>
      collection().findOneAndUpdate(
        { a: 2 },
        { $set: { b: 1 } },
        { projection: { 'a.$': 1 }, returnDocument },
      );
    expect(await codeOf(update('after'))).toBe(2);
    expect(await update('before')).toEqual({ _id: 1, a: [2] });
  });
});
