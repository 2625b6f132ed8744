import { type Collection, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../server/src/embedded-mongo/start.ts';
import { percentile } from '../load/percentile.ts';

const AT_ONCE = 10_000;

/** How durable writes fared beside a long read. Times in ms. */
export interface BesideLongRead {
  readonly documents: number;
  readonly readMs: number;
  readonly writes: number;
  readonly writeP50Ms: number;
  readonly writeP99Ms: number;
  readonly writeMaxMs: number;
  /** How much more memory the process held at most, in MB. */
  readonly addedMB: number;
}

interface Stored {
  readonly _id: number;
  readonly at: number;
  readonly text: string;
}

/** One write after the other, each on disk before the next, for as long as `goesOn` says. */
const timesOfWrites = async (into: Collection<Stored>, goesOn: () => boolean) => {
  const times: number[] = [];
  for (let n = 0; goesOn(); n += 1) {
    const begun = performance.now();
    await into.insertOne({ _id: n, at: n, text: 'beside' });
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
};

/** Sorts so many documents by a field that no index has, to the last one, while others write. */
export const measureLongRead = async (dir: string, documents: number): Promise<BesideLongRead> => {
  const store = await startEmbeddedMongo({ dir });
  const client = await MongoClient.connect(store.uri);
  try {
    const stored = client.db().collection<Stored>('stored');
    for (let n = 0; n < documents; n += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, documents - n) }, (_, k) => ({
        _id: n + k,
        // Every place once, in no order: the factor has no divisor in common with a round number.
        at: ((n + k) * 7_919) % documents,
        text: `document ${n + k}`,
      }));
      await stored.insertMany(some);
    }
    let reads = true;
    const before = process.memoryUsage.rss();
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const writing = timesOfWrites(client.db().collection<Stored>('beside'), () => reads);
    const begun = performance.now();
    let place = 0;
    for await (const { at } of stored
      .find()
      .sort({ at: 1 })
      .project<Pick<Stored, 'at'>>({ at: 1 })) {
      if (at !== place) throw new Error(`Place ${place} of the sorted documents holds ${at}.`);
      place += 1;
    }
    const readMs = performance.now() - begun;
    reads = false;
    const times = await writing;
    clearInterval(looking);
    if (place !== documents) throw new Error(`Sorted ${place} documents of ${documents}.`);
    return {
      documents,
      readMs,
      writes: times.length,
      writeP50Ms: percentile(times, 50),
      writeP99Ms: percentile(times, 99),
      writeMaxMs: times.at(-1) ?? 0,
      addedMB: (most - before) / 2 ** 20,
    };
  } finally {
    await client.close();
    await store.close();
  }
};
