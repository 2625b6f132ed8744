import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

/* Who takes part: under a name, or as an account. */

let stage: PhoneStage;
let phone: BrowserContext;
let page: Page;
const says = (line: string) => page.getByText(line).waitFor();
const isClean = async (): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page), colorScheme).toEqual([]);
  }
};

beforeAll(async () => {
  stage = await openPhoneStage();
});
beforeEach(async () => {
  phone = await stage.phone();
  page = await phone.newPage();
});
afterEach(() => phone.close());
afterAll(() => stage.close());

const open = async (entry: 'named' | 'account'): Promise<void> => {
  await stage.putOn(somePoll({ title: `For those who are ${entry}`, entry }));
  await stage.openOn();
};

test('SE13: a phone is led to the login, and comes back to the question; so is one that came before', async () => {
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('You are in.');
  await open('account');
  await says('Log in to take part');
  await isClean();
  // With the keyboard alone.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sets\/login/);
  await page.getByLabel('E-mail').fill(stage.account.email);
  await page.getByLabel('Password', { exact: true }).fill(stage.account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stage.url}/j/${stage.code}`);
  await page.getByRole('button', { name: 'C log n' }).click();
  await stage.tally(({ answered, counts }) => answered === 1 && counts['cost-2'] === 1);
  await page.reload();
  await page.getByRole('button', { name: 'C log n', pressed: true }).waitFor();

  // The same account on another phone changes that answer, and is nobody else.
  const other = await stage.phone({ storageState: await phone.storageState() });
  const there = await other.newPage();
  await there.goto(`${stage.url}/j/${stage.code}`);
  await there.getByRole('button', { name: 'A n', exact: true }).click();
  await stage.tally(({ answered, counts }) => answered === 1 && counts['cost-0'] === 1);
  await other.close();
});

test('SE12: a name is typed once, and kept by the phone', async () => {
  await open('named');
  await page.goto(`${stage.url}/j/${stage.code}`);
  await says('What is your name?');
  await isClean();
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'B n log n' }).click();
  await stage.tally(({ answered, counts }) => answered === 1 && counts['cost-1'] === 1);
  await page.reload();
  await page.getByRole('button', { name: 'B n log n', pressed: true }).waitFor();
  const second = await phone.newPage();
  await second.goto(`${stage.url}/j/${stage.code}`);
  await second.getByRole('button', { name: 'B n log n', pressed: true }).waitFor();
});
