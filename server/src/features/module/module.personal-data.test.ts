import type { Module } from '@sets/shared/module/module.contract.ts';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { putModule } from '../../../test/put-module.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';
import { contentsIn } from '../../../test/contents-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appOfWorker();
});

const invitationOf = ({ email }: Person) => ({
  id: 'i1',
  email,
  emailKey: email,
  at: new Date(),
});
const collect = async (person: Person) => {
  const actor = { ...person, sessionId: 'any', mustLeave: false };
  const files = await app.features.personalData.collect(actor);
  return await contentsIn(files, 'spaces');
};
const leave = ({ token, password }: Person) =>
  app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
const read = (moduleid: string, person?: Person) =>
  app.call<Module>('GET', `/api/module/getmodule/${moduleid}`, { token: person?.token });
const told = async ({ token }: Person) =>
  (await app.call<NotificationPage>('GET', '/api/notifications', { token })).body.notifications;

test('what a person owns, moderates and is invited to is in their export, and no other person', async () => {
  const [person, other] = [await app.buildAccount(), await app.buildAccount()];
  expect(await collect(person)).toBeUndefined();
  const owned = await putModule(app, person.userid, {
    moderators: [other.userid],
    invitations: [{ id: 'i2', email: 'eve@x.example', emailKey: 'eve@x.example', at: new Date() }],
    content: { title: 'Mine' },
  });
  const gone = await putModule(app, person.userid, { deletedAt: new Date() });
  const moderated = await putModule(app, other.userid, { moderators: [person.userid] });
  const invited = await putModule(app, other.userid, { invitations: [invitationOf(person)] });
  const contents = await collect(person);
  expect(contents).toMatchObject({
    owned: [
      { moduleid: owned, title: 'Mine', deletedAt: null, content: { description: '' } },
      { moduleid: gone, deletedAt: expect.any(String) },
    ],
    moderated: [{ moduleid: moderated, title: 'Linear Algebra' }],
    invited: [{ moduleid: invited, title: 'Linear Algebra' }],
  });
  expect(JSON.stringify(contents)).not.toContain(other.userid);
  expect(JSON.stringify(contents)).not.toContain('eve@x.example');
});

test('a space whose owner leaves goes to its first moderator who is there, and that one is told', async () => {
  const [person, first, second] = await Promise.all([
    app.buildAccount({ username: 'Olga Gone' }),
    app.buildAccount(),
    app.buildAccount(),
  ]);
  const moduleid = await putModule(app, person.userid, {
    moderators: ['long-gone', first.userid, second.userid],
    content: { title: 'Passed On' },
  });
  expect((await leave(person)).status).toBe(200);
  const { status, body } = await read(moduleid, first);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    owner: { userid: first.userid },
    moderators: [{ userid: second.userid }],
    may: { handOver: true, remove: true },
  });
  const [notice] = await told(first);
  expect(notice).toMatchObject({ kind: 'space', path: `/space/${moduleid}` });
  expect(notice?.text).toContain('Passed On');
  expect(notice?.text).not.toContain('Olga');
  expect(await told(second)).toEqual([]);
});

test('one without a moderator, and one that was deleted, end with what hangs on them', async () => {
  const [person, other] = [await app.buildAccount(), await app.buildAccount()];
  const alone = await putModule(app, person.userid, {
    moderators: ['long-gone'],
    content: { topics: [{ topicid: 't1', title: 'Topic', archived: false }] },
  });
  const deleted = await putModule(app, person.userid, {
    moderators: [other.userid],
    deletedAt: new Date(),
  });
  const shelf = { ...buildPoll(), moduleid: alone, topicid: 't1' };
  const { _id: pollid } = await app.features.polls.create(person, shelf);
  expect((await leave(person)).status).toBe(200);
  const left = await app.inStore((store) =>
    store
      .collection<{ _id: string }>('modules')
      .find({ _id: { $in: [alone, deleted] } })
      .toArray(),
  );
  expect(left).toEqual([]);
  expect(await app.features.polls.exists(pollid)).toBe(false);
  expect(await told(other)).toEqual([]);
});

test('who leaves moderates nothing and is invited nowhere any more; a newer version’s space too', async () => {
  const [person, other] = [await app.buildAccount(), await app.buildAccount()];
  const moderated = await putModule(app, other.userid, { moderators: [person.userid] });
  const invited = await putModule(app, other.userid, { invitations: [invitationOf(person)] });
  const newer = await putModule(app, person.userid, { moderators: [other.userid] });
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('modules')
      .updateOne({ _id: newer }, { $set: { content: { v: 9, title: 'Newer' } } }),
  );
  expect((await leave(person)).status).toBe(200);
  expect((await read(moderated)).body.moderators).toEqual([]);
  const all = await app.inStore((store) =>
    store
      .collection<{ _id: string }>('modules')
      .find({ _id: { $in: [moderated, invited, newer] } })
      .toArray(),
  );
  expect(all).toHaveLength(3);
  expect(JSON.stringify(all)).not.toContain(person.userid);
  expect(JSON.stringify(all)).not.toContain(person.email);
  expect(all.find(({ _id }) => _id === newer)).toMatchObject({
    owner: other.userid,
    content: { v: 9 },
  });
});

test('an invitation is not shown to, and not ended by, who has not proven its address', async () => {
  const [owner, stranger] = await Promise.all([
    app.buildAccount(),
    app.buildAccount({ verified: false }),
  ]);
  const invitation = invitationOf(stranger);
  const moduleid = await putModule(app, owner.userid, { invitations: [invitation] });
  expect(await collect(stranger)).toBeUndefined();
  expect((await leave(stranger)).status).toBe(200);
  const path = `/api/module/getinvitations/${moduleid}`;
  const left = await app.call<{ invitations: object[] }>('GET', path, { token: owner.token });
  expect(left.body.invitations).toMatchObject([{ email: stranger.email }]);
});
