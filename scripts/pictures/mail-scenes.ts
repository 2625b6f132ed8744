import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const both: readonly Size[] = ['phone', 'laptop'];

const frameDrawn = (page: Page): Promise<void> =>
  page.frameLocator('iframe').first().getByRole('heading').waitFor();

/** Leaves the page for the mail in its frame, as a mail program would show it. */
const openMail = async (page: Page): Promise<void> => {
  const address = await page.locator('iframe').first().getAttribute('src');
  if (address === null) throw new Error('There is no mail in the mail catcher.');
  await page.goto(new URL(address, page.url()).href);
};

/** Mails, and the page on which a laptop shows those that it cannot send. */
export const photographMail = async (camera: Camera, product: Product): Promise<void> => {
  const mailCatcher = { path: product.mails, sizes: both };
  await product.askForReset(product.lecturer.email);
  await camera.take({ ...mailCatcher, name: 'mail-catcher', until: 'iframe', before: frameDrawn });
  await camera.take({ ...mailCatcher, name: 'mail-reset', until: 'iframe', before: openMail });
};
