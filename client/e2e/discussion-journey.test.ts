import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';
import { axeFaults } from './axe.ts';
import { openBrowser } from './browser-stage.ts';
import { sendLogIn } from './stage-acts.ts';

/*
 * A lecturer on a laptop, a student on a phone and a visitor in the chat of a space: also without a
 * network, and until the space is closed.
 */

const password = 'correct horse battery';
let stage: Awaited<ReturnType<typeof open>>;
let lecturer: Page;
let student: Page;
let visitor: Page;

const open = async () => {
  const store = await startTestStore();
  const server = await startStageServer({ MONGODB_URI: store.uri });
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await openBrowser();
  const person = async (username: string, accountType: 'moderator' | 'student') => {
    const email = `${username.toLowerCase()}@school.example`;
    const { _id } = await ensureAccount(server, { email, username, accountType, password });
    return { email, userid: _id };
  };
  const mira = await person('Mira', 'moderator');
  const sam = await person('Sam', 'student');
  const actor = { userid: mira.userid, accountType: 'moderator' } as const;
  const space = { title: 'Algorithms', description: '', startDate: '', division: '' } as const;
  const { record } = await server.features.modules.create(actor, {
    ...space,
    divisionOnly: false,
  });
  return {
    ...browser,
    url,
    mira,
    sam,
    chat: `${url}/modulechat/${record._id}`,
    remove: () =>
      fetch(`${url}/api/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: mira.email, password }),
      })
        .then((answer) => answer.json() as Promise<{ token: string }>)
        .then(({ token }) =>
          fetch(`${url}/api/module/deletemodule/${record._id}`, {
            method: 'DELETE',
            headers: { Authorization: `Bearer ${token}` },
          }),
        ),
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await store.close();
    },
  };
};

const logIn = async (page: Page, email: string): Promise<void> => {
  await sendLogIn(page, stage.url, { email, password });
  await page.waitForURL((at) => !at.pathname.endsWith('/login'));
};

beforeAll(async () => {
  stage = await open();
  lecturer = await stage.page(await stage.context());
  student = await stage.page(await stage.context({ width: 390, height: 844 }));
  visitor = await stage.page(await stage.context());
  await logIn(lecturer, stage.mira.email);
  await logIn(student, stage.sam.email);
  for (const page of [lecturer, student, visitor]) await page.goto(stage.chat);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('what one writes is there for all, with its formulas; a visitor reads', async () => {
  await write(lecturer, 'Sorting takes $O(n \\log n)$ steps.');
  for (const page of [lecturer, student, visitor]) {
    await page.getByRole('article').locator('.katex').waitFor();
  }
  await visitor.getByText('Log in to write here.').waitFor();
  await student.getByText('Mira moderating').waitFor();
  await lecturer.getByText('3 people here').waitFor();
  for (const page of [lecturer, student, visitor]) expect(await axeFaults(page)).toEqual([]);
});

test('without a network it waits on the device, also over a reload, and is sent once', async () => {
  const context = student.context();
  let isCut = false;
  // Only connections of a page that is loaded after this pass here.
  const passed: WebSocketRoute[] = [];
  await student.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    passed.push(socket);
  });
  // A client whose WebSocket was refused tries it by requests.
  await student.route(/\/socket\.io\//, (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  );
  await student.reload();
  await message(student, 'Sorting takes').waitFor();
  // Its connection is there again: only then it can be lost.
  await student.getByText('3 people here').waitFor();
  await context.setOffline(true);
  await student.getByText('No connection.').waitFor();
  await write(student, 'written in the tunnel');
  await write(student, 'and this right after it');
  await expect.poll(() => student.getByText('Saved on this device').count()).toBe(2);
  // The page comes back, its connection does not yet.
  isCut = true;
  await Promise.all(passed.map((socket) => socket.close()));
  await context.setOffline(false);
  await student.reload();
  await expect.poll(() => student.getByText('Saved on this device').count()).toBe(2);
  await student.getByText('and this right after it').waitFor();
  expect(await axeFaults(student)).toEqual([]);
  isCut = false;
  await message(lecturer, 'and this right after it').waitFor();
  const inTheirOrder = ['written in the tunnel', 'and this right after it'];
  for (const page of [lecturer, student]) {
    const articles = page.getByRole('article').filter({ hasText: /tunnel|right after/ });
    await expect.poll(() => articles.count()).toBe(2);
    for (const [at, text] of inTheirOrder.entries())
      expect(await articles.nth(at).textContent()).toContain(text);
  }
  await message(student, 'written in the tunnel').waitFor();
  expect(await message(student, 'written in the tunnel').count()).toBe(1);
  expect(await message(lecturer, 'written in the tunnel').count()).toBe(1);
  // What is left of it is nothing: another reload sends nothing again.
  await student.reload();
  await message(student, 'written in the tunnel').waitFor();
  expect(await message(lecturer, 'right after').count()).toBe(1);
  // The browser says of each try that there is no network.
  const others = stage.complaints().filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
});

test('somebody is mentioned, answered, reacted to and pinned', async () => {
  await lecturer.getByLabel('Your message').pressSequentially('See above @Sa');
  await lecturer.getByRole('option', { name: 'Sam' }).waitFor();
  expect(await axeFaults(lecturer)).toEqual([]);
  await lecturer.keyboard.press('Enter');
  await lecturer.keyboard.press('Enter');
  await message(student, '@Sam').waitFor();
  await message(student, '@Sam')
    .getByRole('button', { name: /What to do/ })
    .click();
  expect(await axeFaults(student)).toEqual([]);
  await student.getByRole('button', { name: 'Heart' }).click();
  await lecturer.getByRole('button', { name: 'Heart: 1' }).waitFor();
  await message(lecturer, 'in the tunnel').hover();
  await message(lecturer, 'in the tunnel')
    .getByRole('button', { name: /What to do/ })
    .click();
  await lecturer.getByRole('button', { name: 'Pin' }).click();
  await visitor.getByRole('list', { name: 'Pinned' }).getByText('in the tunnel').waitFor();
});

test('where the space is deleted, its pages say so at once', async () => {
  expect((await stage.remove()).status).toBe(200);
  for (const page of [student, visitor])
    await page
      .getByText(/not found/i)
      .first()
      .waitFor();
  expect(await student.getByText('in the tunnel').count()).toBe(0);
});
