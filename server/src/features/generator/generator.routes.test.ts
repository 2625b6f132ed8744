import type { ServerResponse } from 'node:http';
import type {
  GeneratorReply,
  GeneratorStanding,
} from '@sets/shared/generator/generator.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { startChatStandIn } from '../../../test/chat-stand-in.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let chat: Awaited<ReturnType<typeof startChatStandIn>>;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  chat = await startChatStandIn();
  const plan = { polls: 10, modules: 10, credits: 2, storedMegabytes: 10 };
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

const usesOf = ({ userid }: Person) =>
  app.inStore((store) => store.collection('generatoruses').find({ userid }).toArray());

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

test('who sends many wishes at once has as many answers of the service as they can pay', async () => {
  const who = await app.buildAccount();
  const before = chat.asked.length;
  const waiting: ServerResponse[] = [];
  chat.answers((response) => {
    waiting.push(response);
  });
  const all = ['d1', 'd2', 'd3', 'd4', 'd5'].map((attempt) =>
    make(who, { ...wish, way: 'service', attempt }),
  );
  const refused = await Promise.race(all);
  expect(refused.status).toBe(403);
  await eventually(() => expect(waiting).toHaveLength(2));
  expect((await standing(who)).credits).toBe(0);
  // What fails is given back.
  for (const response of waiting) response.writeHead(429).end();
  const told = await Promise.all(all);
  expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    403, 403, 403, 503, 503,
  ]);
  expect(chat.asked).toHaveLength(before + 2);
  expect((await standing(who)).credits).toBe(2);
  expect(await usesOf(who)).toEqual([]);
});

test('an attempt that was paid, and of which nothing is kept, is not made again for nothing', async () => {
  const who = await app.buildAccount();
  expect((await make(who, { ...wish, attempt: 'e1' })).body.credits).toBe(1);
  await app.inStore((store) =>
    store.collection('generatoruses').deleteMany({ userid: who.userid }),
  );
  const again = await make(who, { ...wish, attempt: 'e1' });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ msg: expect.stringMatching(/not kept/) });
  expect((await standing(who)).credits).toBe(1);
  expect(await usesOf(who)).toEqual([]);
});

test('what a server was making as it stopped is given back', async () => {
  const who = await app.buildAccount();
  expect((await standing(who)).credits).toBe(2);
  const { userid } = who;
  const _id = `${userid}/f1`;
  const put = (name: string, id: string, $set: object) =>
    app.inStore((store) =>
      store
        .collection<{ _id: string }>(name)
        .updateOne({ _id: id }, { $set }, { upsert: name === 'generatoruses' }),
    );
  await put('accounts', userid, { apiCredits: 1, creditsTaken: ['f1'] });
  await put('generatoruses', _id, { userid, way: 'rules', made: '', at: new Date() });
  expect((await standing(who)).credits).toBe(1);
  // It may be that another process is at it still.
  expect((await make(who, { ...wish, attempt: 'f1' })).status).toBe(503);
  await put('generatoruses', _id, { at: new Date(Date.now() - 3_600_000) });
  expect((await standing(who)).credits).toBe(2);
  expect((await make(who, { ...wish, attempt: 'f1' })).body.credits).toBe(1);
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
