import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { buildSchool } from '../../../test/build-school.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { SchoolService } from './school.service.ts';

const actor = { userid: 'an-admin', accountType: 'admin' } as const;

test('what cannot be written into the audit log does not happen, and the call says so', async () => {
  const store = await startTestStore();
  const connection = await mongoose.createConnection(store.uri).asPromise();
  let broken = false;
  let reassigned = 0;
  const schools = new SchoolService({
    connection,
    audit: () => (broken ? Promise.reject(new Error('the disk is full')) : Promise.resolve()),
    renamed: () => Promise.resolve(),
    reassign: async () => {
      reassigned += 1;
    },
  });
  const school = await schools.create(actor, buildSchool());
  // A field of a newer version, which no change and no taking back may lose.
  await connection.collection('schools').updateOne({}, { $set: { founded: 1460 } });
  const before = await schools.list();
  expect(reassigned).toBe(1);

  broken = true;
  const msg = 'The audit log could not be written, so nothing was changed. Try again.';
  const refused = { code: 'UNAVAILABLE', message: msg };
  const other = buildSchool({ name: 'Other', domains: ['other.example'] });
  await expect(schools.create(actor, other)).rejects.toMatchObject(refused);
  await expect(schools.change(actor, school._id, other)).rejects.toMatchObject(refused);
  await expect(schools.remove(actor, school._id)).rejects.toMatchObject(refused);
  expect(await schools.list()).toEqual(before);
  expect(reassigned).toBe(1);

  broken = false;
  await schools.change(actor, school._id, other);
  expect(await schools.list()).toMatchObject([{ name: 'Other', founded: 1460 }]);
  await schools.remove(actor, school._id);
  expect(await schools.list()).toEqual([]);
  await connection.close();
  await store.close();
});
