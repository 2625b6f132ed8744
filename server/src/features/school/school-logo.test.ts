import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tinyLogo } from '../../../test/build-school.ts';
import { definitionOf, schoolCalls } from '../../../test/school-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const { put, create } = schoolCalls(() => ({ app, admin }));

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
