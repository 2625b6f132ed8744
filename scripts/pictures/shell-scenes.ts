import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const both: readonly Size[] = ['phone', 'laptop'];

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.locator('dialog[open]').waitFor();
};

const openMenu = press('Menu');

const toFooter = async (page: Page): Promise<void> => {
  await page.locator('footer').scrollIntoViewIfNeeded();
};

const openFeedback = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Give feedback' }).last().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Write something!').waitFor();
};

const thank = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Give feedback' }).last().click();
  await page.getByLabel('Your feedback').fill('The bars on the screen: the whole room cheered.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you for the feedback!').waitFor();
};

const keepWaiting = async (page: Page): Promise<void> => {
  await page.route('**/api/feedback/post', () => undefined, { times: 1 });
  await openMenu(page);
  await page.getByRole('button', { name: 'Give feedback' }).last().click();
  await page.getByLabel('Your feedback').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Please wait.' }).waitFor();
  // It comes into view when the wait is long enough to be noticed.
  await page.waitForFunction(() => {
    const shade = document.querySelector('.wait-modal');
    return shade !== null && getComputedStyle(shade).opacity === '1';
  });
};

const askToLogOut = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Are you sure?').waitFor();
};

/** The frame around the pages: bar, menu, footer, dialogs and messages. */
export const photographShell = async (camera: Camera, product: Product): Promise<void> => {
  const { lecturer: as } = product;
  const visitor = { path: '/', sizes: both, until: 'text=53%' };
  const person = { path: '/', sizes: both, until: 'h1', as };
  await camera.take({ ...visitor, name: 'shell-home' });
  await camera.take({ ...visitor, name: 'shell-footer', before: toFooter });
  await camera.take({ ...visitor, name: 'shell-menu-visitor', before: openMenu });
  await camera.take({ ...visitor, name: 'shell-register', before: press('Register') });
  await camera.take({ ...person, name: 'shell-signed-in' });
  await camera.take({ ...person, name: 'shell-menu', before: openMenu });
  await camera.take({ ...person, name: 'shell-log-out', before: askToLogOut });
  await camera.take({ ...person, name: 'shell-feedback', before: openFeedback });
  await camera.take({ ...person, name: 'shell-toast', before: thank });
  await camera.take({ ...person, name: 'shell-wait', before: keepWaiting });
};
