import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import type { School, SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tinyLogo } from '../../../test/build-school.ts';
import {
  definitionOf,
  freshSchool,
  schoolAt,
  schoolCalls,
  schoolList,
} from '../../../test/school-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

interface SchoolList {
  readonly schools: School[];
}

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const { post, put, create } = schoolCalls(() => ({ app, admin }));

/** It begins as a PNG does, and that is all. */
const startOfPng = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64')}`;

/** Of 40,000 by 40,000 pixels, as its header says. */
const hugeLogo = (() => {
  const bytes = Buffer.from(tinyLogo.slice(tinyLogo.indexOf(',') + 1), 'base64');
  bytes.writeUInt32BE(40_000, 16);
  bytes.writeUInt32BE(40_000, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
})();

/** The school that somebody is told to be at. */
const me = async ({ token }: Person) =>
  (
    await app.call<{ school: string; schoolIcon: string; country: string; verified: boolean }>(
      'GET',
      '/api/user/getme',
      { token },
    )
  ).body;

describe('who may', () => {
  const calls = [
    ['GET', schoolList, undefined],
    ['POST', schoolList, freshSchool()],
    ['PUT', schoolAt({ schoolid: 'nowhere' }), freshSchool()],
    ['DELETE', schoolAt({ schoolid: 'nowhere' }), undefined],
  ] as const;
  test.each(calls)('401 without a session: %s %s', async (method, path, body) => {
    expect(await app.call(method, path, { body })).toMatchObject({ status: 401 });
  });
  test.each(calls)('403 for who is no admin: %s %s', async (method, path, body) => {
    for (const accountType of ['student', 'moderator', 'vendor'] as const) {
      const { token } = await app.buildAccount({ accountType });
      const answer = await app.call(method, path, { token, body });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });
  test('404 for a school that there is not', async () => {
    expect(await put({ schoolid: 'nowhere' }, freshSchool())).toMatchObject({ status: 404 });
    const gone = await app.call('DELETE', schoolAt({ schoolid: 'nowhere' }), admin);
    expect(gone).toMatchObject({ status: 404, body: { msg: 'This school was removed.' } });
  });
});

describe('GET /api/schools', () => {
  test('200 for everybody: the partners by name, without what is inside', async () => {
    const [zeta, alpha] = [await create({ name: 'Zeta' }), await create({ name: 'Alpha' })];
    const answer = await app.call<SchoolList>('GET', '/api/schools');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const told = answer.body.schools.filter(({ name }) => ['Zeta', 'Alpha'].includes(name));
    expect(told).toEqual(
      [alpha, zeta].map(({ schoolid, name, icon, country, currency, domains }) => ({
        schoolid,
        name,
        icon,
        country,
        currency,
        domains,
      })),
    );
  });
});

describe('POST /api/admin/schools', () => {
  test('201: as it is kept, domains in lower case and once', async () => {
    const body = freshSchool({ domains: ['UNI-a.example', 'uni-a.example', 'b.uni-a.example'] });
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({
      ...body,
      schoolid: expect.any(String),
      domains: ['uni-a.example', 'b.uni-a.example'],
      currency: 'SGD',
      people: 0,
    });
    const { body: all } = await app.call<SchoolList>('GET', schoolList, admin);
    expect(all.schools).toContainEqual(answer.body);
  });

  test.each<[string, Partial<Record<keyof SchoolDefinition, unknown>>, string]>([
    ['no name', { name: '  ' }, 'name: Fill this in.'],
    ['a name that says none', { name: 'na' }, 'NA stands for no school.'],
    ['no domain', { domains: [] }, 'Give at least one e-mail domain.'],
    ['what is no domain', { domains: ['@uni.example'] }, 'Not an e-mail domain'],
    ['a country in words', { country: 'Singapore' }, 'Two letters'],
    ['a network beyond IPv4', { networks: ['192.0.2.0/33'] }, '192.0.2.0/33 is not a network'],
    ['an address that is none', { networks: ['192.0.2.256/24'] }, 'is not a network'],
    ['everybody’s network', { networks: ['::/0'] }, 'the whole internet'],
    ['a picture of another type', { icon: tinyLogo.replace('png', 'jpeg') }, 'not of the type'],
    ['a picture that is a page', { icon: 'data:text/html;base64,PGI+' }, 'Not a small PNG'],
    ['a picture elsewhere', { icon: 'https://elsewhere.example/a.png' }, 'Not a small PNG'],
    ['a large picture', { icon: tinyLogo + 'A'.repeat(16_384) }, 'icon: '],
    ['a colour in words', { colour: 'pine' }, 'Not a colour'],
    ['a colour with more behind it', { colour: '#00594f;--ink:red' }, 'Not a colour'],
    ['a logo that is an SVG', { logo: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'Not a small PNG'],
    ['a logo that is a page', { logo: 'data:image/png;base64,PGI+PC9iPjxiPjwvYj4=' }, 'not a PNG'],
    ['a logo that only begins as a PNG', { logo: startOfPng }, 'not a PNG'],
    ['a picture that cannot be read', { icon: startOfPng }, 'cannot be read'],
    ['a picture that unpacks to far more', { icon: hugeLogo }, 'larger than 1024'],
    ['a large logo', { logo: tinyLogo + 'A'.repeat(49_152) }, 'logo: '],
    ['a logo that unpacks to very much', { logo: hugeLogo }, 'larger than 900 × 168 pixels'],
  ])('400: %s', async (_what, wrong, sentence) => {
    const before = await app.stored();
    const answer = await post({ ...freshSchool(), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((answer.body as unknown as { msg: string }).msg).toContain(sentence);
    expect(await app.stored()).toEqual(before);
  });

  test('409: a domain is of one school only, and the sentence names both', async () => {
    const first = await create({ domains: ['only-once.example'] });
    const answer = await post(freshSchool({ domains: ['other.example', 'ONLY-once.example'] }));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', msg: `only-once.example belongs to ${first.name} already.` },
    });
  });

  test('409: a name is of one school only, in any case', async () => {
    await create({ name: 'Harbour' });
    const msg = 'There is a school of this name already.';
    const answer = await post(freshSchool({ name: 'HARBOUR' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', msg } });
  });

  test('of two at the same time that want one domain, one gets it', async () => {
    const wanted = { domains: ['wanted.example'] };
    const answers = await Promise.all([1, 2, 3].map(() => post(freshSchool(wanted))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});

describe('PUT and DELETE /api/admin/schools/:schoolid', () => {
  test('200: changed, and written down', async () => {
    const school = await create();
    const wanted = { ...definitionOf(school), country: 'MY', domains: ['moved.example'] };
    const answer = await put(school, wanted);
    expect(answer).toMatchObject({ status: 200, body: { ...wanted, schoolid: school.schoolid } });
    const { body } = await app.call<{ entries: AuditEntry[] }>('GET', '/api/admin/audit', admin);
    const written = { by: { userid: admin.userid, username: 'Ada Test' }, subject: school.name };
    const details = `country SG → MY; domains −${school.domains[0]} +moved.example`;
    expect(body.entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...written, action: 'school.changed', details }),
        expect.objectContaining({
          ...written,
          action: 'school.created',
          details: school.domains[0],
        }),
      ]),
    );
  });

  test('200: the same once more is nothing to write down', async () => {
    const school = await create();
    const before = await app.stored();
    expect((await put(school, definitionOf(school))).body).toEqual(school);
    expect((await app.stored())['audit']).toEqual(before['audit']);
  });

  test('409: a domain or a name of another school, and all stays as it is', async () => {
    const [first, second] = [await create(), await create()];
    const before = await app.stored();
    const stolen = [{ domains: first.domains }, { name: first.name.toUpperCase() }];
    for (const theft of stolen) {
      const answer = await put(second, { ...definitionOf(second), ...theft });
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
    expect(await app.stored()).toEqual(before);
  });

  test('200: removed', async () => {
    const school = await create();
    expect(await app.call('DELETE', schoolAt(school), admin)).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await app.call('DELETE', schoolAt(school), admin)).toMatchObject({ status: 404 });
  });
});

describe('accounts follow the schools', () => {
  const person = (email: string) => app.buildAccount({ email });

  test('who is of no school comes to a new one; verified stays as it was', async () => {
    const somebody = await person('One@CS.Follow.example');
    const elsewhere = await person('two@notfollow.example');
    expect(await me(somebody)).toMatchObject({ school: 'NA', verified: true });
    const school = await create({ domains: ['follow.example'] });
    expect(await me(somebody)).toMatchObject({
      school: school.name,
      schoolIcon: tinyLogo,
      country: 'SG',
      verified: true,
    });
    expect((await me(elsewhere)).school).toBe('NA');
    const { body } = await app.call<SchoolList>('GET', schoolList, admin);
    expect(body.schools).toContainEqual({ ...school, people: 1 });
  });

  test('another name, country or picture is theirs too', async () => {
    const school = await create({ domains: ['renew.example'] });
    const somebody = await person('one@renew.example');
    await put(school, { ...definitionOf(school), name: 'Renamed', country: 'MY', icon: '' });
    expect(await me(somebody)).toMatchObject({ school: 'Renamed', country: 'MY', schoolIcon: '' });
    await put(school, { ...definitionOf(school), name: 'Renamed' });
    expect(await me(somebody)).toMatchObject({ country: 'SG', schoolIcon: tinyLogo });
    // The picture is in the store once, whoever has it.
    expect(JSON.stringify((await app.stored())['accounts'])).not.toContain(tinyLogo);
  });

  test('who loses their domain, or their school, is of none', async () => {
    const school = await create({ domains: ['lost.example', 'kept.example'] });
    const [lost, kept] = [await person('a@lost.example'), await person('a@kept.example')];
    await put(school, { ...definitionOf(school), domains: ['kept.example'] });
    expect(await me(lost)).toMatchObject({ school: 'NA', schoolIcon: '', country: '' });
    expect((await me(kept)).school).toBe(school.name);
    await app.call('DELETE', schoolAt(school), admin);
    expect(await me(kept)).toMatchObject({ school: 'NA', schoolIcon: '', country: '' });
  });

  test('the longest domain wins, and gives back when its school goes', async () => {
    const doctor = await person('a@med.nested.example');
    const whole = await create({ domains: ['nested.example'] });
    expect((await me(doctor)).school).toBe(whole.name);
    const medical = await create({ domains: ['med.nested.example'] });
    expect((await me(doctor)).school).toBe(medical.name);
    await app.call('DELETE', schoolAt(medical), admin);
    expect((await me(doctor)).school).toBe(whole.name);
  });

  test('an address in letters of its own is of the school that has its xn-- domain', async () => {
    const somebody = await person('a@münchen.example');
    const school = await create({ domains: ['xn--mnchen-3ya.example'] });
    expect((await me(somebody)).school).toBe(school.name);
  });
});

test('an address is on the campus of the school whose network it is', async () => {
  const school = await create({ networks: ['198.51.100.0/25', '2001:db8:5::/48'] });
  const { schools } = app.features;
  expect((await schools.ofAddress('198.51.100.9'))?._id).toBe(school.schoolid);
  expect((await schools.ofAddress('::ffff:198.51.100.9'))?._id).toBe(school.schoolid);
  expect((await schools.ofAddress('2001:db8:5::9'))?._id).toBe(school.schoolid);
  expect(await schools.ofAddress('198.51.100.200')).toBeNull();
});
