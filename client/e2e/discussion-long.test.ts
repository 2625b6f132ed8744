import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putMessages } from '../../server/test/put-messages.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';
import { openBrowser } from './browser-stage.ts';

/* However long a chat is, and however far somebody scrolls back: only what is in sight is drawn. */

const messages = 5_000;
let close: () => Promise<void>;
let page: Page;

beforeAll(async () => {
  const store = await startTestStore();
  const server = await startStageServer({ MONGODB_URI: store.uri });
  const email = 'mira@school.example';
  const account = { email, username: 'Mira', password: 'correct horse battery' };
  const { _id } = await ensureAccount(server, { ...account, accountType: 'moderator' });
  const space = { title: 'Algorithms', description: '', startDate: '', division: '' } as const;
  const { record } = await server.features.modules.create(
    { userid: _id, accountType: 'moderator' } as const,
    { ...space, divisionOnly: false },
  );
  await putMessages(store.uri, { moduleid: record._id }, messages);
  const browser = await openBrowser();
  page = await browser.page(await browser.context({ width: 390, height: 844 }));
  await page.goto(`http://127.0.0.1:${server.port}/modulechat/${record._id}`);
  close = async () => {
    await browser.close();
    await server.close();
    await store.close();
  };
});
afterAll(() => close());

const message = (id: number) =>
  page.getByRole('article').getByText(`message ${id}`, { exact: true });

/** Goes to the beginning of what is loaded, again and again, until nothing is older; what was drawn at most meanwhile. */
const scrollBack = (): Promise<{ rows: number; nodes: number; pages: number }> =>
  page.evaluate(async () => {
    const log = document.querySelector('[role=log]');
    if (log === null) throw new Error('There is no list.');
    const most = { rows: 0, nodes: 0, pages: 0 };
    const isDone = (): boolean =>
      ![...log.querySelectorAll('button')].some((each) => /older/.test(each.textContent ?? ''));
    let height = 0;
    while (!isDone()) {
      log.scrollTop = 0;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      most.rows = Math.max(most.rows, log.querySelectorAll('article').length);
      most.nodes = Math.max(most.nodes, log.querySelectorAll('*').length);
      if (log.scrollHeight > height + 1_000) most.pages += 1;
      height = Math.max(height, log.scrollHeight);
    }
    return most;
  });

test('5,000 messages are loaded by scrolling, and a few dozen of them are drawn', async () => {
  await message(messages).waitFor();
  const most = await scrollBack();
  expect(most.pages).toBeGreaterThan(30);
  expect(most.rows).toBeLessThan(60);
  expect(most.nodes).toBeLessThan(1_200);
  await page.getByRole('log').evaluate((log) => {
    log.scrollTop = 0;
  });
  await message(1).waitFor();
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await message(messages).waitFor();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
});
