import { type Collection, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../server/src/embedded-mongo/start.ts';
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

type Answers = Collection<ReturnType<typeof answer>>;

/** The store as the server uses it: in its thread, behind its socket, through the driver. */
export async function measureStore(dir: string): Promise<Map<string, number>> {
  const store = await startEmbeddedMongo({ dir });
  const client = await MongoClient.connect(store.uri);
  const stored: Answers = client.db().collection('stored');
  const figures = new Map<string, number>();
  await stored.createIndex({ turn: 1 });
  for (let n = 0; n < STORED_DOCUMENTS; n += 2000) {
    await stored.insertMany(range(2000, (k) => answer(answerId('stored', n + k), n + k)));
  }
  const increment = (i: number) => stored.updateOne({ _id: someId(i) }, { $inc: { round: 1 } });
  const fresh: Answers = client.db().collection('fresh');
  const insert = (i: number) => fresh.insertOne(answer(answerId('one', i), i));
  const insert16 = (i: number) => fresh.insertOne(answer(answerId('sixteen', i), i));

  figures.set(FIGURES.ping, await rate(1, 1, () => client.db().command({ ping: 1 })));
  figures.set(FIGURES.findById, await rate(1, 1, (i) => stored.findOne({ _id: someId(i) })));
  figures.set(FIGURES.findByIndex, await rate(1, 1, (i) => stored.findOne({ turn: some(i) })));
  figures.set(FIGURES.increment, await rate(1, 1, increment));
  figures.set(FIGURES.increment64, await rate(64, 1, increment));
  figures.set(FIGURES.insertOne, await rate(1, 1, insert));
  figures.set(FIGURES.insertOne16, await rate(16, 1, insert16));
  figures.set(FIGURES.insertMany, await rate(1, BULK, (i) => fresh.insertMany(manyAnswers(i))));
  for (const size of LEDGER_BATCHES) {
    const upserts = (kind: string) => (i: number) =>
      fresh.bulkWrite(ledgerBatch(kind, i, size), { ordered: false });
    figures.set(FIGURES.ledger(size), await rate(1, size, upserts(`ledger${size}`)));
    figures.set(FIGURES.ledger4(size), await rate(4, size, upserts(`four${size}`)));
  }
  await client.close();
  await store.close();
  return figures;
}

function manyAnswers(i: number) {
  return range(BULK, (k) => answer(answerId('many', i * BULK + k), i));
}

function ledgerBatch(kind: string, i: number, size: number) {
  return range(size, (k) => {
    const replacement = answer(answerId(kind, i * size + k), 1);
    const filter = { _id: replacement._id, turn: { $lt: 1 } };
    return { replaceOne: { filter, replacement, upsert: true } };
  });
}

function range<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** How often in a second with so many calls under way, times what each one counts for. */
export async function rate(
  atOnce: number,
  weight: number,
  call: (i: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      calls += 1;
      await call(calls);
    }
  };
  await Promise.all(range(atOnce, caller));
  return (calls * weight * 1000) / (performance.now() - started);
}
