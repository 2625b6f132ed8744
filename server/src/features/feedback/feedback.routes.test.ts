import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedbackLine } from '@sets/shared/feedback/feedback.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Person } from '../../../test/start-test-app.ts';

const clock = createManualClock();
const support = { email: 'help@school.example', space: 'support' };
let app: MailApp;
let admin: Person;
beforeAll(async () => {
  app = await startMailApp({ clock, config: { support } });
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

interface Page {
  feedback: FeedbackLine[];
  next: string | null;
}

const post = (feedback: string, token?: string, type = 'general') =>
  app.call('POST', '/api/feedback/post', { token, body: { type, feedback } });
const page = async (before?: string): Promise<Page> => {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await app.call<Page>('GET', `/api/admin/feedback${query}`, admin)).body;
};
const newest = async (): Promise<FeedbackLine | undefined> => (await page()).feedback[0];

describe('POST /api/feedback/post', () => {
  test('200: of a person, without markup, and support gets a copy', async () => {
    const { token, userid, email } = await app.buildAccount({ username: 'Ada <Writer>' });
    clock.advance(1_000);
    const typed = '<b>Great</b><script>alert(1)</script>, if a < b.\n\nReally.';
    expect(await post(typed, token, 'idea')).toMatchObject({ status: 200, body: {} });
    expect(await newest()).toEqual({
      feedbackid: expect.any(String),
      type: 'idea',
      feedback: 'Great, if a < b.\n\nReally.',
      at: clock.now(),
      from: { userid, username: 'Ada <Writer>', email },
    });
    const mail = await app.inbox.mailTo(support.email);
    expect(mail.subject).toBe('Feedback: idea');
    expect(mail.text).toContain(`Ada <Writer> (${email}) wrote:`);
    expect(mail.text).toContain('Great, if a < b.');
    expect(mail.html).toContain('Great, if a &lt; b.');
    expect(mail.html).not.toContain('<script');
  });

  test('200: of a visitor', async () => {
    clock.advance(1_000);
    const before = app.inbox.mailsTo(support.email).length;
    expect((await post('From outside', undefined, 'line\nbreak: no header')).status).toBe(200);
    expect(await newest()).toMatchObject({ feedback: 'From outside', from: null });
    const mail = await app.inbox.mailTo(support.email, before + 1);
    expect(mail.subject).toBe('Feedback: line break: no header');
    expect(mail.text).toContain('not logged in');
  });

  test.each([
    ['', 'general'],
    [' \n ', 'general'],
    ['<p></p>', 'general'],
    ['Something', ' '],
  ])('400: %j of the type %j says so, and nothing is stored', async (text, type) => {
    const before = await app.stored();
    expect(await post(text, undefined, type)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: 'Write something!' },
    });
    expect(await app.stored()).toEqual(before);
  });

  test('400: too long', async () => {
    expect((await post('x'.repeat(5_001))).status).toBe(400);
  });

  test('429: after twenty of one person, and nobody else’s', async () => {
    const { token } = await app.buildAccount();
    for (let each = 0; each < 20; each += 1) {
      expect((await post(`Thought ${each}`, token)).status).toBe(200);
    }
    expect(await post('One more', token)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', retryInMs: expect.any(Number) },
    });
    const neighbour = await app.buildAccount();
    expect((await post('Another', neighbour.token)).status).toBe(200);
    clock.advance(600_000);
    expect((await post('Later', token)).status).toBe(200);
  });

  test('200: a lecture hall of visitors behind one address', async () => {
    clock.advance(600_000);
    const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => post(`From ${at}`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('GET /api/admin/feedback', () => {
  test('200: every feedback in pages, newest first, each once', async () => {
    const all: FeedbackLine[] = [];
    let next: string | null | undefined;
    do {
      const read: Page = await page(next ?? undefined);
      all.push(...read.feedback);
      ({ next } = read);
    } while (next !== null);
    const stored = (await app.stored())['feedback'] ?? [];
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ feedbackid }) => feedbackid)).size).toBe(stored.length);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
  });

  test('401 and 403: for admins alone', async () => {
    expect((await app.call('GET', '/api/admin/feedback')).status).toBe(401);
    for (const accountType of ['student', 'moderator', 'vendor'] as const) {
      const token = await app.login(accountType);
      const answer = await app.call('GET', '/api/admin/feedback', { token });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });

  test('400: for what is no place in the list', async () => {
    for (const before of ['nowhere', '%20', '$gt']) {
      const answer = await app.call('GET', `/api/admin/feedback?before=${before}`, admin);
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
  });
});

test('what is held: one’s own is exported; who leaves is no longer named, what they wrote stays', async () => {
  const { personalData } = app.features.feedback;
  const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
  expect(await personalData.collect(mine.userid)).toBeNull();
  await post('Theirs', theirs.token);
  clock.advance(1_000);
  await post('Mine', mine.token, 'question');
  expect(await personalData.collect(mine.userid)).toEqual([
    { type: 'question', feedback: 'Mine', at: new Date(clock.now()).toISOString() },
  ]);
  await personalData.erase(mine.userid);
  expect(await personalData.collect(mine.userid)).toBeNull();
  expect(await newest()).toMatchObject({ feedback: 'Mine', from: null });
  expect(await personalData.collect(theirs.userid)).toHaveLength(1);
});
