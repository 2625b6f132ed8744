/** Posts to a feed as fast as it can and tells what was acknowledged, until it is killed: `uri feed`. */
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { newEntry } from '../../../../test/feed-store-suite.ts';
import { MongoFeedStore } from '../mongo-feed-store.ts';

const [, , uri = '', feed = ''] = process.argv;
const client = await MongoClient.connect(uri);
const store = new MongoFeedStore(client.db(), pino({ level: 'silent' }));

const post = async (who: number): Promise<never> => {
  for (let at = 0; ; at += 1) {
    const attempt = `killed-${who}-${at}`;
    const [id] = await store.append(feed, [newEntry(attempt)]);
    process.stdout.write(`${attempt} ${id}\n`);
  }
};

await Promise.all([0, 1, 2, 3].map(post));
