import type { Locator, Page } from 'playwright-core';
import { moderator } from './moderator-stage.ts';

/** Logs the moderator in, as a person does. `url` is the server's. */
export const logIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/sets/login`);
  await page.getByLabel('E-mail').fill(moderator.email);
  await page.getByLabel('Password', { exact: true }).fill(moderator.password);
  await page.locator('form').getByRole('button').last().click();
  await page.getByRole('heading', { name: 'Your polls' }).waitFor();
};

export const says = (page: Page, text: string): Promise<void> =>
  page.getByText(text).first().waitFor();

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

export const bar = (page: Page): Locator => page.getByRole('banner');

export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
