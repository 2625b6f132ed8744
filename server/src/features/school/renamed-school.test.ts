import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSchool } from '../../../test/build-school.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { SchoolService } from './school.service.ts';

const actor = { userid: 'an-admin', accountType: 'admin' } as const;

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: mongoose.Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
});
beforeEach(() => connection.dropDatabase());
afterAll(async () => {
  await connection.close();
  await store.close();
});

/** A process; where it dies, nothing of what it does then comes about. */
const open = (dies: 'before spaces follow' | 'before accounts follow' | 'never' = 'never') => {
  const followed: string[] = [];
  const service = new SchoolService({
    connection,
    audit: () => Promise.resolve(),
    renamed: async (before, after) => {
      if (dies === 'before spaces follow') throw new Error('It dies here.');
      followed.push(`spaces ${before} → ${after}`);
    },
    reassign: async ({ renamed, names }) => {
      if (renamed === null) return;
      if (dies === 'before accounts follow') throw new Error('It dies here.');
      expect([...names]).toEqual(expect.arrayContaining([renamed.before, renamed.after]));
      followed.push(`accounts ${renamed.before} → ${renamed.after}`);
    },
  });
  return { service, followed };
};
const named = (name: string, domain = 'harbour.example') =>
  buildSchool({ name, domains: [domain] });
const both = ['spaces Old → New', 'accounts Old → New'];

test('what keeps the name of a school follows, once', async () => {
  const { service, followed } = open();
  const { _id } = await service.create(actor, named('Old'));
  await service.change(actor, _id, named('New'));
  expect(followed).toEqual(both);
  await service.settle();
  await service.change(actor, _id, named('New'));
  expect(followed).toEqual(both);
});

test.each(['before spaces follow', 'before accounts follow'] as const)(
  'a process that dies %s leaves nothing behind: the next start goes on',
  async (when) => {
    const dying = open(when);
    const { _id } = await dying.service.create(actor, named('Old'));
    await expect(dying.service.change(actor, _id, named('New'))).rejects.toThrow('dies');
    const { service, followed } = open();
    await service.settle();
    expect(followed).toEqual(both);
    await service.settle();
    expect(followed).toEqual(both);
  },
);

test('names that were given up twice meanwhile lead to the one that it has', async () => {
  const dying = open('before spaces follow');
  const { _id } = await dying.service.create(actor, named('Old'));
  await expect(dying.service.change(actor, _id, named('New'))).rejects.toThrow('dies');
  const again = open();
  await again.service.change(actor, _id, named('Newest'));
  expect(again.followed).toEqual([...both, 'spaces New → Newest', 'accounts New → Newest']);
});

test('a name is nobody’s before another school takes it', async () => {
  const dying = open('before spaces follow');
  const { _id } = await dying.service.create(actor, named('Old'));
  await expect(dying.service.change(actor, _id, named('New'))).rejects.toThrow('dies');
  const { service, followed } = open();
  await service.create(actor, named('Old', 'other.example'));
  expect(followed).toEqual(both);
});
