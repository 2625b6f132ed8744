import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, type Document, Double, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedTestDatabase } from '../../../test/start-test-store.ts';
import { exportData, importData } from '../../core/data-transfer.ts';
import { Engine } from '../engine.ts';
import { encode } from '../raw-bson.ts';
import type { EmbeddedMongo } from '../start.ts';

interface Question {
  _id: number;
  [field: string]: unknown;
}

let store: EmbeddedMongo;
let client: MongoClient;
let db: Db;
let questions: Collection<Question>;

beforeAll(async () => {
  store = await startEmbeddedTestDatabase();
  client = await MongoClient.connect(store.uri);
});

beforeEach(() => {
  db = client.db(crypto.randomUUID());
  questions = db.collection('questions');
});

afterEach(() => db.dropDatabase());

afterAll(async () => {
  await client.close();
  await store.close();
});

const TITLE = { title: 'text' } as const;
const SCORE = { score: { $meta: 'textScore' } } as const;
const idsOf = (found: Document[]): unknown[] => found.map(({ _id }) => _id);
const search = async ($search: string, rest: Document = {}, how: Document = {}) =>
  idsOf(await questions.find({ ...rest, $text: { $search, ...how } }).toArray());

describe('$text', () => {
  test('beside a condition on kinds of numbers, and on two fields', async () => {
    await questions.insertMany([
      { _id: 1, title: 'matrix', n: new Double(3), most: 2 },
      { _id: 2, title: 'matrix', n: 3, most: 5 },
    ]);
    await questions.createIndex(TITLE);
    expect(await search('matrix', { n: { $type: 'double' } })).toEqual([1]);
    expect(await search('matrix', { $expr: { $lt: ['$n', '$most'] } })).toEqual([2]);
    const place = questions.find({ $text: { $search: 'matrix' } }, { projection: { 'a.$': 1 } });
    await expect(place.toArray()).rejects.toMatchObject({ code: 2 });
  });

  test('finds words by their stems, phrases as they are written, and leaves out what is negated', async () => {
    await questions.insertMany([
      { _id: 1, title: 'What is an eigenvalue?' },
      { _id: 2, title: 'Eigenvalues of a symmetric matrix' },
      { _id: 3, title: 'The matrix and the vector' },
      { _id: 4, title: 'Symmetrical groups' },
    ]);
    await questions.createIndex(TITLE);
    expect(await search('eigenvalues')).toEqual([1, 2]);
    expect(await search('MATRIX groups')).toEqual([2, 3, 4]);
    expect(await search('"symmetric matrix"')).toEqual([2]);
    expect(await search('matrix -vector')).toEqual([2]);
    expect(await search('matrix -"symmetric matrix"')).toEqual([3]);
    expect(await search('self-matrix')).toEqual([2, 3]);
    expect(await search('-vector')).toEqual([]);
    expect(await search('the of')).toEqual([]);
    expect(await search('')).toEqual([]);
    expect(await search('The', {}, { $language: 'none' })).toEqual([]);
    expect(await search('matrix', { _id: { $gt: 2 } })).toEqual([3]);
    expect(await search('matrix', { $and: [{ _id: 3 }, { _id: { $lt: 9 } }] })).toEqual([3]);
    const inAnd = { $and: [{ $text: { $search: 'matrix' } }, { _id: 3 }] };
    expect(idsOf(await questions.find(inAnd as never).toArray())).toEqual([3]);
  });

  test('tells how words are written apart where it is asked to', async () => {
    await questions.insertMany([
      { _id: 1, title: 'Café' },
      { _id: 2, title: 'cafe' },
    ]);
    await questions.createIndex(TITLE, { default_language: 'none' });
    expect(await search('CAFE')).toEqual([1, 2]);
    expect(await search('café', {}, { $diacriticSensitive: true })).toEqual([1]);
    expect(await search('cafe', {}, { $caseSensitive: true })).toEqual([2]);
  });

  test("scores as MongoDB does: 0.75 for a word of two, 1.1 for a word alone, times the field's weight", async () => {
    await questions.createIndex({ title: 'text', body: 'text' } as never, {
      weights: { title: 2 },
    });
    await questions.insertMany([
      { _id: 1, title: 'matrix' },
      { _id: 2, title: 'vector', body: 'matrix vector' },
      { _id: 3, title: 'a matrix, matrix of the matrix' },
    ]);
    const scored = (filter: Document) =>
      questions.find(filter, { projection: { ...SCORE, _id: 1 }, sort: SCORE }).toArray();
    expect(await scored({ $text: { $search: 'matrix' } })).toEqual([
      { _id: 3, score: 3.5 },
      { _id: 1, score: 2.2 },
      { _id: 2, score: 0.75 },
    ]);
    expect(await scored({ $text: { $search: 'matrix vectors' }, _id: 2 })).toEqual([
      { _id: 2, score: 0.75 + 2.2 + 0.75 },
    ]);
    const most = questions.find({ $text: { $search: 'matrix' } }, { sort: { ...SCORE, _id: 1 } });
    expect(idsOf(await most.limit(2).toArray())).toEqual([3, 1]);
  });

  test('goes through aggregate, count, distinct, updates and deletes', async () => {
    await questions.createIndex(TITLE);
    await questions.insertMany([
      { _id: 1, title: 'vector', topic: 'a' },
      { _id: 2, title: 'vector space', topic: 'b' },
      { _id: 3, title: 'ring', topic: 'c' },
    ]);
    const $text = { $search: 'vectors' };
    const piped = (...stages: Document[]) =>
      questions.aggregate([{ $match: { $text } }, ...stages]);
    expect(idsOf(await piped({ $sort: SCORE }).toArray())).toEqual([1, 2]);
    const shown = piped({ $addFields: SCORE }, { $sort: { score: 1 } }, { $project: { score: 1 } });
    expect(await shown.toArray()).toEqual([
      { _id: 2, score: 0.75 },
      { _id: 1, score: 1.1 },
    ]);
    const projected = piped({ $sort: SCORE }, { $limit: 1 }, { $project: { topic: 1, ...SCORE } });
    expect(await projected.toArray()).toEqual([{ _id: 1, topic: 'a', score: 1.1 }]);
    expect(await questions.countDocuments({ $text })).toBe(2);
    expect(await questions.distinct('topic', { $text } as never)).toEqual(['a', 'b']);
    await questions.updateMany({ $text }, { $set: { seen: true } });
    expect(await questions.countDocuments({ seen: true })).toBe(2);
    const taken = await questions.findOneAndDelete({ $text, topic: 'a' });
    expect(taken).toMatchObject({ _id: 1 });
    expect((await questions.deleteMany({ $text })).deletedCount).toBe(1);
    expect(await search('vectors ring')).toEqual([3]);
  });

  test('reads on from page to page of one word, each document once, the best first', async () => {
    await questions.createIndex(TITLE);
    const titles = Array.from({ length: 300 }, (_, i) => `ring${' and word'.repeat(i % 3)}`);
    await questions.insertMany(titles.map((title, _id) => ({ _id, title })));
    const found = questions.find(
      { $text: { $search: 'rings' } },
      { sort: SCORE, projection: SCORE },
    );
    const all = await found.toArray();
    expect(new Set(idsOf(all)).size).toBe(300);
    const scores = all.map(({ score }) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
  });

  test('is told by explain', async () => {
    await questions.createIndex({ space: 1, title: 'text' } as never);
    await questions.insertMany([
      { _id: 1, space: 's', title: 'ring' },
      { _id: 2, space: 't', title: 'ring' },
    ]);
    const filter = { space: 's', $text: { $search: 'rings -"key ring"' } };
    const found = questions.find(filter, { sort: SCORE });
    const { queryPlanner, executionStats } = await found.explain('executionStats');
    expect(queryPlanner.winningPlan).toMatchObject({
      stage: 'SORT',
      inputStage: {
        stage: 'TEXT_MATCH',
        indexName: 'space_1_title_text',
        indexPrefix: { space: 's' },
        parsedTextQuery: { terms: ['ring'], negatedTerms: [], negatedPhrases: ['key ring'] },
      },
    });
    expect(executionStats).toMatchObject({ totalKeysExamined: 1, totalDocsExamined: 1 });
  });
});

describe('a text index', () => {
  test('follows what is written: arrays, nested fields, changes and what is taken away', async () => {
    await questions.createIndex({ tags: 'text', 'parts.text': 'text' } as never);
    await questions.insertOne({
      _id: 1,
      tags: ['red', 'green'],
      parts: [{ text: 'blue' }, { text: 5 }],
    });
    expect([await search('green'), await search('blue'), await search('5')]).toEqual([
      [1],
      [1],
      [],
    ]);
    await questions.updateOne({ _id: 1 }, { $push: { tags: 'yellow' } } as never);
    await questions.updateOne({ _id: 1 }, { $set: { 'parts.0.text': 'white' } });
    expect([await search('yellow'), await search('white'), await search('blue')]).toEqual([
      [1],
      [1],
      [],
    ]);
    await questions.updateOne({ _id: 1 }, { $unset: { tags: 1 } });
    expect([await search('red yellow'), await search('white')]).toEqual([[], [1]]);
    await questions.replaceOne({ _id: 1 }, { tags: 'black' });
    expect([await search('white'), await search('black')]).toEqual([[], [1]]);
  });

  test('is listed as MongoDB lists it, is there once, and is dropped', async () => {
    const options = { weights: { title: 5 }, name: 'words' } as const;
    await questions.createIndex({ title: 'text', body: 'text' } as never, options);
    await questions.createIndex({ title: 'text', body: 'text' } as never, options);
    const [, listed] = await questions.indexes();
    expect(listed).toEqual({
      v: 2,
      key: { _fts: 'text', _ftsx: 1 },
      name: 'words',
      weights: { body: 1, title: 5 },
      default_language: 'english',
      language_override: 'language',
      textIndexVersion: 3,
    });
    await expect(questions.createIndex({ other: 'text' })).rejects.toMatchObject({ code: 67 });
    await questions.dropIndex('words');
    await expect(search('x')).rejects.toMatchObject({ code: 27 });
    await questions.createIndex({ other: 'text' });
  });

  test('speaks the language that a document names', async () => {
    await questions.createIndex(TITLE);
    await questions.insertMany([
      { _id: 1, title: 'runs', language: 'none' },
      { _id: 2, title: 'runs' },
    ]);
    expect(await search('running')).toEqual([2]);
    expect(await search('runs', {}, { $language: 'none' })).toEqual([1]);
    const german = { _id: 3, title: 'läuft', language: 'german' };
    await expect(questions.insertOne(german)).rejects.toMatchObject({ code: 17262 });
    expect(await questions.countDocuments()).toBe(2);
  });

  test('is carried over by export and import', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'sets-text-export-'));
    await questions.createIndex({ space: 1, title: 'text' } as never, { weights: { title: 3 } });
    await questions.insertOne({ _id: 1, space: 's', title: 'rings' });
    const listed = await questions.indexes();
    await exportData(db, dir);
    const target = client.db(crypto.randomUUID());
    await importData(target, dir);
    questions = target.collection('questions');
    expect(await questions.indexes()).toEqual(listed);
    expect(await search('ring', { space: 's' })).toEqual([1]);
    await target.dropDatabase();
    rmSync(dir, { recursive: true });
  });

  test('loses what falls due, and is not written by a write that leaves its fields alone', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'sets-text-ttl-'));
    let now = 0;
    const engine = new Engine(dir, { now: () => now });
    const run = (command: Document) => engine.run({ ...command, $db: 'test' });
    const ttl = { key: { at: 1 }, name: 'ttl', expireAfterSeconds: 1 };
    await run({ createIndexes: 'q', indexes: [{ key: TITLE, name: 'words' }, ttl] });
    await run({
      insert: 'q',
      documents: [encode({ _id: 1, title: 'ring theory', at: new Date(0) })],
    });
    const table = `index_${engine.storage.find('test', 'q')!.textIndex()!.id}`;
    const keys = () => engine.storage.db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
    // Whoever writes to the table of keys now fails.
    const guard = (event: string) =>
      `CREATE TEMP TRIGGER no_${event} BEFORE ${event} ON ${table} BEGIN SELECT raise(FAIL, 'written'); END`;
    engine.storage.db.exec(`${guard('INSERT')}; ${guard('DELETE')}`);
    const set = (change: Document) =>
      run({ update: 'q', updates: [encode({ q: { _id: 1 }, u: { $set: change } })] });
    expect(await set({ votes: 5, tags: ['x'] })).toMatchObject({ nModified: 1 });
    expect(await set({ title: 'ring' })).toMatchObject({ ok: 0 });
    engine.storage.db.exec('DROP TRIGGER no_INSERT; DROP TRIGGER no_DELETE');
    expect(keys()).toBe(2);
    now = 10_000;
    await engine.sweep();
    expect(keys()).toBe(0);
    engine.close();
    rmSync(dir, { recursive: true });
  });
});
