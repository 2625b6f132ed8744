import { type Collection, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedTestDatabase } from '../../../test/start-test-store.ts';
import type { EmbeddedMongo } from '../start.ts';

interface Question {
  _id: number;
  [field: string]: unknown;
}

let store: EmbeddedMongo;
let client: MongoClient;
let questions: Collection<Question>;

beforeAll(async () => {
  store = await startEmbeddedTestDatabase();
  client = await MongoClient.connect(store.uri);
});

beforeEach(() => {
  questions = client.db().collection(crypto.randomUUID());
});

afterAll(async () => {
  await client.close();
  await store.close();
});

const TITLE = { title: 'text' } as const;
const SCORE = { score: { $meta: 'textScore' } } as const;
const search = ($search: string, rest: Document = {}) =>
  questions.find({ ...rest, $text: { $search } }).toArray();

describe('what $text does not do', () => {
  const text = (operand: unknown): Document => ({ $text: operand });
  const words = { $search: 'x' };

  test.each<[string, Document, number]>([
    ['an operand that is none', text('x'), 2],
    ['nothing to search for', text({}), 4],
    ['a search that is no text', text({ $search: 5 }), 14],
    ['an option that is not known', text({ ...words, $fuzzy: true }), 2],
    ['a language that it does not have', text({ ...words, $language: 'german' }), 2],
    ['in $or', { $or: [text(words)] }, 2],
    ['in $nor', { $nor: [text(words)] }, 2],
    ['twice', { $and: [text(words), text(words)] }, 2],
  ])('refuses %s', async (_name, filter, code) => {
    await questions.createIndex(TITLE);
    await expect(questions.find(filter).toArray()).rejects.toMatchObject({ code });
  });

  test('refuses what needs another index, a score that is not there, a hint, a later stage', async () => {
    await expect(search('x')).rejects.toMatchObject({ code: 27 });
    await questions.createIndex({ space: 1, title: 'text' } as never);
    await expect(search('x')).rejects.toMatchObject({ code: 291 });
    await expect(search('x', { space: { $in: ['a', 'b'] } })).rejects.toMatchObject({ code: 291 });
    await expect(questions.find({}, { sort: SCORE }).toArray()).rejects.toMatchObject({
      code: 40218,
    });
    const scored = questions.find({}, { projection: SCORE }).toArray();
    await expect(scored).rejects.toMatchObject({ code: 40218 });
    const filter = { space: 's', $text: words };
    const hinted = questions.find(filter, { hint: '_id_' }).toArray();
    await expect(hinted).rejects.toMatchObject({ code: 2 });
    const stages = (...list: Document[]) => questions.aggregate(list).toArray();
    await expect(stages({ $limit: 1 }, { $match: filter })).rejects.toMatchObject({ code: 17313 });
    const grouped = { $group: { _id: '$topic', n: { $sum: 1 } } };
    const late = stages({ $match: filter }, grouped, { $set: SCORE });
    await expect(late).rejects.toMatchObject({ code: 40218 });
    const list = { _id: 1, space: ['a'], title: 'x' };
    await expect(questions.insertOne(list)).rejects.toMatchObject({ code: 16675 });
  });

  test.each<[string, Document, Document]>([
    ['every field', { '$**': 'text' }, {}],
    ['fields after the text', { title: 'text', space: 1 }, {}],
    ['uniqueness', TITLE, { unique: true }],
    ['a part of the documents', TITLE, { partialFilterExpression: { a: 1 } }],
    ['a language that it does not have', TITLE, { default_language: 'german' }],
    ['a weight of nothing', TITLE, { weights: { title: 0 } }],
  ])('refuses an index over %s', async (_name, key, options) => {
    const refused = questions.createIndex(key, options);
    await expect(refused).rejects.toMatchObject({ code: 67 });
  });
});
