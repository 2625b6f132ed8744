import type {
  GeneratorReply,
  GeneratorStanding,
} from '@sets/shared/generator/generator.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChatStandIn } from '../../../test/chat-stand-in.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let chat: Awaited<ReturnType<typeof startChatStandIn>>;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  chat = await startChatStandIn();
  const plan = { polls: 10, modules: 10, credits: 2 };
  app = await startTestApp({
    config: {
      generator: { url: chat.url, key: null, model: 'small' },
      plans: { free: plan, premium: { ...plan, credits: 9 } },
    },
  });
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(async () => {
  await app.stop();
  await chat.stop();
});

const text =
  'Photosynthesis is the process by which green plants convert sunlight into chemical energy. The Treaty of Rome was signed by six countries in 1957.';
const wish = { way: 'rules', text, kinds: ['choice', 'open-text', 'number'], most: 5 };
const make = (who: Person, body: object) =>
  app.call<GeneratorReply>('POST', '/api/generator/questions', { token: who.token, body });
const standing = async (who: Person) =>
  (await app.call<GeneratorStanding>('GET', '/api/generator', who)).body;

test('a use costs one credit, however often the same attempt is sent; without credits there is none', async () => {
  const who = await app.buildAccount();
  expect(await standing(who)).toEqual({ credits: 2, monthly: 2, model: 'small' });
  const [first, second] = await Promise.all([
    make(who, { ...wish, attempt: 'a1' }),
    make(who, { ...wish, attempt: 'a1' }),
  ]);
  expect(first.status).toBe(200);
  expect(first.body.credits).toBe(1);
  expect(second.body).toEqual(first.body);
  const texts = first.body.questions.map(({ question }) => question.text).join('\n');
  expect(texts).toContain('signed by six countries in _____');
  expect((await make(who, { ...wish, attempt: 'a1' })).body).toEqual(first.body);
  expect((await make(who, { ...wish, attempt: 'a2' })).body.credits).toBe(0);
  const refused = await make(who, { ...wish, attempt: 'a3' });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ msg: expect.stringMatching(/no credits/) });
  // What was paid is still told.
  expect((await make(who, { ...wish, attempt: 'a2' })).status).toBe(200);
});

test('what failed, or gave nothing, costs nothing', async () => {
  const who = await app.buildAccount();
  chat.answers((response) => void response.writeHead(429).end());
  const failed = await make(who, { ...wish, way: 'service', attempt: 'b1' });
  expect(failed.status).toBe(503);
  const nothing = await make(who, { ...wish, text: 'word '.repeat(40), attempt: 'b2' });
  expect(nothing.body).toMatchObject({ questions: [], credits: 2 });
  chat.says(
    JSON.stringify([{ question: 'When was it signed?', options: ['1957', '1961'], right: '1957' }]),
  );
  const made = await make(who, { ...wish, way: 'service', attempt: 'b1' });
  expect(made.body).toMatchObject({ credits: 1, questions: [{ question: { kind: 'choice' } }] });
});

test('an admin gives credits, which is written down and told; a month fills up to what the plan gives', async () => {
  const who = await app.buildAccount();
  const path = `/api/admin/people/${who.userid}/credits`;
  const given = await app.call('PUT', path, { token: admin.token, body: { credits: 7 } });
  expect(given.body).toMatchObject({ apiCredits: 7 });
  expect((await standing(who)).credits).toBe(7);
  const { body } = await app.call<{ entries: object[] }>('GET', '/api/admin/audit', admin);
  expect(body.entries[0]).toMatchObject({ action: 'person.credits', details: '0 → 7' });
  expect((await app.call('PUT', path, { token: who.token, body: { credits: 9 } })).status).toBe(
    403,
  );
  await app.call('PUT', path, { token: admin.token, body: { credits: 0 } });
  expect((await standing(who)).credits).toBe(0);
});

test('400 for what is no text to ask about', async () => {
  const who = await app.buildAccount();
  for (const body of [
    { ...wish, attempt: 'c', text: 'short' },
    { ...wish, attempt: 'c', kinds: [] },
  ]) {
    expect((await make(who, body)).status).toBe(400);
  }
});
