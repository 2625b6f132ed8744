import { DatabaseSync } from 'node:sqlite';
import { serialize } from 'bson';
import {
  answer,
  answerId,
  BULK,
  FIGURES,
  LEDGER_BATCHES,
  some,
  someId,
  STORED_DOCUMENTS,
} from './workload.ts';

const SECONDS = 0.7;

/** The same work by hand: a table, an index, one transaction for each call. No driver, no socket. */
export function measureSqlite(file: string): Map<string, number> {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536');
  db.exec('CREATE TABLE docs (id TEXT PRIMARY KEY, n INTEGER, doc BLOB)');
  db.exec('CREATE INDEX docs_n ON docs (n)');
  const insert = db.prepare('INSERT OR REPLACE INTO docs (id, n, doc) VALUES (?, ?, ?)');
  const byId = db.prepare('SELECT doc FROM docs WHERE id = ?');
  const byNumber = db.prepare('SELECT doc FROM docs WHERE n = ?');
  const increment = db.prepare('UPDATE docs SET n = n + 1 WHERE id = ?');
  const put = (kind: string, n: number): unknown =>
    insert.run(answerId(kind, n), n, serialize(answer(answerId(kind, n), n)));
  const together = (work: () => void): void => {
    db.exec('BEGIN');
    work();
    db.exec('COMMIT');
  };
  together(() => {
    for (let n = 0; n < STORED_DOCUMENTS; n += 1) put('stored', n);
  });
  const figures = new Map<string, number>([
    [FIGURES.insertOne, rate(1, (i) => void put('one', i))],
    [FIGURES.findById, rate(1, (i) => void byId.get(someId(i)))],
    [FIGURES.findByIndex, rate(1, (i) => void byNumber.get(some(i)))],
    [FIGURES.increment, rate(1, (i) => void increment.run(someId(i)))],
  ]);
  const bulk = (kind: string, size: number): number =>
    rate(size, (i) =>
      together(() => {
        for (let k = 0; k < size; k += 1) put(kind, i * size + k);
      }),
    );
  figures.set(FIGURES.insertMany, bulk('many', BULK));
  for (const size of LEDGER_BATCHES) figures.set(FIGURES.ledger(size), bulk(`ledger${size}`, size));
  db.close();
  return figures;
}

/** How often in a second, times what each time counts for. */
export function rate(weight: number, work: (i: number) => void): number {
  const started = performance.now();
  let i = 0;
  for (; performance.now() - started < SECONDS * 1000; i += 1) work(i);
  return (i * weight * 1000) / (performance.now() - started);
}
