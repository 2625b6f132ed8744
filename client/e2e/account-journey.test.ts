import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { type AccountStage, openAccountStage } from './account-stage.ts';
import { laptop } from './browser-stage.ts';

const ada = {
  name: 'Ada Lovelace',
  email: 'ada@cs.uni.example',
  password: 'analytical engine',
  newPassword: 'difference engine',
  lastPassword: 'engine of the third kind',
};
const atHome = 'ada@home.example';

let stage: AccountStage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  stage = await openAccountStage();
  await stage.addSchool({
    name: 'Example University',
    icon: '',
    colour: '',
    logo: '',
    country: 'SG',
    domains: ['uni.example'],
    networks: [],
  });
  context = await stage.context();
  page = await stage.page(context);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const says = (line: string | RegExp, on: Page = page) => on.getByText(line).first().waitFor();
const press = (name: string | RegExp, on: Page = page) =>
  on.getByRole('button', { name, exact: true }).first().click();
const fill = (label: string, text: string, on: Page = page) =>
  on.getByLabel(label, { exact: true }).first().fill(text);
const pathOf = (on: Page = page): string => new URL(on.url()).pathname;

const logIn = async (email: string, password: string, on: Page = page): Promise<void> => {
  await fill('E-mail', email, on);
  await fill('Password', password, on);
  await press('Log in', on);
};
const isIn = (on: Page = page) => on.getByRole('link', { name: 'Create Space' }).waitFor();

test('registering: in the dialog of the bar, which forgets, and on the page', async () => {
  await page.goto(`${stage.url}/sets/login`);
  expect(await axeFaults(page)).toEqual([]);
  await press('Register');
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByLabel('Your Name').fill(ada.name);
  await dialog.getByText('@uni.example').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press('Register');
  expect(await dialog.getByLabel('Your Name').inputValue()).toBe('');
  await page.keyboard.press('Escape');

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.waitForURL('**/sets/register');
  await says('@uni.example');
  await press('Register');
  await says('Every field has to be filled.');
  expect(await axeFaults(page)).toEqual([]);
  await fill('Your Name', ada.name);
  await fill('E-mail', ada.email);
  await fill('Password', ada.password);
  await fill('Retype password', ada.password);
  await press('Register');
  await says('Done! Login and get your verification code now !');
  expect(await page.getByLabel('E-mail').inputValue()).toBe(ada.email);
  expect(await axeFaults(page)).toEqual([]);
});

test('the first login asks for the code; with that of the mail one is verified', async () => {
  await logIn(ada.email, 'not the password');
  await says('Invalid Account');
  await logIn(ada.email, ada.password);
  await page.getByRole('dialog', { name: 'Enter your verification code' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send Code');
  await press('Verify');
  await says('Need a pin');
  await press('Send Code');
  await says('Verification code sent to your registered email. Do check your junk folder.');
  await says(/^Another code can be sent in \d+ seconds\.$/);
  const mailCatcher = page.getByRole('link', { name: 'Open the mails' });
  expect(await mailCatcher.getAttribute('href')).toBe('/dev/mails');
  expect(await axeFaults(page)).toEqual([]);

  const { text } = await stage.mail(ada.email, /verification code/i);
  const code = /\b\d{3}\s?\d{3}\b/.exec(text)?.[0] ?? '';
  const wrong = code.startsWith('1') ? '234567' : '123456';
  await fill('Verification code', wrong);
  await press('Verify');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Verification code', { exact: true }).inputValue()).toBe('');
  await fill('Verification code', code);
  await press('Verify');
  await says('Verified successfully !');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await isIn();
});

test('another address is not verified, and of no school', async () => {
  await page.goto(`${stage.url}/account/settings`);
  await says('Example University');
  await says(/^Verified$/);
  await says('This device');
  expect(await axeFaults(page)).toEqual([]);
  await fill('E-mail', atHome);
  await press('Change Email');
  await says('Updated successfully !');
  await says('Not verified');
  await says('No school');
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await tooWide()).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize(laptop);

  await page.goto(stage.url);
  await page.getByRole('dialog', { name: 'Enter your school email' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await press('Change Email');
  await says('Need an email');
  await press('Not now');
  await page.getByRole('dialog', { name: 'Enter your verification code' }).waitFor();
  await press('Not now');
  await says('No school yet.');
  await says('Your e-mail is not verified yet.');
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await says('No school yet.');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a forgotten password: the link of the mail, once, and the old one is over', async () => {
  const forgetful = await stage.page(await stage.context());
  await forgetful.goto(`${stage.url}/sets/login`);
  await fill('E-mail', ada.email, forgetful);
  await press('Forgot password?', forgetful);
  expect(await axeFaults(forgetful)).toEqual([]);
  await press('Send the link', forgetful);
  await says(/^If there is an account with this address/, forgetful);
  // The new address is not verified: the account has the one before.
  const { text } = await stage.mail(ada.email, /password/i);
  const link = /https?:\/\/\S+\/resetpassword\/([\w-]+)/.exec(text);
  const [address = '', code = ''] = link ?? [];

  await forgetful.goto(address);
  await forgetful.waitForURL('**/resetpassword/link');
  await forgetful.reload();
  await fill('New password', ada.newPassword, forgetful);
  await fill('New password again', 'something else', forgetful);
  await press('Save the new password', forgetful);
  await says('Passwords do not match', forgetful);
  expect(await axeFaults(forgetful)).toEqual([]);
  await fill('New password again', ada.newPassword, forgetful);
  await press('Save the new password', forgetful);
  await says('Your password is changed. Log in with it.', forgetful);

  await forgetful.goto(address);
  await fill('New password', ada.newPassword, forgetful);
  await fill('New password again', ada.newPassword, forgetful);
  await press('Save the new password', forgetful);
  await says('Ask for a new link', forgetful);
  expect(await axeFaults(forgetful)).toEqual([]);
  expect(await forgetful.content()).not.toContain(code);

  await forgetful.getByRole('main').getByRole('link', { name: 'To the login' }).click();
  await logIn(ada.email, ada.password, forgetful);
  await says('Invalid Account', forgetful);
  await logIn(ada.email, ada.newPassword, forgetful);
  await isIn(forgetful);
  await forgetful.context().close();
});

test('an address that somebody else changed is taken back by the link of the mail', async () => {
  await page.goto(`${stage.url}/account/settings`);
  await page.waitForURL('**/sets/login');
  await logIn(ada.email, ada.newPassword);
  await page.waitForURL('**/account/settings');
  await says(/^Verified$/);
  await fill('E-mail', atHome);
  await press('Change Email');
  await says('Not verified');
  await press('Verify');
  const dialog = page.getByRole('dialog', { name: 'Enter your verification code' });
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  const sent = await stage.mail(atHome, /verification code/i);
  const code = /\b\d{3}\s?\d{3}\b/.exec(sent.text)?.[0] ?? '';
  await dialog.getByLabel('Verification code', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await says(/^Verified$/);

  const own = await stage.page(await stage.context());
  const { text } = await stage.mail(ada.email, /has another e-mail address now/);
  await own.goto(/https?:\/\/\S+\/undoemail\/[\w-]+/.exec(text)?.[0] ?? '');
  await own.waitForURL('**/undoemail/link');
  await says('Take your old address back', own);
  expect(await axeFaults(own)).toEqual([]);
  await press('Take my address back', own);
  await own.waitForURL('**/resetpassword/link');
  await fill('New password', ada.lastPassword, own);
  await fill('New password again', ada.lastPassword, own);
  await press('Save the new password', own);
  await says('Your password is changed. Log in with it.', own);
  await logIn(atHome, ada.newPassword, own);
  await says('Invalid Account', own);
  await logIn(ada.email, ada.lastPassword, own);
  await isIn(own);
  await own.context().close();
});

test('the sessions of before are over; others are ended from the settings', async () => {
  await page.goto(`${stage.url}/account/settings`);
  await page.waitForURL('**/sets/login');
  await logIn(ada.email, ada.lastPassword);
  await page.waitForURL('**/account/settings');
  await press('Log out everywhere else');
  await says('You are logged in nowhere else.');
});

test('all data comes as a zip that unpacks', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press('Export all my data'),
  ]);
  expect(download.url()).toMatch(/^blob:/);
  expect(download.suggestedFilename()).toBe('sets-my-data.zip');
  const files = unzipSync(await readFile(await download.path()));
  const all = Object.values(files).map((file) => strFromU8(file));
  expect(all.join('\n')).toContain(ada.email);
  expect(all.join('\n')).not.toContain(ada.lastPassword);
});

test('the account is deleted: whoever logs in with it is unknown', async () => {
  await press('Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByText('What goes').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Your password').fill(ada.lastPassword);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(`${stage.url}/`);
  await says('See every answer.');
  expect(pathOf()).toBe('/');
  await page.goto(`${stage.url}/sets/login`);
  await logIn(ada.email, ada.lastPassword);
  await says('Invalid Account');
});
