import { writeSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../start.ts';

/**
 * The process that the durability test kills: eight writers insert, replace and count, and each
 * acknowledged write is told on standard output, one line for each, `<kind> <writer> <number>`.
 */
const WRITERS = 8;
const [dir = '', round = ''] = process.argv.slice(2);

const { uri } = await startEmbeddedMongo({ dir });
const client = await MongoClient.connect(uri);
const collection = client
  .db()
  .collection<{ _id: string; n: number; said?: string }>('acknowledged');
await collection.createIndex({ said: 'text' });

async function write(writer: number): Promise<void> {
  const counter = `counter-${round}-${writer}`;
  for (let n = 1; ; n += 1) {
    await collection.insertOne({
      _id: `insert-${round}-${writer}-${n}`,
      n,
      said: `acknowledged r${round}w${writer}n${n}`,
    });
    writeSync(1, `insert ${writer} ${n}\n`);
    await collection.updateOne({ _id: counter }, { $set: { n } }, { upsert: true });
    writeSync(1, `counter ${writer} ${n}\n`);
    const ids = Array.from({ length: 10 }, (_, i) => `bulk-${round}-${writer}-${n}-${i}`);
    await collection.bulkWrite(
      ids.map((_id) => ({
        replaceOne: { filter: { _id, n: { $lt: n } }, replacement: { n }, upsert: true },
      })),
      { ordered: false },
    );
    writeSync(1, `bulk ${writer} ${n}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
