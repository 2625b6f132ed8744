import type { Statement } from '@sets/shared/quiz/after/xapi/statement.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLrs } from '../../../../../test/lrs-stand-in.ts';
import { Lrs } from './lrs.ts';

let store: Awaited<ReturnType<typeof startLrs>>;
let lrs: Lrs;
beforeAll(async () => {
  store = await startLrs();
  lrs = new Lrs({ endpoint: store.endpoint, key: 'key', secret: 'secret' });
});
afterAll(() => store.close());

const statements = ['one', 'other'].map((id) => ({ id }) as Statement);
const send = () => lrs.send(statements, new AbortController().signal);

test.each([408, 425, 429, 500, 503])('%i is tried again later', async (status) => {
  store.answerWith(status);
  await expect(send()).rejects.toMatchObject({ code: `ELRS ${status}`, final: false });
});

test.each([400, 401, 403, 404, 413])('%i is given up: nothing mends it', async (status) => {
  store.answerWith(status);
  await expect(send()).rejects.toMatchObject({ code: `ELRS ${status}`, final: true });
});

test('what is sent goes nowhere else, whatever the store says', async () => {
  for (const status of [302, 307, 308]) {
    const before = store.received.length;
    store.answerWith(status);
    await expect(send()).rejects.toMatchObject({ code: `ELRS ${status}`, final: true });
    expect(store.received).toHaveLength(before + 1);
  }
});

test('a store that is not there is tried again later', async () => {
  const gone = await startLrs();
  await gone.close();
  const away = new Lrs({ endpoint: gone.endpoint, key: 'key', secret: 'secret' });
  const sent = away.send(statements, new AbortController().signal);
  await expect(sent).rejects.toMatchObject({ code: 'ELRS', final: false });
});

test('where one of them is there with something else in it each goes alone, until one is refused', async () => {
  const before = store.received.length;
  store.answerWith(409, 409, 429);
  await expect(send()).rejects.toMatchObject({ code: 'ELRS 429', final: false });
  const calls = store.received.slice(before).map((call) => call.statements.map(({ id }) => id));
  expect(calls).toEqual([['one', 'other'], ['one'], ['other']]);
});
