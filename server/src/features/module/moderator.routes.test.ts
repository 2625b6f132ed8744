import { randomUUID } from 'node:crypto';
import type { Invitation } from '@sets/shared/module/invitation.contract.ts';
import { type Module, moduleLimits } from '@sets/shared/module/module.contract.ts';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountStage } from '../../../test/account-stage.ts';
import { backAgain } from '../../../test/back-again.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { mailsOnTheirWay } from '../../../test/mails-on-their-way.ts';
import { putModule } from '../../../test/put-module.ts';
import { settle } from '../../../test/settle.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Person } from '../../../test/start-test-app.ts';
import { invitationGoodForMs } from './moderators.ts';

const clock = createManualClock();
let app: MailApp;
let owner: Person;
let moderator: Person;
let stranger: Person;
let admin: Person;
let moduleid: string;
beforeAll(async () => {
  app = await startMailApp({ clock });
  [owner, moderator, stranger] = await Promise.all([
    app.buildAccount({ username: 'Olga Owner' }),
    app.buildAccount({ username: 'Max Moderator' }),
    app.buildAccount(),
  ]);
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  moduleid = await putModule(app, owner.userid, { moderators: [moderator.userid] });
});

type Caller = Pick<Person, 'token'> | undefined;
const call = <Body = Module>(method: string, name: string, person: Caller, body: object = {}) =>
  app.call<Body>(method, `/api/module/${name}`, {
    token: person?.token,
    body: { moduleid, ...body },
  });
const invite = (person: Caller, email: string) =>
  call('POST', 'invitemoderator', person, { email });
const remove = (person: Caller, { userid }: Pick<Person, 'userid'>) =>
  call('PUT', 'removemoderator', person, { userid });
const leave = (person: Caller) => call('POST', 'leave', person);
const handOver = (person: Caller, { userid }: Pick<Person, 'userid'>) =>
  call('POST', 'handover', person, { userid });
const read = async (person: Caller = owner) =>
  (await app.call<Module>('GET', `/api/module/getmodule/${moduleid}`, { token: person?.token }))
    .body;
const moderators = async () => (await read()).moderators.map(({ userid }) => userid);
const pending = async (person: Caller = owner) => {
  const path = `/api/module/getinvitations/${moduleid}`;
  return (await app.call<{ invitations: Invitation[] }>('GET', path, { token: person?.token })).body
    .invitations;
};
const told = async ({ token }: Person) =>
  (await app.call<NotificationPage>('GET', '/api/notifications', { token })).body.notifications;
const newAddress = () => `${randomUUID()}@new.example`;
const forbidden = { status: 403, body: { code: 'FORBIDDEN' } };

describe('who may', () => {
  const calls: [string, string, () => object][] = [
    ['POST', 'invitemoderator', () => ({ email: newAddress() })],
    ['PUT', 'withdrawinvitation', () => ({ invitationid: 'i1' })],
    ['PUT', 'removemoderator', () => ({ userid: moderator.userid })],
    ['POST', 'leave', () => ({})],
    ['POST', 'handover', () => ({ userid: moderator.userid })],
  ];
  test.each(calls)('401, 400, 403 and 404: %s /api/module/%s', async (method, name, right) => {
    expect((await call(method, name, undefined, right())).status).toBe(401);
    const wrong = await call(method, name, owner, { ...right(), moduleid: 'no id' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    for (const other of [stranger, admin]) {
      expect(await call(method, name, other, right())).toMatchObject(forbidden);
    }
    expect((await call(method, name, owner, { ...right(), moduleid: 'nothing' })).status).toBe(404);
    moduleid = await putModule(app, owner.userid, { content: { visibility: 'school' } });
    expect((await call(method, name, stranger, right())).status).toBe(404);
  });

  test('401, 403 and 404: who is invited, others do not learn', async () => {
    const path = `/api/module/getinvitations/${moduleid}`;
    expect((await app.call('GET', path)).status).toBe(401);
    expect(await app.call('GET', path, { token: stranger.token })).toMatchObject(forbidden);
    const nowhere = '/api/module/getinvitations/nothing';
    expect((await app.call('GET', nowhere, { token: owner.token })).status).toBe(404);
  });
});

describe('inviting somebody who has an account', () => {
  test('200: they are a moderator at once, and told so; no mail', async () => {
    const person = await app.buildAccount({ username: 'Nia New' });
    const { status, body } = await invite(moderator, `  ${person.email.toUpperCase()} `);
    expect({ status, body }).toEqual({ status: 200, body: {} });
    expect((await read()).moderators.at(-1)).toEqual({
      userid: person.userid,
      username: 'Nia New',
    });
    expect((await read(person)).may.edit).toBe(true);
    expect(await told(person)).toMatchObject([
      { kind: 'space', title: 'Added as moderator', path: `/space/${moduleid}` },
    ]);
    expect(app.inbox.mailsTo(person.email)).toEqual([]);
    expect(await pending()).toEqual([]);
  });

  test('200: again, or one who moderates already, changes nothing and tells nobody', async () => {
    const before = await read();
    const notices = await told(moderator);
    expect((await invite(owner, moderator.email)).status).toBe(200);
    expect((await invite(moderator, owner.email)).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await told(moderator)).toEqual(notices);
  });

  test('fifty times at once they are a moderator once, and told once', async () => {
    const person = await app.buildAccount();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => invite(at % 2 === 0 ? owner : moderator, person.email)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await moderators()).toEqual([moderator.userid, person.userid]);
    expect(await told(person)).toHaveLength(1);
    clock.advance(3_600_000);
  });

  test('403: where there is no room, whether the address has an account or not', async () => {
    const others = Array.from({ length: moduleLimits.moderators }, (_, at) => `m${at}`);
    moduleid = await putModule(app, owner.userid, { moderators: others });
    const known = await invite(owner, stranger.email);
    expect(known).toMatchObject(forbidden);
    expect((await invite(owner, newAddress())).body).toEqual(known.body);
  });
});

describe('inviting an address without an account', () => {
  test.each([
    [' ', 'Need an email'],
    ['nobody', 'Make sure to enter a valid email address.'],
    ['a@b.example, c@d.example', 'Make sure to enter a valid email address.'],
  ])('400: %j', async (email, msg) => {
    const answer = await invite(owner, email);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: { code: 'BAD_REQUEST', msg },
    });
    expect(await invite(stranger, email)).toMatchObject(forbidden);
  });

  test('the same reply, and a mail; who registers and proves the address is a moderator then', async () => {
    const stage = accountStage(app);
    const email = newAddress();
    expect(await invite(owner, email)).toMatchObject({ status: 200, body: {} });
    const mail = await app.inbox.mailTo(email);
    expect(mail.subject).toContain('Linear Algebra');
    expect(mail.text).toContain('Olga Owner');
    expect(mail.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/sets\/register/);
    expect(await pending()).toMatchObject([{ email }]);

    const password = 'correct horse battery';
    await stage.register(email.toUpperCase(), password);
    const person = (await stage.login(email, password)).body;
    expect((await read(person)).may.edit).toBe(false);
    expect(await moderators()).toEqual([moderator.userid]);
    await stage.verify(person, email);
    expect((await read(person)).may.edit).toBe(true);
    expect(await moderators()).toEqual([moderator.userid, person.userid]);
    expect(await pending()).toEqual([]);
  });

  test('a closed space opens to them; they find it in their list, and may change it, without reading it first', async () => {
    const spaces = [
      moduleid,
      await putModule(app, owner.userid, { content: { visibility: 'school' } }),
    ];
    const email = newAddress();
    for (moduleid of spaces) await invite(owner, email);
    const person = await app.buildAccount({ email });
    const renamed = await call('PUT', 'changemoduletitle', person, { title: 'Mine' });
    expect(renamed).toMatchObject({ status: 200, body: { title: 'Mine', may: { edit: true } } });
    const list = await app.call<{ modules: { moduleid: string }[] }>(
      'GET',
      `/api/user/getmoderating/${person.userid}`,
      { token: person.token },
    );
    const listed = list.body.modules.map((each) => each.moduleid);
    expect(listed.toSorted()).toEqual(spaces.toSorted());
  });

  test('whose address it is only by their own word gets a mail, and nothing else', async () => {
    const person = await app.buildAccount({ email: newAddress() });
    await settle(app, person, { verified: false });
    await invite(owner, person.email);
    expect((await app.inbox.mailTo(person.email)).text).toContain('verify');
    expect((await read(person)).may.edit).toBe(false);
    expect(await told(person)).toEqual([]);
  });

  test('it can be taken back, once', async () => {
    const email = newAddress();
    await invite(owner, email);
    const [{ invitationid }] = (await pending(moderator)) as [Invitation];
    const withdraw = () => call('PUT', 'withdrawinvitation', moderator, { invitationid });
    expect(await withdraw()).toMatchObject({ status: 200, body: { invitations: [] } });
    expect((await withdraw()).status).toBe(404);
    const person = await app.buildAccount({ email });
    expect((await read(person)).may.edit).toBe(false);
  });

  test('an address is invited once, and mailed at most three times in an hour', async () => {
    const email = newAddress();
    for (let each = 0; each < 5; each += 1) expect((await invite(owner, email)).status).toBe(200);
    expect(await pending()).toHaveLength(1);
    await app.inbox.mailTo(email, 3);
    await expect.poll(() => mailsOnTheirWay(app)).toBe(0);
    expect(app.inbox.mailsTo(email)).toHaveLength(3);
    clock.advance(3_600_000);
  });
});

describe('leaving, taking away, handing over', () => {
  test('a moderator leaves; the owner cannot', async () => {
    expect(await leave(owner)).toMatchObject(forbidden);
    expect(await leave(moderator)).toMatchObject({ status: 200, body: {} });
    expect(await moderators()).toEqual([]);
    expect(await leave(moderator)).toMatchObject(forbidden);
  });

  test('who leaves a closed space does not see it any more', async () => {
    moduleid = await putModule(app, owner.userid, {
      moderators: [moderator.userid],
      content: { visibility: 'school' },
    });
    expect((await leave(moderator)).status).toBe(200);
    expect((await leave(moderator)).status).toBe(404);
  });

  test('a moderator takes away another, who is told; nobody the owner', async () => {
    const person = await app.buildAccount();
    await invite(owner, person.email);
    expect(await remove(moderator, owner)).toMatchObject(forbidden);
    expect(await remove(moderator, person)).toMatchObject({
      status: 200,
      body: { moderators: [{ userid: moderator.userid }] },
    });
    expect(JSON.stringify(await told(person))).toContain('You no longer moderate a space');
    // A second tap.
    expect((await remove(moderator, person)).status).toBe(200);
    expect(await told(person)).toHaveLength(2);
    expect((await read(person)).may.edit).toBe(false);
  });

  test('the owner hands over to a moderator, and stays one; nobody else can', async () => {
    expect(await handOver(moderator, moderator)).toMatchObject(forbidden);
    const toStranger = await handOver(owner, stranger);
    expect(toStranger).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    const { status, body } = await handOver(owner, moderator);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      owner: { userid: moderator.userid },
      moderators: [{ userid: owner.userid }],
      may: { edit: true, leave: true, handOver: false, remove: false },
    });
    expect(JSON.stringify(await told(moderator))).toContain('A space is yours now');
    expect(await handOver(owner, moderator)).toMatchObject(forbidden);
    expect((await leave(owner)).status).toBe(200);
  });

  test('handed over fifty times at once, it has one owner, and everybody is there once', async () => {
    const person = await app.buildAccount();
    await invite(owner, person.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => handOver(owner, at % 2 === 0 ? person : moderator)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const now = await read();
    const all = [now.owner, ...now.moderators].map(({ userid }) => userid);
    expect(all.toSorted()).toEqual(
      [owner, moderator, person].map((each) => each.userid).toSorted(),
    );
    expect(now.owner.userid).not.toBe(owner.userid);
  });
});

// The last: it ends the sessions of those above.
test('after sixty days it is good for nothing, and forgotten', async () => {
  const late = newAddress();
  await invite(owner, late);
  clock.advance(invitationGoodForMs);
  expect(await pending(await backAgain(app, owner))).toEqual([]);
  const person = await app.buildAccount({ email: late });
  expect((await read(person)).may.edit).toBe(false);
  clock.advance(24 * 60 * 60_000);
  await expect
    .poll(async () => JSON.stringify((await app.stored())['modules']))
    .not.toContain(late);
});
