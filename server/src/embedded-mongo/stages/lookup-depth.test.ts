import type { Document } from 'mongodb';
import { expect, test } from 'vitest';
import { codeOf, testCollection } from '../testing/test-collection.ts';

const { collection, put } = testCollection('deep');

const lookups = (count: number, innermost: Document[] = []): Document[] =>
  count === 0
    ? innermost
    : [{ $lookup: { from: 'deep', as: 'found', pipeline: lookups(count - 1, innermost) } }];

test('a $lookup may lie in 19 others, and in no more', async () => {
  await put({ _id: 1 });
  const refused = collection().aggregate(lookups(21)).toArray();
  expect(await codeOf(refused)).toBe(232);
  const within = collection().aggregate([{ $facet: { all: lookups(21) } }]);
  expect(await codeOf(within.toArray())).toBe(232);
  const facet = lookups(15, [{ $facet: { all: lookups(6) } }]);
  expect(await codeOf(collection().aggregate(facet).toArray())).toBe(232);
});

test('a few of them are answered', async () => {
  await put({ _id: 1 });
  const [found] = await collection().aggregate(lookups(4)).toArray();
  expect(JSON.stringify(found).match(/"_id":1/g)).toHaveLength(5);
});
