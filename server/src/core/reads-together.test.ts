import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { readsTogether } from './reads-together.ts';

interface Thing {
  readonly _id: string;
  readonly name: string;
  readonly secret?: string;
}

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: mongoose.Connection;
let things: mongoose.Model<Thing>;
/** How many ids each read that was sent has asked for. */
let sizes: number[];

beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri, { monitorCommands: true }).asPromise();
  things = connection.model<Thing>(
    'Thing',
    new mongoose.Schema<Thing>({ _id: String, name: String, secret: String }),
  );
  await things.insertMany(
    Array.from({ length: 450 }, (_none, at) => ({ _id: `t${at}`, name: `T${at}`, secret: 's' })),
  );
  connection.getClient().on('commandStarted', ({ command }) => {
    const ids = (command.filter as { _id?: { $in?: string[] } } | undefined)?._id?.$in;
    if (ids !== undefined) sizes.push(ids.length);
  });
});
beforeEach(() => {
  sizes = [];
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

test('what is asked for in one turn is read with one command, each as it is stored', async () => {
  const read = readsTogether(things, { name: 1 });
  const asked = ['t1', 't2', 'none', 't1'].map(read);
  expect(await Promise.all(asked)).toEqual([
    { _id: 't1', name: 'T1' },
    { _id: 't2', name: 'T2' },
    null,
    { _id: 't1', name: 'T1' },
  ]);
  expect(sizes).toEqual([3]);
});

test('nothing is kept: what is asked for later is read anew', async () => {
  const read = readsTogether(things);
  expect(await read('t3')).toMatchObject({ _id: 't3', name: 'T3', secret: 's' });
  await things.updateOne({ _id: 't3' }, { $set: { name: 'Other' } });
  expect((await read('t3'))?.name).toBe('Other');
  expect(sizes).toEqual([1, 1]);
});

test('very many are read in several commands, so that others have a turn', async () => {
  const read = readsTogether(things, { name: 1 });
  const all = await Promise.all(Array.from({ length: 450 }, (_none, at) => read(`t${at}`)));
  expect(all.every((each, at) => each?._id === `t${at}`)).toBe(true);
  expect(sizes).toEqual([200, 200, 50]);
});

test('where the store does not answer each of them fails', async () => {
  const gone = await mongoose.createConnection(store.uri).asPromise();
  const read = readsTogether(gone.model<Thing>('Thing', things.schema));
  await gone.close();
  const all = await Promise.allSettled([read('t1'), read('t2')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
