import type { Page } from 'playwright-core';
import type { Camera } from './camera.ts';
import type { Product } from './product.ts';

const open = async (page: Page): Promise<void> => {
  await page.keyboard.press('q');
  await page.getByRole('dialog').waitFor();
};

/** What can be asked at once, over the page on which its key was pressed. */
export const photographQuick = (camera: Camera, { lecturer }: Product): Promise<void> =>
  camera.take({
    name: 'quick-sheet',
    path: '/tools/polltime/viewpolls/personal/polls',
    until: '.material-cards',
    before: open,
    as: lecturer,
    sizes: ['small', 'phone', 'laptop'],
  });
