import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode, type FieldNames } from '../raw-bson.ts';
import { Row } from '../row.ts';
import { document, query } from '../testing/arbitraries.ts';
import type { Doc } from '../values.ts';
import { variablesOf } from '../variables.ts';
import { askedFields, shownFields } from './fields-looked-at.ts';
import { asksForKinds, compileFilter } from './filter.ts';
import { compileProjection } from './projection.ts';

/* Of a large document only those fields are read that a query asks for or that are shown. */

const padding = 'x'.repeat(2_000);
/** Its padding lies before, between or behind what is asked for. */
const largeDocument = fc
  .tuple(document, fc.nat(3))
  .map(([doc, at]): Doc =>
    Object.fromEntries(Object.entries(doc).toSpliced(at, 0, ['p', padding])),
  );

test('whether a document matches is told by the fields that are asked', () => {
  fc.assert(
    fc.property(largeDocument, query, (doc, filter) => {
      const fields = askedFields(filter);
      const bytes = encode(doc);
      const matches = compileFilter(filter);
      if (fields && !asksForKinds(filter))
        expect(matches(new Row(1, bytes).part(fields))).toBe(matches(new Row(1, bytes).doc));
    }),
    { numRuns: 1_500 },
  );
});

const projection = fc.dictionary(
  fc.constantFrom('_id', 'a', 'b', 'c', 'a.b', 'a.c', 'b.0'),
  fc.constantFrom<unknown>(1, true, 0, false, -1, { $slice: 1 }, '$b'),
  { minKeys: 1, maxKeys: 4, noNullPrototype: true },
);

test('what is shown is made of the fields that are shown', () => {
  fc.assert(
    fc.property(largeDocument, projection, (doc, shown) => {
      const { compile, values } = variablesOf(undefined, 0);
      let project: ReturnType<typeof compileProjection>;
      try {
        project = compileProjection(shown, { compile, filter: {} });
      } catch {
        return;
      }
      const row = new Row(1, encode({ _id: 1, ...doc }));
      const all = project(row.exact(), values());
      expect(encode(project(row.exact(shownFields(shown)), values()))).toEqual(encode(all));
    }),
    { numRuns: 1_500 },
  );
});

const namesOf = (fields: FieldNames | undefined) =>
  fields?.map((name) => Buffer.from(name).toString());

test.each<[string, Doc, string[] | undefined]>([
  ['fields', { a: 1, 'b.c': { $gt: 1 }, 'b.d': 2 }, ['a', 'b']],
  ['groups', { $or: [{ a: 1 }, { $and: [{ 'b.c': 1 }] }], d: 1 }, ['a', 'b', 'd']],
  ['what is calculated', { a: 1, $expr: { $gt: ['$b', '$c'] } }, undefined],
  ['what is calculated in a group', { $and: [{ $expr: '$b' }] }, undefined],
])('a query looks at %s', (_name, filter, names) => {
  expect(namesOf(askedFields(filter))).toEqual(names);
});

test.each<[string, Doc, string[] | undefined]>([
  ['all where nothing is shown', { a: 0 }, undefined],
  ['all but the id', { _id: 0 }, undefined],
  ['the id alone', { _id: 1 }, ['_id']],
  ['what is shown, without its id', { a: 1, _id: 0 }, ['_id', 'a']],
  ['all for the item at a place', { 'a.$': 1 }, undefined],
  ['all for what is calculated', { a: 1, b: '$c' }, undefined],
])('a projection looks at %s', (_name, shown, names) => {
  expect(namesOf(shownFields(shown))).toEqual(names);
});

test('a document that is damaged is refused, as if all of it were read', () => {
  const bytes = Buffer.from(encode({ a: 'one', b: padding, c: 1 }));
  const lengthOfB = bytes.indexOf('b\0') + 2;
  for (const length of [-lengthOfB, -9, 0, 3, 100_000]) {
    const damaged = Buffer.from(bytes);
    damaged.writeInt32LE(length, lengthOfB);
    const read = () => new Row(1, damaged).exact(shownFields({ c: 1 }));
    expect(() => new Row(1, damaged).exact()).toThrow();
    expect(read).toThrow();
  }
});
