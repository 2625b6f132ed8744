import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import type { School, SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchool, tinyLogo } from '../../../test/build-school.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

let made = 0;
/** A definition that meets no other school. */
const fresh = (overrides: Partial<SchoolDefinition> = {}): SchoolDefinition => {
  made += 1;
  const own = { name: `School ${made}`, domains: [`school-${made}.example`] };
  return buildSchool({ ...own, ...overrides });
};

const list = '/api/admin/schools';
const one = ({ schoolid }: { schoolid: string }): string => `${list}/${schoolid}`;
const post = (body: unknown, { token } = admin) => app.call<School>('POST', list, { token, body });
const put = (school: { schoolid: string }, body: unknown, { token } = admin) =>
  app.call<School>('PUT', one(school), { token, body });
const create = async (overrides: Partial<SchoolDefinition> = {}): Promise<School> => {
  const { status, body } = await post(fresh(overrides));
  expect(status).toBe(201);
  return body;
};
const definitionOf = ({ schoolid: _id, people: _people, ...definition }: School) => definition;

describe('the logo of a school', () => {
  const at = ({ schoolid }: { schoolid: string }): string =>
    `${app.url}/api/schools/${schoolid}/logo`;

  test('is what was given, as a picture that is nothing else, and is kept by browsers', async () => {
    const answer = await fetch(at(await create({ logo: tinyLogo })));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`data:image/png;base64,${bytes.toString('base64')}`).toBe(tinyLogo);
  });

  test('404 where there is none, and no browser keeps that', async () => {
    for (const school of [await create(), { schoolid: 'nowhere' }]) {
      const answer = await fetch(at(school));
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('a change of colour and logo is in the audit log, without the picture', async () => {
    const school = await create({ colour: '#00594f' });
    await put(school, { ...definitionOf(school), colour: '#f2b705', logo: tinyLogo });
    const { body } = await app.call<{ entries: AuditEntry[] }>('GET', '/api/admin/audit', admin);
    const entry = body.entries.find(({ subject }) => subject === school.name);
    expect(entry?.details).toBe('colour #00594f → #f2b705; logo');
  });
});
