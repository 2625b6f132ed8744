import type { Poll } from '@sets/shared/poll/poll.contract.ts';
import {
  exchangeLimits,
  type ExportLine,
  type FileRead,
  writtenFormats,
} from '@sets/shared/material/exchange.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let poll: Poll;
beforeAll(async () => {
  app = await appOfWorker();
  owner = await app.buildAccount({ accountType: 'moderator' });
  stranger = await app.buildAccount({ accountType: 'moderator' });
  poll = (await app.call<Poll>('POST', '/api/polls', { token: owner.token, body: buildPoll() }))
    .body;
});

const read = async (body: string | Uint8Array, { token }: { token?: string } = owner) => {
  const response = await fetch(`${app.url}/api/polls/read?name=a.gift`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : Buffer.from(body),
  });
  return { status: response.status, body: (await response.json()) as FileRead };
};

test('a file is looked into: each item with its question or why not; nothing is stored', async () => {
  const { status, body } = await read('Is it so? {T}\n\nPair them. {=a -> b}');
  expect(status).toBe(200);
  expect(body.format).toBe('gift');
  expect(body.items.map(({ question }) => question?.kind ?? null)).toEqual(['true-false', null]);
  expect(body.items[0]?.extra?.right).toEqual(rightOptions('true'));
  expect(body.items[1]?.notes).toEqual(['It has fewer than two things to match.']);
});

test('401 for visitors; 413 for what is too large; what is no file of questions is told so', async () => {
  expect((await read('x {T}', {})).status).toBe(401);
  expect((await read(new Uint8Array(exchangeLimits.bytes + 1))).status).toBe(413);
  const { status, body } = await read(Uint8Array.from([0x50, 0x4b, 3, 4, 0]));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    format: null,
    items: [],
    notes: [expect.stringMatching(/archive/)],
  });
});

test.each(writtenFormats)('%s: a file for who moderates, 404 for others', async (format) => {
  const address = `${app.url}/api/polls/${poll.pollid}/export/${format}`;
  const told = await fetch(address, { headers: { authorization: `Bearer ${owner.token}` } });
  expect(told.status).toBe(200);
  expect((await told.arrayBuffer()).byteLength).toBeGreaterThan(50);
  const refused = await fetch(address, { headers: { authorization: `Bearer ${stranger.token}` } });
  expect(refused.status).toBe(404);
});

test('what each format cannot hold is said beside it', async () => {
  const { body } = await app.call<{ exports: ExportLine[] }>(
    'GET',
    `/api/polls/${poll.pollid}/exports`,
    owner,
  );
  expect(body.exports.map(({ format }) => format)).toEqual(writtenFormats);
  expect(body.exports.find(({ format }) => format === 'json')?.notes).toEqual([]);
  expect(body.exports.every(({ questions }) => questions === poll.questions.length)).toBe(true);
});
