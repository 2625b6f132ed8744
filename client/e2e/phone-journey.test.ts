import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { openPhoneStage, type PhoneStage } from './phone-stage.ts';

let stage: PhoneStage;
let phone: BrowserContext;
let page: Page;
const complaints: string[] = [];

const listen = (to: Page): Page => {
  to.on('pageerror', (error) => complaints.push(error.message));
  to.on('console', (message) => {
    // The browser says so itself wherever a connection is lost; that is part of these journeys.
    const isNetwork = /Failed to load resource|WebSocket (connection|is already in CLOSING)/.test(
      message.text(),
    );
    if (message.type() === 'error' && !isNetwork) complaints.push(message.text());
  });
  return to;
};
const option = (name: string, on: Page = page) => on.getByRole('button', { name });
const says = (line: string, on: Page = page) => on.getByText(line).waitFor();
const isChosen = (name: string, on: Page = page) =>
  on.locator('[aria-pressed=true]', { hasText: name }).waitFor();
const stored = (counts: Record<string, number>) =>
  stage.tally((tally) => Object.entries(counts).every(([id, count]) => tally.counts[id] === count));

beforeAll(async () => {
  stage = await openPhoneStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  phone = await stage.phone();
  page = listen(await phone.newPage());
});
afterEach(async () => {
  await phone.close();
  expect(complaints.splice(0)).toEqual([]);
});

test('from the code to the result: join, answer, change, refresh', async () => {
  await page.goto(`${stage.url}/join`);
  await page.getByRole('textbox').fill(stage.code.toLowerCase());
  await page.getByRole('button', { name: 'Join' }).click();
  await says('You are in.');
  expect(new URL(page.url()).pathname).toBe(`/j/${stage.code}`);

  await stage.command({ type: 'open', question: 0 });
  await option('n log n').click();
  await says('Received. You can still change it.');
  await option('C log n').click();
  await stored({ 'cost-1': 0, 'cost-2': 1 });

  await page.reload();
  await isChosen('C');
  await says('Received. You can still change it.');

  await stage.command({ type: 'close' });
  await says('Counted. Results come on the big screen.');
  await stage.command({ type: 'show' });
  await page.getByRole('row', { name: 'log n You 100% 1' }).waitFor();
  await says('Counted.');
});

test('a tap without connection is kept, and sent when it is back', async () => {
  await stage.command({ type: 'again' });
  await page.goto(`${stage.url}/j/${stage.code}`);
  await option('A n').click();
  await says('Received. You can still change it.');
  await phone.setOffline(true);
  await says('No connection. What you tap is kept.');
  await option('D It depends').click();
  await says('Saved here. Sent when the connection is back.');
  await phone.setOffline(false);
  await says('Received. You can still change it.');
  await isChosen('It depends');
  await stored({ 'cost-0': 0, 'cost-3': 1 });
});

test('a tap without connection outlives the page that it was made on', async () => {
  await stage.command({ type: 'close' });
  await stage.command({ type: 'again' });
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('Tap your answer.');
  await phone.setOffline(true);
  await option('B n log n').click();
  await says('Saved here. Sent when the connection is back.');
  await page.close();
  await phone.setOffline(false);

  page = listen(await phone.newPage());
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('Received. You can still change it.');
  await isChosen('n log n');
  await stored({ 'cost-1': 1 });
});

test('opened again without a network it shows the run, the question and the answer that waits', async () => {
  await stage.command({ type: 'close' });
  await stage.command({ type: 'again' });
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('Tap your answer.');
  const isKept = () => page.evaluate(async () => (await caches.match('/join')) !== undefined);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  await phone.setOffline(true);
  await option('D It depends').click();
  await says('Saved here. Sent when the connection is back.');
  await page.reload();
  await says('No connection. What you tap is kept.');
  await says('What does a binary search cost?');
  await isChosen('It depends');
  await says('Saved here. Sent when the connection is back.');
  // What is tapped there counts, too.
  await option('C log n').click();
  await isChosen('log n');
  await phone.setOffline(false);
  await says('Received. You can still change it.');
  await stored({ 'cost-2': 1, 'cost-3': 0 });
});

test('a second tab is the same person and follows the first', async () => {
  await stage.command({ type: 'close' });
  await stage.command({ type: 'again' });
  await page.goto(`${stage.url}/j/${stage.code}`);
  await option('A n').click();
  await says('Received. You can still change it.');

  const second = listen(await phone.newPage());
  await second.goto(`${stage.url}/tools/polltime/usepoll/${stage.pollid}`);
  await isChosen('A', second);
  await option('n log n', second).click();
  await isChosen('n log n');
  await stored({ 'cost-0': 0, 'cost-1': 1 });
});

test('the server goes and comes back: the answer that was tapped meanwhile counts', async () => {
  await stage.command({ type: 'open', question: 1 });
  await page.goto(`${stage.url}/j/${stage.code}`);
  await option('A Merge').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await says('Received. You can still change it.');

  await stage.stop();
  await says('No connection. What you tap is kept.');
  await option('C Insertion').click();
  await page.getByRole('button', { name: 'Send the change' }).click();
  await says('Saved here. Sent when the connection is back.');
  await stage.startAgain();
  await says('Received. You can still change it.');
  await stored({ 'stable-0': 1, 'stable-2': 1 });
});

test('a locked run lets nobody new in, and those who were in come back', async () => {
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('Which keep equal items in order?');
  await stage.lock(true);
  await page.reload();
  await says('Which keep equal items in order?');

  const stranger = await stage.phone();
  const door = listen(await stranger.newPage());
  await door.goto(`${stage.url}/j/${stage.code}`);
  await says('Doors closed', door);
  await stage.lock(false);
  await door.getByRole('button', { name: 'Try again' }).click();
  await says('Which keep equal items in order?', door);
  await stranger.close();
});

test('by keyboard alone', async () => {
  await page.goto(`${stage.url}/join`);
  await page.getByRole('textbox').focus();
  await page.keyboard.type(stage.code);
  await page.keyboard.press('Enter');
  await says('Which keep equal items in order?');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Which keep');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await says('Received. You can still change it.');
  await isChosen('Merge');
});

test('axe finds nothing on any screen, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const check = async (screen: string) => {
      expect(await violationsOn(page), `${screen}, ${colorScheme}`).toEqual([]);
    };
    await page.goto(`${stage.url}/join`);
    await page.getByRole('textbox').fill('kx7');
    await page.keyboard.press('Enter');
    await check('join');
    await page.goto(`${stage.url}/j/${stage.code}`);
    await says('Which keep equal items in order?');
    await check('open');
    await option('B Quick').click();
    await page.getByRole('button', { name: /^Send/ }).click();
    await says('Received. You can still change it.');
    await check('received');
    await phone.setOffline(true);
    await says('No connection. What you tap is kept.');
    await check('offline');
    await phone.setOffline(false);
    await stage.command({ type: 'close' });
    await says('Counted. Results come on the big screen.');
    await check('closed');
    await stage.command({ type: 'show' });
    await page.getByRole('table').waitFor();
    await check('results');
    await stage.command({ type: 'again' });
  }
});

test('nothing is asked of another server, and nothing breaks the security policy', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('Which keep equal items in order?');
  expect(new Set(asked)).toEqual(new Set([stage.url]));
});

test('where the script never arrives, the page offers to try again', async () => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${stage.url}/j/${stage.code}`);
  await page.getByText('One moment …').waitFor();
  const again = page.getByRole('link', { name: 'Try again' });
  expect(await again.isVisible()).toBe(false);
  // Not to wait for it: what is to come after a while, comes now.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
    }
  });
  await again.waitFor();
  await page.unroute('**/*.js');
  await again.click();
  await says('Which keep equal items in order?');
});

test('at the end it thanks, and what was answered stays, on this phone and by a private link', async () => {
  const asked: string[] = [];
  phone.on('request', (request) =>
    asked.push(request.url() + (request.headers()['referer'] ?? '')),
  );
  await page.goto(`${stage.url}/j/${stage.code}`);
  await option('B Quick').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await says('Received. You can still change it.');
  await stage.command({ type: 'end' });
  await says('Thank you.');
  await says('Which keep equal items in order?');
  await says('Quick');
  await page.reload();
  await says('Quick');
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Open the private link' }).click();
  await says('Week 5: how fast is it?');
  await says('1 answer.');
  await page.waitForURL(/\/mine#.+\..+/);
  const link = page.url();
  const elsewhere = await stage.phone();
  elsewhere.on('request', (request) => asked.push(request.url()));
  const other = listen(await elsewhere.newPage());
  await other.goto(link);
  await says('Quick', other);
  expect(await violationsOn(other)).toEqual([]);
  // What opens it is told to no server by an address, and so to no log.
  const [, secret = ''] = link.split('#');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => url.split('#')[0]!.includes(secret.split('.').at(-1)!))).toEqual([]);

  await other.goto(`${link.slice(0, -4)}AAAA`);
  await other.reload();
  await says('There is nothing here', other);
  await elsewhere.close();
  await page.goto(`${stage.url}/join`);
  await page.getByRole('link', { name: 'What you answered before' }).click();
  await page.getByRole('link', { name: /^Week 5/ }).click();
  await says('Quick');
});
