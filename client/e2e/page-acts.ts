import type { Page } from 'playwright-core';

/** What journeys do with any page: names are whole. */

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: true });

export const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true });

export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name, exact: true }).waitFor();

/** Until what is written on the page is saved. */
export const saved = (page: Page): Promise<void> =>
  page.locator('main output').getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

/** The token of whoever is signed in on the page. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{}') as {
      state: { auth: { token: string } };
    };
    return root.state.auth.token;
  });
