import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { firstInEach } from './first-in-each.ts';
import { beginningsOf, inSpaceIndexes, type InSpace, type Searched } from './searched.ts';

interface Kept extends InSpace {
  readonly audience: string;
  readonly title: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly open: boolean;
}

const fields = {
  space: 'audience',
  title: 'title',
  text: 'text',
  beginnings: 'words',
  listed: 'open',
};
const audiences = ['everybody', 'school'];
let store: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let searched: Searched<Kept>;
let limits: number[];

const kept = (_id: string, audience: string, text: string): Kept => ({
  _id,
  audience,
  title: '',
  text,
  words: beginningsOf(''),
  open: true,
});

/** The more words beside it, the less a word counts. */
const among = (words: number): string => `weaving ${'other things '.repeat(words)}`;

beforeAll(async () => {
  store = await startTestStore();
  client = await MongoClient.connect(store.uri);
  const collection = client.db('sets').collection<Kept>('kept');
  await collection.createIndexes(inSpaceIndexes(fields) as never);
  await collection.insertMany([
    ...Array.from({ length: 100 }, (_none, at) => kept(`closed-${at}`, 'school', among(1))),
    kept('one of mine', 'school', among(9)),
    kept('another', 'school', among(8)),
    ...Array.from({ length: 50 }, (_none, at) => kept(`open-${at}`, 'everybody', `loom ${at}`)),
  ]);
  searched = {
    collection: {
      find: (filter: never, options: { readonly limit?: number }) => {
        if (options.limit !== undefined) limits.push(options.limit);
        return collection.find(filter, options);
      },
    } as never,
    fields,
    read: ['title'],
    titleOf: ({ title }) => title,
    textOf: () => '',
  };
});

afterAll(async () => {
  await client.close();
  await store.close();
});

const found = async (query: string, closed: string) => {
  limits = [];
  const readable = (ids: readonly string[]) =>
    Promise.resolve(ids.filter((id) => !id.startsWith(closed)));
  return firstInEach(searched, { query, audiences }, 20, readable);
};

test('what one may read is found behind many better ones that one may not', async () => {
  expect(await found('weaving', 'closed')).toEqual(['another', 'one of mine']);
});

test('where the first fill a page, no more are read', async () => {
  expect(await found('loom', 'closed')).toHaveLength(20);
  expect(Math.max(...limits)).toBe(30);
});

test('where one may read nothing of all that answers, nothing is found', async () => {
  expect(await found('loom', 'open')).toEqual([]);
});
