import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../root.ts';
import { commentsOf, threads } from './blog-samples.ts';
import { type Camera, Picture, type Size } from './camera.ts';
import type { Product } from './product.ts';
import {
  longSheet,
  manySheets,
  manyTopics,
  pdfBytes,
  pdfSheet,
  pictureSheet,
  textSheet,
} from './sheet-samples.ts';

const sizes: readonly Size[] = ['phone', 'laptop', 'projector'];
const fewSizes: readonly Size[] = ['phone', 'laptop', 'projector'];

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

const picture = new Picture(readFileSync(join(root, 'docs', 'pictures', 'screen-results.png')));
const usual = {
  '/api/cheatsheet/picture/**': picture,
  '/api/cheatsheet/pdf/**': new Picture(pdfBytes),
  '/api/cheatsheet/topics': manyTopics,
  '/api/cheatsheet/use/*': { thisWeek: 120, lastWeek: 80 },
};
const list = (sheets: readonly unknown[], next: string | null = null) => ({
  ...usual,
  '/api/cheatsheet/list**': { sheets, next },
});
const nothing = {
  ...list([]),
  '/api/cheatsheet/topics': { subjects: [], tags: [], languages: [] },
};

const coversDrawn = async (page: Page): Promise<void> => {
  await page.locator('main article img').first().waitFor();
};

const photographLists = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const shot = { as, sizes, path: '/cheatsheets', until: 'main article' };
  await camera.take({
    ...shot,
    name: 'sheet-read-list',
    answers: list(manySheets, 'more'),
    before: coversDrawn,
  });
  await camera.take({
    ...shot,
    sizes: fewSizes,
    name: 'sheet-read-list-subject',
    path: '/cheatsheets?subject=Linear%20algebra',
    answers: list(manySheets.slice(0, 1)),
  });
  await camera.take({
    ...shot,
    sizes: fewSizes,
    name: 'sheet-read-list-language',
    path: '/cheatsheets?search=eigenvector&language=de',
    answers: list(manySheets.slice(2, 3)),
  });
  const empty = { ...shot, until: 'main h2', sizes: fewSizes, answers: nothing };
  await camera.take({ ...empty, name: 'sheet-read-list-empty' });
  await camera.take({
    ...empty,
    as: undefined,
    name: 'sheet-read-list-visitor',
    path: '/cheatsheets?list=school',
  });
};

const view = (sheet: unknown) => ({
  ...usual,
  '/api/cheatsheet/view/**': sheet,
  '/api/comment/list**': commentsOf(threads, { next: null }),
});

const pageDrawn = async (page: Page): Promise<void> => {
  await page.locator('.book-paper > canvas').first().waitFor();
};

const readerSeen = async (page: Page): Promise<void> => {
  await pageDrawn(page);
  await page.locator('.book-paper').first().scrollIntoViewIfNeeded();
};

const found = async (page: Page): Promise<void> => {
  await readerSeen(page);
  await press(page, 'Small pages');
  await press(page, 'Dark paper');
  await press(page, 'Search in the text');
  await page.getByRole('searchbox').fill('eigenvector keeps');
  await page.getByText(/ of 24$/).waitFor();
  await press(page, 'Next place');
  await page.locator('mark[data-current]').waitFor();
  await page.locator('nav canvas').first().waitFor();
};

const photographSheets = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const path = `/cheatsheets/${pdfSheet.sheetid}`;
  const shot = { as, sizes, path, until: 'main h1' };
  const pdf = { ...shot, answers: view(pdfSheet), before: pageDrawn };
  await camera.take({ ...pdf, name: 'sheet-read-pdf' });
  await camera.take({ ...pdf, name: 'sheet-read-whole', isWhole: true });
  await camera.take({ ...pdf, name: 'sheet-read-found', alone: true, before: found });
  await camera.take({
    ...pdf,
    name: 'sheet-read-full',
    alone: true,
    before: async (page) => {
      await pageDrawn(page);
      await press(page, 'Fill the window');
      await press(page, 'Larger');
    },
  });
  await camera.take({
    ...shot,
    name: 'sheet-read-long',
    answers: view({ ...longSheet, version: 1 }),
    before: pageDrawn,
    isWhole: true,
    sizes: fewSizes,
  });
  await camera.take({
    ...shot,
    name: 'sheet-read-pictures',
    answers: view(pictureSheet),
    before: readerSeen,
    sizes: fewSizes,
  });
  await camera.take({
    ...shot,
    name: 'sheet-read-text',
    answers: view(textSheet),
    until: '.post-text h2',
    isWhole: true,
  });
};

const photographFaults = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const path = `/cheatsheets/${pdfSheet.sheetid}`;
  const shot = { as, sizes: fewSizes, path, until: 'main h1' };
  await camera.take({
    ...shot,
    name: 'sheet-read-damaged',
    until: 'article h2',
    answers: {
      ...view({ ...pdfSheet, contents: { kind: 'pdf', bytes: 9, pages: 0 } }),
      '/api/cheatsheet/pdf/**': new Picture(Buffer.from('%PDF-1.7\n')),
    },
  });
  await camera.take({ ...shot, name: 'sheet-read-gone', as: undefined });
};

/** Cheat sheets as they are listed and read. */
export const photographSheetReading = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('sheet-read-')) return;
  await photographLists(camera, product.lecturer);
  await photographSheets(camera, product.lecturer);
  await photographFaults(camera, product.lecturer);
};
