import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

interface Page {
  readonly entries: AuditEntry[];
  readonly next: string | null;
}

const path = '/api/admin/audit';
const clock = createManualClock();
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  admin = await app.buildAccount({ accountType: 'admin', username: 'Root' });
});
afterAll(() => app.close());

const page = async (before?: string): Promise<Page> => {
  const query = before === undefined ? '' : `?before=${before}`;
  const { status, body } = await app.call<Page>('GET', path + query, admin);
  expect(status).toBe(200);
  return body;
};
const write = (subject: string | { userid: string }, by: string | null = admin.userid) =>
  app.features.audit.write({ by, action: 'person.role', subject, details: 'a → b' });

describe('GET /api/admin/audit', () => {
  test('401, 403, 400', async () => {
    expect(await app.call('GET', path)).toMatchObject({ status: 401 });
    for (const accountType of ['student', 'moderator', 'vendor'] as const) {
      const token = await app.login(accountType);
      expect(await app.call('GET', path, { token })).toMatchObject({ status: 403 });
    }
    for (const query of ['?before=', '?before=x', '?before[$gt]=', '?after=1']) {
      expect(await app.call('GET', path + query, admin)).toMatchObject({ status: 400 });
    }
  });

  test('200: page after page, each entry once, newest first', async () => {
    for (let at = 0; at < 120; at += 1) {
      if (at % 4 === 0) clock.advance(1);
      await write(`thing ${at}`);
    }
    const first = await page();
    await write('thing that came late');
    const second = await page(first.next!);
    const third = await page(second.next!);
    expect(third.next).toBeNull();
    const entries = [first, second, third].flatMap((each) => each.entries);
    expect(entries).toHaveLength(120);
    expect(new Set(entries.map(({ subject }) => subject)).size).toBe(120);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(entries[0]!.by).toEqual({ userid: admin.userid, username: 'Root' });
  });

  test('people have the name of today; of those who left none is kept', async () => {
    const leaving = await app.buildAccount({ accountType: 'admin', username: 'Short Stay' });
    clock.advance(1_000);
    await write({ userid: leaving.userid }, leaving.userid);
    const [before] = (await page()).entries;
    expect(before).toMatchObject({
      by: { userid: leaving.userid, username: 'Short Stay' },
      subject: `Short Stay (${leaving.email})`,
    });
    const { body } = await app.call<object[]>('POST', '/api/user/deleteaccount', {
      token: leaving.token,
      body: { password: leaving.password },
    });
    expect(body).toEqual({});
    const [after] = (await page()).entries;
    expect(after).toMatchObject({
      by: { userid: leaving.userid, username: 'deleted account' },
      subject: 'deleted account',
    });
    expect(JSON.stringify((await app.stored())['audit'])).not.toContain('Short Stay');
  });

  test('the command line of the server is nobody', async () => {
    clock.advance(1_000);
    await write({ userid: admin.userid }, null);
    expect((await page()).entries[0]).toMatchObject({ by: null });
  });
});

test('what is written about a person is a part of their data', async () => {
  const person = await app.buildAccount();
  const { personalData } = app.features.audit;
  expect(await personalData.collect(person.userid)).toBeNull();
  await write({ userid: person.userid });
  expect(await personalData.collect(person.userid)).toEqual([
    {
      at: new Date(clock.now()).toISOString(),
      action: 'person.role',
      byMe: false,
      subject: '',
      details: 'a → b',
    },
  ]);
});
