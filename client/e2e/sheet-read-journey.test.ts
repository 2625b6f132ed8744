import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../test/a-pdf.ts';
import { axeFaults } from './axe.ts';
import { upright } from './browser-stage.ts';
import { heading, link, press, tokenOf } from './page-acts.ts';
import { openPeopleStage, type PeopleStage } from './people-stage.ts';

/*
 * A student finds a cheat sheet, reads its PDF in pieces, searches in it, votes, comments and takes it
 * along; reads an older version; and a visitor reads it, too. What is locked or gone says so.
 */

let stage: PeopleStage;
/** Who gives them, on a laptop. */
let mira: Page;
/** Who reads them, on a phone. */
let jonas: Page;

beforeAll(async () => {
  stage = await openPeopleStage();
  ({ mira, jonas } = await stage.pagesOfBoth());
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const open = (page: Page, path: string) => page.goto(`${stage.url}${path}`);
const pageOf = (page: Page, number: number, of: number) =>
  page.getByRole('article', { name: `Page ${number} of ${of}` });

const inBase64 = (file: Uint8Array | string): string => Buffer.from(file).toString('base64');
const idOf = (name: string): string => name.padEnd(22, '-');

interface Given {
  readonly sheetid: string;
  readonly title: string;
  readonly uploadid: string;
  /** In base64. */
  readonly bytes: string;
  readonly kind: 'pdf' | 'markdown';
  /** It takes the place of the file of this revision. */
  readonly revision?: number;
}

/** Sends a file and gives it as a cheat sheet, or in the place of another. */
const give = async (page: Page, given: Given): Promise<void> => {
  const asked = { ...given, token: await tokenOf(page) };
  return page.evaluate(async ({ sheetid, title, uploadid, bytes, kind, revision, token }) => {
    const authorization = `Bearer ${token}`;
    const send = async (path: string, body: unknown): Promise<void> => {
      const reply = await fetch(path, {
        method: 'PUT',
        headers: {
          authorization,
          'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        },
        body: body instanceof Blob ? body : JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    };
    const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    await send(`/api/upload/${uploadid}`, { name: title, bytes: file.length });
    for (let at = 0; at < file.length; at += 1_000_000) {
      const part = new Blob([file.slice(at, at + 1_000_000)]);
      await send(`/api/upload/${uploadid}/part?at=${at}`, part);
    }
    const content = kind === 'pdf' ? { kind, uploadid, cover: null } : { kind, uploadid };
    if (revision !== undefined) {
      const body = { file: content, note: 'Kernels, too', revision };
      await send(`/api/cheatsheet/file/${sheetid}`, body);
      return;
    }
    await send(`/api/cheatsheet/sheet/${sheetid}`, {
      facts: {
        title,
        description: 'Up to **eigenvectors**.',
        subject: 'Algebra',
        moduleid: null,
        tags: ['exam'],
        language: 'en',
      },
      settings: { audience: 'everybody', commentsOpen: true },
      file: content,
    });
  }, asked);
};

const texts = Array.from(
  { length: 12 },
  (_none, at) => `Page ${at + 1}\nAn eigenvector keeps its direction.\nIt is number ${at + 1}.`,
);
/** So long that it is read in pieces. */
const pdf = inBase64(aPdf(texts, { padding: 1_500_000 }));
/** With code that is wider than any page. */
const text = inBase64(
  `# Bases of $V$\n\nThey span.\n\n\`\`\`\n${'basis '.repeat(60)}\n\`\`\`\n\n# Kernels\n\n# Images\n`,
);
const algebra = idOf('algebra');

const giveAlgebra = () =>
  give(mira, {
    sheetid: algebra,
    title: 'Algebra on twelve pages',
    uploadid: idOf('u-algebra'),
    bytes: pdf,
    kind: 'pdf',
  });

test('nobody has given one yet, and the list says what comes next', async () => {
  await press(jonas, 'Menu');
  await link(jonas, 'Cheat sheets').click();
  await heading(jonas, 'No cheat sheets yet');
  expect(await axeFaults(jonas)).toEqual([]);
});

test('what is given is found by words of its file, and read', async () => {
  await giveAlgebra();
  await give(mira, {
    sheetid: idOf('bases'),
    title: 'Bases',
    uploadid: idOf('u-bases'),
    bytes: text,
    kind: 'markdown',
  });
  await open(jonas, '/cheatsheets');
  await link(jonas, 'Bases').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await jonas.getByRole('searchbox', { name: 'Search cheat sheets' }).fill('eigenvector');
  // It is searched for once the typing rests: a link that is pressed in between would be left for the search.
  await jonas.waitForURL(/search=eigenvector/);
  await jonas.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await link(jonas, 'Algebra on twelve pages').click();
  await heading(jonas, 'Algebra on twelve pages');
  await pageOf(jonas, 1, 12).locator('canvas').waitFor({ state: 'attached' });
  await jonas.getByText('An eigenvector keeps its direction.').first().waitFor();
  expect(await pageOf(jonas, 9, 12).count()).toBe(0);
  expect(await axeFaults(jonas)).toEqual([]);
});

test('one goes to a page, zooms, and finds words in it', async () => {
  await jonas.getByRole('textbox', { name: 'Page' }).fill('9');
  await jonas.getByRole('textbox', { name: 'Page' }).press('Enter');
  await pageOf(jonas, 9, 12).locator('canvas').waitFor({ state: 'attached' });
  const before = await pageOf(jonas, 9, 12).boundingBox();
  await press(jonas, 'Larger');
  await expect
    .poll(async () => (await pageOf(jonas, 9, 12).boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? 0);
  await jonas.keyboard.press('0');
  await press(jonas, 'Search in the text');
  await jonas.getByRole('searchbox', { name: 'Words in the pages' }).fill('NUMBER 1');
  // Pages 1, 10, 11 and 12; the first from where one reads.
  await jonas.getByText('2 of 4', { exact: true }).waitFor();
  await jonas.locator('mark[data-current]').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await press(jonas, 'Next place');
  await jonas.getByText('3 of 4', { exact: true }).waitFor();
  await pageOf(jonas, 11, 12).locator('mark[data-current]').waitFor();
  await press(jonas, 'Close the search');
  await press(jonas, 'Small pages');
  await jonas.getByRole('navigation', { name: 'Small pages' }).locator('canvas').first().waitFor();
  await press(jonas, 'Dark paper');
  await press(jonas, 'Fill the window');
  expect(await axeFaults(jonas)).toEqual([]);
  await press(jonas, 'Back to the page');
});

test('all that one does with its pages is there on the narrowest phone', async () => {
  await jonas.setViewportSize({ width: 320, height: 568 });
  const fill = jonas.getByRole('button', { name: 'Fill the window' });
  await fill.scrollIntoViewIfNeeded();
  const { x = 0, width = 0 } = (await fill.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
  await jonas.setViewportSize(upright);
});

test('one votes for it, takes it along, and says something about it', async () => {
  await press(jonas, 'It helps, 0 so far');
  await jonas.getByRole('button', { name: /^You say that it helps, 1/ }).waitFor();
  const [file] = await Promise.all([jonas.waitForEvent('download'), press(jonas, 'Download')]);
  expect(file.suggestedFilename()).toBe('Algebra on twelve pages.pdf');
  await jonas.getByRole('link', { name: 'To the comments, 0' }).click();
  await jonas.getByRole('textbox', { name: 'Write a comment' }).fill('It helped.');
  await press(jonas, 'Comment');
  await heading(jonas, '1 comment');
  expect(await axeFaults(jonas)).toEqual([]);
});

test('another file is a new version; the older one is still read', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(mira)}` };
  const reply = await fetch(`${stage.url}/api/cheatsheet/sheet/${algebra}`, { headers });
  const { revision } = (await reply.json()) as { revision: number };
  await give(mira, {
    sheetid: algebra,
    title: 'Algebra on twelve pages',
    uploadid: idOf('u-again'),
    bytes: inBase64(aPdf(['One page alone.'])),
    kind: 'pdf',
    revision,
  });
  await jonas.reload();
  await pageOf(jonas, 1, 1).waitFor();
  await jonas.getByRole('link', { name: /^Version 1/ }).click();
  await jonas.getByText('This is version 1. Version 2 is newer.').waitFor();
  await pageOf(jonas, 1, 12).waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
});

test('it stands on the page of whoever gave it', async () => {
  await open(jonas, `/person/${stage.ids.mira}`);
  await link(jonas, 'Algebra on twelve pages').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
});

test('a visitor reads it, and a text with its contents', async () => {
  const visitor = await stage.page(await stage.context());
  await visitor.goto(`${stage.url}/cheatsheets`);
  await link(visitor, 'Algebra on twelve pages').click();
  await visitor.getByText('One page alone.').first().waitFor();
  await visitor.getByText(/^Log in to read what was said/).waitFor();
  expect(await axeFaults(visitor)).toEqual([]);
  await visitor.goto(`${stage.url}/cheatsheets/${idOf('bases')}`);
  await visitor.getByRole('navigation', { name: 'Contents' }).getByText('Kernels').waitFor();
  expect(await axeFaults(visitor)).toEqual([]);
  await visitor.context().close();
});

test('what is not there is told alike, whatever the reason', async () => {
  await open(jonas, `/cheatsheets/${idOf('nothing')}`);
  await heading(jonas, 'There is no such cheat sheet');
  expect(await axeFaults(jonas)).toEqual([]);
});
