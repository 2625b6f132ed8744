import { type Connection, Schema } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { connectStore } from '../../test/test-engine.ts';
import { picturesNamedIn } from './pictures-named.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

interface Named {
  readonly pictures: readonly string[];
}
const collection = (name: string) =>
  connection.model<Named>(name, new Schema<Named>({ pictures: [String] }));

test('those that are asked for, wherever they are named, and none that stands beside them', async () => {
  const [now, before] = [collection('Now'), collection('Before')];
  await now.create({ pictures: ['hers', 'his'] }, { pictures: ['other'] });
  await before.create({ pictures: ['former'] });
  const found = await picturesNamedIn([now, before], ['hers', 'former', 'gone']);
  expect(found).toEqual(new Set(['hers', 'former']));
  expect(await picturesNamedIn([now], [])).toEqual(new Set());
});
