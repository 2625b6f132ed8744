import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SortSpool } from './sort-spool.ts';

const keyOf = (n: number): Buffer => Buffer.from([n % 7, (n * 31) % 5]);
const expected = (rows: number): number[] =>
  Array.from({ length: rows }, (_, n) => n).toSorted(
    (a, b) => Buffer.compare(keyOf(a), keyOf(b)) || a - b,
  );

test.each([0, 1, 500, 20_000, 45_001])('%i rows come in the order of their keys', (rows) => {
  const db = new DatabaseSync(':memory:');
  const spool = new SortSpool(db);
  for (let n = 0; n < rows; n += 1) spool.add(keyOf(n), n);
  expect([...spool.rows()]).toEqual(expected(rows));
  expect(db.prepare('SELECT count(*) AS n FROM temp.sqlite_schema').get()).toEqual({ n: 0 });
  db.close();
});

test('what is not read to its end leaves nothing behind', () => {
  const db = new DatabaseSync(':memory:');
  for (const taken of [0, 1]) {
    const spool = new SortSpool(db);
    for (let n = 0; n < 30_000; n += 1) spool.add(keyOf(n), n);
    const rows = spool.rows();
    for (let n = 0; n < taken; n += 1) rows.next();
    rows.return(undefined);
    spool.close();
    expect(db.prepare('SELECT count(*) AS n FROM temp.sqlite_schema').get()).toEqual({ n: 0 });
  }
  db.close();
});
