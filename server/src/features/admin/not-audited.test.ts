import { beforeAll, expect, test } from 'vitest';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';
import { AdminService } from './admin.service.ts';
import { answerTime } from './server-health.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await appOfWorker();
  person = await app.buildAccount();
});

const actor = { userid: 'an-admin', accountType: 'admin' } as const;

test('what cannot be written into the audit log does not happen, and the call says so', async () => {
  const told: unknown[] = [];
  const admins = new AdminService({
    ...app.features,
    clock: { now: () => Date.now() },
    audit: () => Promise.reject(new Error('the disk is full')),
    notify: async (...notice) => void told.push(notice),
  });
  const before = await app.features.people.read(person.userid);
  const message = 'The audit log could not be written, so nothing was changed. Try again.';
  const refused = { code: 'UNAVAILABLE', message };
  const { userid } = person;
  await expect(admins.setRole(actor, userid, 'admin')).rejects.toMatchObject(refused);
  const grant = { granted: true, until: null } as const;
  await expect(admins.setPremium(actor, userid, grant)).rejects.toMatchObject(refused);
  await expect(admins.setLocked(actor, userid, true)).rejects.toMatchObject(refused);
  expect(await app.features.people.read(userid)).toEqual(before);
  expect(told).toEqual([]);
});

test('a store that is silent or refuses has no time in which it answers', async () => {
  expect(await answerTime(() => Promise.resolve())).toBeGreaterThanOrEqual(0);
  expect(await answerTime(() => Promise.reject(new Error('gone')))).toBeNull();
  expect(await answerTime(() => new Promise(() => {}), 1)).toBeNull();
});
