import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { buildSchool } from '../../../test/build-school.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { SchoolService } from './school.service.ts';

const actor = { userid: 'an-admin', accountType: 'admin' } as const;

test('of two processes that change the schools at once, the one done last goes by the list as it is', async () => {
  const store = await startTestStore();
  const connection = await mongoose.createConnection(store.uri).asPromise();
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const assigned: (string | null)[] = [];
  const audit = () => Promise.resolve();
  /** What becomes of somebody of `harbour.example` in this process. */
  const open = (wait: () => Promise<void>) =>
    new SchoolService({
      connection,
      audit,
      renamed: () => Promise.resolve(),
      reassign: async ({ schoolOf, names }) => {
        await wait();
        expect(names).toContain('Harbour University');
        assigned.push(schoolOf('ann@harbour.example')?.name ?? null);
      },
    });
  const [quick, slow] = [
    open(() => Promise.resolve()),
    open(() => {
      begun.resolve();
      return goOn.promise;
    }),
  ];
  const { _id } = await quick.create(actor, buildSchool());
  const other = buildSchool({ name: 'Other', domains: ['other.example'] });
  const creating = slow.create(actor, other);
  await begun.promise;
  await quick.remove(actor, _id);
  goOn.resolve();
  await creating;
  // The slow one goes by its old list first, and then once more.
  expect(assigned).toEqual(['Harbour University', null, 'Harbour University', null]);
  await connection.close();
  await store.close();
});
