import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

let stage: PhoneStage;
let phone: BrowserContext;
let page: Page;
const says = (line: string) => page.getByText(line).waitFor();
/** A tap while the network is away; then its question is closed, and its counts are shown. */
const answerTooLate = async (tap: () => Promise<void>): Promise<void> => {
  await phone.setOffline(true);
  await says('No connection. What you tap is kept.');
  await tap();
  await says('Saved here. Sent when the connection is back.');
  await stage.command({ type: 'close' });
  await stage.command({ type: 'show' });
};

beforeAll(async () => {
  stage = await openPhoneStage();
  phone = await stage.phone();
  page = await phone.newPage();
});
afterAll(() => stage.close());

test('PH5: an answer that comes when the next question is on is told of there', async () => {
  await stage.command({ type: 'open', question: 0 });
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('Tap your answer.');
  await answerTooLate(() => page.getByRole('button', { name: 'B n log n' }).click());
  await stage.command({ type: 'open', question: 1 });
  await phone.setOffline(false);
  await says('Your answer to question 1 came after it had closed. Answer, then send.');
});

test('PH8: what is marked when a question closes is sent, and told', async () => {
  await page.getByRole('button', { name: 'A Merge' }).click();
  await says('Your answer is not sent yet.');
  await stage.command({ type: 'close' });
  await says('It closed before you tapped Send. What you had marked was sent.');
  await says('Counted. Results come on the big screen.');
  await stage.command({ type: 'open', question: 1 });
  await says('Received. You can still change it.');
});

test('PH8: that holds where the part that sends it comes to the page only then', async () => {
  const slow = await stage.phone();
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await slow.route('**/at-the-bell-*.js', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  const slowPage = await slow.newPage();
  await slowPage.goto(`${stage.url}/j/${stage.code}`);
  await slowPage.getByRole('button', { name: 'B Quick' }).click();
  await slowPage.getByText('Your answer is not sent yet.').waitFor();
  await asked.promise;
  await stage.command({ type: 'close' });
  await slowPage.getByText('Closed', { exact: true }).waitFor();
  held.resolve();
  await slowPage
    .getByText('It closed before you tapped Send. What you had marked was sent.')
    .waitFor();
  await slow.close();
  await stage.command({ type: 'open', question: 1 });
  await says('Received. You can still change it.');
});

test('PH5: an answer that comes when another poll is on is told of once', async () => {
  const tooLate = 'Your answer to “Week 5: how fast is it?” came after it had closed.';
  await answerTooLate(async () => {
    await page.getByRole('button', { name: 'B ' }).click();
    await page.getByRole('button', { name: 'Send the change' }).click();
  });
  await stage.putOn(somePoll({ title: 'Week 6' }));
  await phone.setOffline(false);

  await says(tooLate);
  await says('You are in.');
  await says('Week 6');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page), colorScheme).toEqual([]);
  }
  await page.reload();
  await says(tooLate);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText(tooLate).waitFor({ state: 'detached' });
  await page.reload();
  await says('You are in.');
  expect(await page.getByText(tooLate).count()).toBe(0);
});
