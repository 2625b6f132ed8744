import fc from 'fast-check';
import type { PeoplePage } from '@sets/shared/admin/admin.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { peoplePerPage } from './people.service.ts';

const clock = createManualClock();
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  admin = await app.buildAccount({ accountType: 'admin', username: 'Root' });
});
afterAll(() => app.close());

const ensure = (username: string, email: string) =>
  app.features.accounts.ensure({
    username,
    email,
    password: 'correct horse battery',
    accountType: 'vendor',
    verified: false,
    school: 'NA',
  });

const find = async (query: Record<string, string> = {}): Promise<PeoplePage> => {
  clock.advance(1_000);
  const path = `/api/admin/people?${new URLSearchParams(query).toString()}`;
  const { status, body } = await app.call<PeoplePage>('GET', path, admin);
  expect(status).toBe(200);
  return body;
};
const names = ({ people }: PeoplePage): string[] => people.map(({ username }) => username);

describe('looking for people', () => {
  test('by the beginning or a part of the name or the address, in any case', async () => {
    await ensure('Zoë Quill', 'zq@looking.example');
    for (const search of ['zo', 'QUILL', 'oë q', 'ZQ@', 'looking.ex', ' zq@looking.example ']) {
      expect(names(await find({ search }))).toEqual(['Zoë Quill']);
    }
    const { people, total, next } = await find({ search: 'quill' });
    expect({ total, next }).toEqual({ total: 1, next: null });
    expect(people[0]).toEqual({
      userid: expect.any(String),
      username: 'Zoë Quill',
      division: { division: '', verified: false },
      email: 'zq@looking.example',
      accountType: 'vendor',
      verified: false,
      school: 'NA',
      locked: false,
      premium: expect.objectContaining({ plan: 'free' }),
      apiCredits: 0,
      createdAt: expect.any(Number),
    });
  });

  test('by role', async () => {
    expect(names(await find({ accountType: 'admin' }))).toEqual(['Root']);
    expect(names(await find({ accountType: 'admin', search: 'zo' }))).toEqual([]);
  });

  test('what means something in a pattern means itself', async () => {
    await ensure('A+B (C) [D] {2} ^$ \\w | . * ? - /', 'odd@patterns.example');
    for (const search of ['+B', '(C)', '[D]', '{2}', '^$', '\\w', '|', '* ?', '- /', '.*']) {
      const found = names(await find({ search }));
      expect(found.every((name) => name.toLowerCase().includes(search.toLowerCase()))).toBe(true);
    }
    expect(names(await find({ search: '.*' }))).toEqual([]);
    expect(names(await find({ search: 'A.B' }))).toEqual([]);
    expect(names(await find({ search: '+b (c) [d] {2} ^$ \\w | . * ? - /' }))).toHaveLength(1);
  });

  test('whatever is typed finds exactly those in whom it is', async () => {
    const all = (await app.features.people.find({})).items;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii', maxLength: 4 }), async (search) => {
        // oxlint-disable-next-line no-control-regex -- they are taken out before looking
        const sought = search.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
        const key = sought.toLowerCase();
        const right = all.filter(({ username, email }) =>
          [username, email].some((text) => text.toLowerCase().includes(key)),
        );
        const { total } = await app.features.people.find({ search });
        expect(total).toBe(right.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('page after page', () => {
  test('everybody once, newest first, also where times are the same and while people come', async () => {
    const many = Array.from({ length: 2 * peoplePerPage + 10 }, (_each, at) => at);
    for (const at of many) {
      if (at % 3 === 0) clock.advance(1);
      await ensure(`Page ${at}`, `page-${at}@pages.example`);
    }
    const first = await find({ search: '@pages' });
    await ensure('Late', 'late@pages.example');
    const second = await find({ search: '@pages', before: first.next! });
    const third = await find({ search: '@pages', before: second.next! });
    expect([first, second, third].map(({ people }) => people.length)).toEqual([50, 50, 10]);
    expect(third.next).toBeNull();
    expect([first.total, second.total]).toEqual([110, 111]);
    const seen = [first, second, third].flatMap(({ people }) => people);
    expect(new Set(seen.map(({ userid }) => userid)).size).toBe(many.length);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('400: what is no place in a list', async () => {
    for (const before of ['', 'x', 'a b', 'x'.repeat(100)]) {
      const path = `/api/admin/people?before=${encodeURIComponent(before)}`;
      expect(await app.call('GET', path, admin)).toMatchObject({ status: 400 });
    }
    const long = `/api/admin/people?search=${'x'.repeat(121)}`;
    expect(await app.call('GET', long, admin)).toMatchObject({ status: 400 });
    const role = '/api/admin/people?accountType=owner';
    expect(await app.call('GET', role, admin)).toMatchObject({ status: 400 });
  });
});
