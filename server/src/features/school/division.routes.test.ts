import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import type { Notification } from '@sets/shared/notification/notification.contract.ts';
import type { Division, WaitingPerson } from '@sets/shared/account/division.contract.ts';
import type { School } from '@sets/shared/school/school.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitionOf, schoolCalls } from '../../../test/school-calls.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Person } from '../../../test/start-test-app.ts';
import { contentsIn } from '../../../test/contents-in.ts';

let app: MailApp;
let admin: Person;
beforeAll(async () => {
  app = await startMailApp();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const { put, create } = schoolCalls(() => ({ app, admin }));
const anyName = (): string => randomUUID().slice(0, 8);

interface WaitingPage {
  readonly people: WaitingPerson[];
  readonly next: string | null;
}

/** A school with Engineering by a rule, and Arts without. */
const withDivisions = async (): Promise<School> => {
  const domain = `uni-${anyName()}.example`;
  const divisions: Division[] = [
    { name: 'Engineering', domains: [`eng.${domain}`] },
    { name: 'Arts', domains: [] },
  ];
  return create({ domains: [domain], divisions });
};

/** Somebody with an address in the school, below its domain where `at` says so. */
const atSchool = async ({ domains }: School, at = '', verified = true): Promise<Person> => {
  const person = await app.buildAccount({ email: `${anyName()}@${at}${domains[0]}`, verified });
  await app.features.schools.assign();
  return person;
};

const name = (person: Person | null, division: string) =>
  app.call<{ verified: boolean; division: string }>('PUT', '/api/user/updatedivision', {
    ...(person !== null && { token: person.token }),
    body: { division },
  });
const divisionOf = async ({ token }: Person) =>
  (
    await app.call<{ registeredPhone: { verified: boolean; division: string } }>(
      'GET',
      '/api/user/getme',
      { token },
    )
  ).body.registeredPhone;
const waiting = async (before = '') =>
  (
    await app.call<WaitingPage>(
      'GET',
      `/api/admin/divisions${before === '' ? '' : `?before=${before}`}`,
      admin,
    )
  ).body;
const isWaiting = async ({ userid }: Person): Promise<boolean> =>
  (await waiting()).people.some((each) => each.userid === userid);
const decide = ({ userid }: Person, division: string, confirmed: boolean, { token } = admin) =>
  app.call('PUT', `/api/admin/people/${userid}/division`, { token, body: { division, confirmed } });
const yes = (division: string) => ({ verified: true, division });
const no = (division: string) => ({ verified: false, division });

/** By the code that comes there. */
const prove = async ({ token }: Person, email: string): Promise<void> => {
  await app.call('POST', '/api/user/sendpin', { token });
  const pin = /\b(\d{6})\b/.exec((await app.inbox.mailTo(email)).text)?.[1];
  expect((await app.call('POST', '/api/user/verifyacc', { token, body: { pin } })).status).toBe(
    200,
  );
};
const moveTo = async (person: Person, email: string): Promise<void> => {
  await app.call('PUT', '/api/user/updateemail', { token: person.token, body: { email } });
  await prove(person, email);
};

describe('naming one’s own', () => {
  test('401 for a visitor; 400 for one that the school does not have', async () => {
    const school = await withDivisions();
    const person = await atSchool(school);
    expect((await name(null, 'Arts')).status).toBe(401);
    expect(await name(person, 'History')).toMatchObject({
      status: 400,
      body: { msg: 'Your school has no division of this name.' },
    });
    const ofNone = await app.buildAccount();
    expect((await name(ofNone, 'Arts')).status).toBe(400);
    expect(await divisionOf(person)).toEqual(no(''));
  });

  test('counts at once where a rule says the same of a verified address, else waits', async () => {
    const school = await withDivisions();
    const engineer = await atSchool(school, 'lab.eng.');
    expect(await name(engineer, 'engineering')).toMatchObject({
      status: 200,
      body: yes('Engineering'),
    });
    expect(await divisionOf(engineer)).toEqual(yes('Engineering'));
    expect(await isWaiting(engineer)).toBe(false);
    expect((await name(engineer, 'Arts')).body).toEqual(no('Arts'));
    expect(await isWaiting(engineer)).toBe(true);
    expect((await name(engineer, '')).body).toEqual(no(''));
    expect(await isWaiting(engineer)).toBe(false);
  });

  test('an address that nobody has proven neither counts nor waits, until it is', async () => {
    const school = await withDivisions();
    const person = await atSchool(school, 'eng.', false);
    expect((await name(person, 'Engineering')).body).toEqual(no('Engineering'));
    expect(await isWaiting(person)).toBe(false);
    await prove(person, person.email);
    expect(await divisionOf(person)).toEqual(yes('Engineering'));
  });
});

describe('what an admin says', () => {
  test('confirms: audited, told, and it counts', async () => {
    const person = await atSchool(await withDivisions());
    await name(person, 'Arts');
    expect((await decide(person, 'Arts', true, person)).status).toBe(403);
    expect(await decide(person, 'Arts', true)).toMatchObject({
      status: 200,
      body: { division: yes('Arts') },
    });
    expect(await divisionOf(person)).toEqual(yes('Arts'));
    expect(await isWaiting(person)).toBe(false);
    const audit = await app.call<{ entries: AuditEntry[] }>('GET', '/api/admin/audit', admin);
    expect(audit.body.entries[0]).toMatchObject({ action: 'division.confirmed' });
    const told = await app.call<{ notifications: Notification[] }>(
      'GET',
      '/api/notifications',
      person,
    );
    expect(told.body.notifications[0]).toMatchObject({ title: 'Your division is confirmed' });
    // Once more changes nothing and tells nobody.
    expect((await decide(person, 'Arts', true)).status).toBe(200);
    expect(
      (await app.call<{ notifications: object[] }>('GET', '/api/notifications', person)).body
        .notifications,
    ).toHaveLength(1);
  });

  test('takes it, also after it was confirmed', async () => {
    const person = await atSchool(await withDivisions());
    await name(person, 'Arts');
    await decide(person, 'Arts', true);
    expect((await decide(person, 'Arts', false)).status).toBe(200);
    expect(await divisionOf(person)).toEqual(no(''));
  });

  test('409 where the person names another one by now, or none can be confirmed', async () => {
    const school = await withDivisions();
    const person = await atSchool(school);
    await name(person, 'Arts');
    expect((await decide(person, 'Engineering', true)).status).toBe(409);
    const unproven = await atSchool(school, '', false);
    await name(unproven, 'Arts');
    expect((await decide(unproven, 'Arts', true)).status).toBe(409);
    expect((await decide({ ...person, userid: 'nobody' }, 'Arts', true)).status).toBe(404);
  });

  test('the queue comes by pages, the newest first', async () => {
    const school = await withDivisions();
    const before = await waiting();
    expect(before.next).toBeNull();
    const people = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const person = await atSchool(school);
        await name(person, 'Arts');
        return person;
      }),
    );
    const ids = people.map(({ userid }) => userid);
    // Sixty more that have waited for longer than those.
    await app.inStore(async (store) => {
      const accounts = store.collection<{ _id: string }>('accounts');
      const like = await accounts.findOne({ _id: ids[0] ?? '' });
      await accounts.insertMany(
        Array.from({ length: 60 }, (_each, at) => ({
          ...like,
          _id: `queued-${at}`,
          emailKey: `queued-${at}@elsewhere.example`,
          divisionAskedAt: new Date(1_000_000 + at),
        })),
      );
    });
    const first = await waiting();
    expect(first.people).toHaveLength(50);
    expect(
      new Set(first.people.slice(0, 3 + before.people.length).map(({ userid }) => userid)),
    ).toEqual(new Set([...ids, ...before.people.map(({ userid }) => userid)]));
    const second = await waiting(first.next ?? '');
    expect(second.next).toBeNull();
    const all = [...first.people, ...second.people].map(({ userid }) => userid);
    expect(new Set(all).size).toBe(63 + before.people.length);
    await app.inStore((store) => store.collection('accounts').deleteMany({ emailKey: /^queued-/ }));
  });
});

describe('what takes it back', () => {
  test('another address: it goes with the old one, and a rule for the new one confirms it again', async () => {
    const school = await withDivisions();
    const [domain] = school.domains;
    const engineer = await atSchool(school, 'eng.');
    await name(engineer, 'Engineering');
    await moveTo(engineer, `${anyName()}@${domain}`);
    expect(await divisionOf(engineer)).toEqual(no('Engineering'));
    expect(await isWaiting(engineer)).toBe(true);
    await moveTo(engineer, `${anyName()}@eng.${domain}`);
    expect(await divisionOf(engineer)).toEqual(yes('Engineering'));
    expect(await isWaiting(engineer)).toBe(false);
    await moveTo(engineer, `${anyName()}@elsewhere.example`);
    expect(await divisionOf(engineer)).toEqual(no('Engineering'));
    expect(await isWaiting(engineer)).toBe(false);
  });

  test('while another address is only asked for, it counts as before; the person sees what is to be', async () => {
    const person = await atSchool(await withDivisions());
    await name(person, 'Arts');
    await decide(person, 'Arts', true);
    const ask = (email: string) =>
      app.call('PUT', '/api/user/updateemail', { token: person.token, body: { email } });
    await ask(`${anyName()}@elsewhere.example`);
    expect(await divisionOf(person)).toEqual(no('Arts'));
    const stored = await app.features.people.read(person.userid);
    expect(stored.personalDivision).toEqual(yes('Arts'));
    await ask(person.email);
    expect(await divisionOf(person)).toEqual(yes('Arts'));
  });

  test('the list: a rule that goes, one that comes, a division that goes and comes again', async () => {
    const school = await withDivisions();
    const [domain] = school.domains;
    const engineer = await atSchool(school, 'eng.');
    const artist = await atSchool(school);
    await name(engineer, 'Engineering');
    await name(artist, 'Arts');
    await decide(artist, 'Arts', true);
    const change = (divisions: Division[]) => put(school, { ...definitionOf(school), divisions });
    const [engineering = { name: '', domains: [] }, arts = { name: '', domains: [] }] =
      school.divisions;

    await change([{ ...engineering, domains: [] }, arts]);
    expect(await divisionOf(engineer)).toEqual(no('Engineering'));
    expect(await isWaiting(engineer)).toBe(true);
    expect(await divisionOf(artist)).toEqual(yes('Arts'));

    await change([engineering, { ...arts, domains: [`arts.${domain}`] }]);
    expect(await divisionOf(engineer)).toEqual(yes('Engineering'));
    // A rule that does not fit their address takes nothing that an admin said.
    expect(await divisionOf(artist)).toEqual(yes('Arts'));

    await change([engineering]);
    expect(await divisionOf(artist)).toEqual(no('Arts'));
    expect(await isWaiting(artist)).toBe(false);
    await change([engineering, { name: 'ARTS', domains: [] }]);
    expect(await divisionOf(artist)).toEqual(no('ARTS'));
    expect(await isWaiting(artist)).toBe(true);
  });

  test('the school: nothing where it gets another name, all of it where it is removed', async () => {
    const school = await withDivisions();
    const artist = await atSchool(school);
    await name(artist, 'Arts');
    await decide(artist, 'Arts', true);
    const renamed = `Renamed ${anyName()}`;
    expect((await put(school, { ...definitionOf(school), name: renamed })).status).toBe(200);
    expect(await divisionOf(artist)).toEqual(yes('Arts'));
    await app.call('DELETE', `/api/admin/schools/${school.schoolid}`, admin);
    expect(await divisionOf(artist)).toEqual(no('Arts'));
  });
});

test('what is held of it is in the export', async () => {
  const person = await atSchool(await withDivisions());
  await name(person, 'Arts');
  const files = await app.features.personalData.collect({
    ...person,
    sessionId: 'none',
    mustLeave: false,
  });
  expect(await contentsIn(files, 'account')).toMatchObject({
    registeredPhone: no('Arts'),
    divisionConfirmedBy: null,
    divisionAskedAt: expect.any(String),
  });
});
