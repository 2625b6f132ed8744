import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, violationsOn } from './axe.ts';
import { type AccountStage, openAccountStage } from './account-stage.ts';

let stage: AccountStage;
beforeAll(async () => {
  stage = await openAccountStage();
});
afterAll(() => stage.close());

const email = 'root@school.example';

test('the mail catcher says what will be there, shows a mail in text and HTML, and its link opens', async () => {
  const page = await stage.page(await stage.context());
  await page.goto(`${stage.url}/dev/mails`);
  await page.getByLabel('The key').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('The key').fill(new URL(stage.mails).searchParams.get('key') ?? '');
  await page.getByRole('button', { name: 'Open the mails' }).click();
  await page.getByText('No mail yet.').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  const asked = await page.request.post(`${stage.url}/api/user/forgetpassword`, {
    data: { email },
  });
  expect(asked.ok()).toBe(true);
  const { subject } = await stage.mail(email, /password/);
  await page.getByRole('link', { name: 'Look again' }).click();
  await page.getByText('1 mail', { exact: true }).waitFor();
  await page.getByRole('group').getByText(email, { exact: true }).waitFor();
  const frame = page.frameLocator(`iframe[title="${subject}"]`);
  const button = frame.getByRole('link', { name: 'Set a new password', exact: true });
  // The mail is in a frame that runs no script, so axe cannot look into it.
  expect(await violationsOn(page)).toEqual([]);

  const opening = page.context().waitForEvent('page');
  await button.click();
  const opened = await opening;
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(opened.url()).toContain(`${stage.url}/resetpassword/`);
  // What the stage itself runs in every frame finds no storage in that of the mail.
  expect(stage.complaints().filter((each) => !each.includes('sandboxed'))).toEqual([]);
});
