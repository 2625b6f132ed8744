import { DatabaseSync } from 'node:sqlite';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../server/src/embedded-mongo/start.ts';
import { rate as rateByHand } from './sqlite.ts';
import { rate } from './store.ts';
import { BULK, FIGURES, question, QUESTIONS, rareWord } from './workload.ts';

/** Every question has it: the word that costs most. */
const everywhere = 'question';
const best = 20;
const space = 's';
const score = { score: { $meta: 'textScore' } } as const;

const many = (from: number) =>
  Array.from({ length: BULK }, (_, k) => ({ _id: from + k, space, ...question(from + k) }));

/** Text search of the store, as the server uses it: within one space. */
export async function measureStoreText(dir: string): Promise<Map<string, number>> {
  const store = await startEmbeddedMongo({ dir });
  const client = await MongoClient.connect(store.uri);
  const questions = client.db().collection<{ _id: number; space: string }>('questions');
  await questions.createIndex({ space: 1, title: 'text', text: 'text' } as never);
  for (let n = 0; n < QUESTIONS; n += BULK) await questions.insertMany(many(n));
  const find = ($search: string) =>
    questions.find({ space, $text: { $search } }, { sort: score, limit: best }).toArray();
  const figures = new Map<string, number>([
    [FIGURES.textRare, await rate(1, 1, (i) => find(rareWord(i)))],
    [FIGURES.textEverywhere, await rate(1, 1, () => find(everywhere))],
    [
      FIGURES.textInsert,
      await rate(1, BULK, (i) => questions.insertMany(many(QUESTIONS + i * BULK))),
    ],
  ]);
  await client.close();
  await store.close();
  return figures;
}

/** FTS5 by hand. Its score is bm25, which weighs a word by how many documents of all spaces have it. */
export function measureFts(file: string): Map<string, number> {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536');
  const options = `content = '', contentless_delete = 1, tokenize = 'porter unicode61'`;
  db.exec(`CREATE VIRTUAL TABLE words USING fts5 (title, text, ${options})`);
  const insert = db.prepare('INSERT INTO words (rowid, title, text) VALUES (?, ?, ?)');
  const matching = db.prepare(
    `SELECT rowid FROM words WHERE words MATCH ? ORDER BY bm25(words) LIMIT ${best}`,
  );
  const insertMany = (from: number): void => {
    db.exec('BEGIN');
    for (let k = 1; k <= BULK; k += 1) {
      const { title, text } = question(from + k);
      insert.run(from + k, title, text);
    }
    db.exec('COMMIT');
  };
  for (let n = 0; n < QUESTIONS; n += BULK) insertMany(n);
  const figures = new Map<string, number>([
    [FIGURES.textRare, rateByHand(1, (i) => void matching.all(rareWord(i)))],
    [FIGURES.textEverywhere, rateByHand(1, () => void matching.all(everywhere))],
    [FIGURES.textInsert, rateByHand(BULK, (i) => insertMany(QUESTIONS + i * BULK))],
  ]);
  db.close();
  return figures;
}
