import { type Collection, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { findInSpaces } from './find-in-spaces.ts';
import {
  beginning,
  beginningsOf,
  inSpaceIndexes,
  type InSpace,
  type Searched,
} from './searched.ts';

interface Asked extends InSpace {
  readonly moduleid: string;
  readonly title: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly open: boolean;
}

const fields = { title: 'title', text: 'text', beginnings: 'words', listed: 'open' };

const questions = 10_000;
/** A MongoDB counts the key at which it sees that a range is over. */
const seeks = 2;
let store: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let collection: Collection<Asked>;
let searched: Searched<Asked>;

const question = (_id: string, moduleid: string, title: string, text = ''): Asked => ({
  _id,
  moduleid,
  title,
  text,
  words: beginningsOf(title),
  open: !_id.startsWith('hidden'),
});

beforeAll(async () => {
  store = await startTestStore();
  client = await MongoClient.connect(store.uri);
  collection = client.db().collection<Asked>('asked');
  searched = {
    collection,
    fields,
    read: ['title', 'text'],
    titleOf: ({ title }) => title,
    textOf: ({ text }) => text,
  };
  await collection.createIndexes([...inSpaceIndexes(fields)] as never);
  const many = Array.from({ length: questions }, (_, i) =>
    question(`q${i}`, i % 2 === 0 ? 'full' : 'other', `Question ${i} of lecture w${i % 500}x`),
  );
  await collection.insertMany(many);
  await collection.insertMany([
    question('eigen', 'mine', 'How are eigenvalues computed?', 'For symmetric matrices.'),
    question('matrix', 'mine', 'Rank of a matrix', 'Does it change?'),
    question('hidden', 'mine', 'How are eigenvalues computed?'),
    question('closed', 'closed', 'How are eigenvalues computed?'),
  ]);
}, 60_000);

afterAll(async () => {
  await client.close();
  await store.close();
});

const find = async (query: string, moduleids = ['mine', 'full']) =>
  (await findInSpaces(searched, { query, moduleids, limit: 20 })).map(({ found }) => found._id);

describe('what is found', () => {
  test('by the beginnings of words, from two letters on, all of them', async () => {
    expect(await find('ei')).toEqual(['eigen']);
    expect(await find('how eig comp')).toEqual(['eigen']);
    expect(await find('how eig rank')).not.toContain('eigen');
  });

  test('by the stems of words, in the text too, the title first', async () => {
    expect(await find('matrices')).toEqual(['eigen']);
    expect(await find('matrix')).toEqual(['matrix']);
    expect(await find('eigenvalue rank')).toEqual(expect.arrayContaining(['eigen', 'matrix']));
    expect(await find('"symmetric matrices"')).toEqual(['eigen']);
    expect(await find('eigenvalue -symmetric')).toEqual([]);
    expect(await find('eigenvalue -"symmetric matrix"')).toEqual(['eigen']);
    expect(await find('eigenvalue -"symmetric matrices"')).toEqual([]);
    expect(await find('"rank of" matrix')).toEqual(['matrix']);
    expect(await find('"rank of a" "eigenvalues"')).toEqual([]);
    expect(await find('-eigenvalue')).toEqual([]);
  });

  test('of many words that most have, what has all of them comes first', async () => {
    expect((await find('lecture question w12x 12'))[0]).toBe('q12');
    expect(await find('question lecture 4998')).toEqual(expect.arrayContaining(['q4998']));
    expect((await find('a b c d e f g h i j k l m n o p q r s t u v w x y z')).length).toBe(0);
  });

  test('in these spaces and in no other', async () => {
    expect(await find('eigenvalues', ['mine'])).toEqual(['eigen']);
    expect(await find('eigenvalues', ['full'])).toEqual([]);
    expect(await find('eigenvalues', [])).toEqual([]);
  });
});

describe(`among ${questions} questions`, () => {
  const examined = async (filter: object, scored: boolean) => {
    const asked = collection.find(filter as never);
    const found = scored ? asked.sort({ score: { $meta: 'textScore' } }) : asked;
    const { executionStats, queryPlanner } = await found.explain('executionStats');
    return { ...executionStats, plan: JSON.stringify(queryPlanner.winningPlan) };
  };

  test('words are looked up in the text index, those of the space alone', async () => {
    const filter = { moduleid: 'full', $text: { $search: 'w12x' } };
    const stats = await examined(filter, true);
    expect(stats.plan).toContain('TEXT_MATCH');
    expect(stats.plan).toContain('moduleid_text');
    expect(stats.totalKeysExamined).toBe(questions / 500);
    expect(stats.totalDocsExamined).toBe(questions / 500);
  });

  test('what others ask costs nothing', async () => {
    const elsewhere = await examined({ moduleid: 'mine', $text: { $search: 'lecture' } }, true);
    expect(elsewhere.totalKeysExamined).toBe(0);
    const begun = await examined(
      { moduleid: { $in: ['mine'] }, open: true, words: beginning('lec') },
      false,
    );
    expect(begun.totalKeysExamined).toBeLessThanOrEqual(seeks);
  });

  test('beginnings are looked up between both their ends', async () => {
    const filter = { moduleid: { $in: ['mine', 'full'] }, open: true, words: beginning('w12') };
    const stats = await examined(filter, false);
    expect(stats.plan).toContain('moduleid_beginnings');
    // w12x, and w120x to w128x: the space has the even numbers.
    const there = (6 * questions) / 500;
    expect(stats.totalKeysExamined).toBeGreaterThanOrEqual(there);
    expect(stats.totalKeysExamined).toBeLessThanOrEqual(there + seeks);
  });
});
