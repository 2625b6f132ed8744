import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { type Revised, revise } from './revise.ts';

interface Tally extends Revised {
  readonly count: number;
}

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let tallies: Model<Tally>;
beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
  const fields = { _id: String, revision: Number, count: Number };
  tallies = connection.model<Tally>('Tally', new Schema<Tally>(fields, { versionKey: false }));
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const fresh = (id: string): Tally => ({ _id: id, revision: 0, count: 0 });
const oneMore = ({ count }: Tally) => ({ count: count + 1 });

test('changes at the same moment all count, also the first', async () => {
  const changed = await Promise.all(
    Array.from({ length: 30 }, () => revise(tallies, fresh('a'), oneMore)),
  );
  expect(changed.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 1),
  );
  expect(await tallies.findById('a').lean()).toEqual({ _id: 'a', revision: 30, count: 30 });
});

test('what was stored before it had revisions is changed as anything else', async () => {
  await tallies.collection.insertOne({ _id: 'old', count: 5 } as never);
  await Promise.all([1, 2, 3].map(() => revise(tallies, fresh('old'), oneMore)));
  expect(await tallies.findById('old').lean()).toEqual({ _id: 'old', revision: 3, count: 8 });
});

test('each of those who change the same at once reads it and writes it once', async () => {
  const asked = { findById: 0, updateOne: 0 };
  const counted = new Proxy(tallies, {
    get: (model, name, receiver) => {
      if (name === 'findById' || name === 'updateOne') asked[name] += 1;
      return Reflect.get(model, name, receiver) as unknown;
    },
  });
  await revise(tallies, fresh('many'), oneMore);
  await Promise.all(Array.from({ length: 20 }, () => revise(counted, fresh('many'), oneMore)));
  expect(asked).toEqual({ findById: 20, updateOne: 20 });
});

test('another process is not overwritten: the change is asked again with what it wrote', async () => {
  await revise(tallies, fresh('both'), oneMore);
  const elsewhere = await mongoose.createConnection(store.uri).asPromise();
  const theirs = elsewhere.model<Tally>('Tally', tallies.schema);
  const all = [tallies, theirs].flatMap((model) =>
    Array.from({ length: 10 }, () => revise(model, fresh('both'), oneMore)),
  );
  await Promise.all(all);
  expect(await tallies.findById('both').lean()).toMatchObject({ revision: 21, count: 21 });
  await elsewhere.close();
});

test('what the change throws is thrown, and nothing is stored', async () => {
  const refuse = () => {
    throw new RangeError('Not so.');
  };
  await expect(revise(tallies, fresh('b'), refuse)).rejects.toThrow(RangeError);
  expect(await tallies.findById('b').lean()).toBeNull();
});

test('who never gets through is told so', async () => {
  await revise(tallies, fresh('c'), oneMore);
  let calls = 0;
  /** A change during which, every time, somebody else is quicker. */
  const overtaken = new Proxy(tallies, {
    get: (model, name, receiver) =>
      name === 'updateOne'
        ? async () => {
            calls += 1;
            return { matchedCount: 0 };
          }
        : (Reflect.get(model, name, receiver) as unknown),
  });
  await expect(revise(overtaken, fresh('c'), oneMore)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(calls).toBe(100);
});
