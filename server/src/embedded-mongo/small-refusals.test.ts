import { Int32, Long } from 'bson';
import { expect, test } from 'vitest';
import { codeOf, testCollection } from './testing/test-collection.ts';

const { collection, put } = testCollection('small');

test('a sort by $natural is by nothing else', async () => {
  await put({ _id: 1, a: 2 }, { _id: 2, a: 1 });
  for (const sort of [{ $natural: 1, a: 1 } as const, { a: 1, $natural: -1 } as const])
    expect(await codeOf(collection().find({}, { sort }).toArray())).toBe(2);
  const backward = await collection().find({}).sort({ $natural: -1 }).toArray();
  expect(backward.map(({ _id }) => _id)).toEqual([2, 1]);
});

test('a long in an error text is not rounded', async () => {
  await put({ _id: 1, a: Long.fromString('9223372036854775806'), b: new Int32(7) });
  await expect(collection().updateOne({}, { $inc: { a: 2 } })).rejects.toThrow(
    /\(NumberLong\)9223372036854775806\b/,
  );
  await expect(collection().updateOne({}, { $inc: { b: Long.MAX_VALUE } })).rejects.toThrow(
    /\(NumberInt\)7\b/,
  );
});
