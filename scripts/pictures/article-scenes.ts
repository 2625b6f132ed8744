import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../root.ts';
import {
  anArticle,
  blank,
  edited,
  manyArticles,
  notesAbout,
  overfull,
  versions,
  wide,
} from './article-samples.ts';
import { type Camera, Picture, type Size } from './camera.ts';
import type { Product } from './product.ts';
import { addSpace } from './space-scenes.ts';

const sizes: readonly Size[] = ['phone', 'laptop', 'projector'];
const picture = new Picture(readFileSync(join(root, 'docs', 'pictures', 'screen-results.png')));
const path = `/article/${anArticle.articleid}`;

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
};

/** What notes are about is marked in the text once it was found there. */
export const marksDrawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => CSS.highlights.size > 0);
};

const view = (article: unknown, notes: readonly unknown[] = []) => ({
  '/api/file/cover1': picture,
  '/api/article/picture/**': picture,
  '/api/article/view/*': article,
  '/api/note/article/*': { notes, mayClose: true },
});
const someNotes = notesAbout([
  'what is written down',
  'weaves algebraical patterns',
  'in the order in which they are named',
]);

/** As wide as a sheet of A4, and as one of A3 on its side. */
const sheets = { '': 794, '-large': 1_587 } as const;

const photographPaper = async (
  camera: Camera,
  read: Omit<Parameters<Camera['take']>[0], 'name'>,
): Promise<void> => {
  for (const [name, width] of Object.entries(sheets)) {
    const before = async (page: Page): Promise<void> => {
      await page.setViewportSize({ width, height: 1_123 });
      await page.emulateMedia({ media: 'print' });
      await page.locator('.markdown .katex').first().waitFor();
    };
    await camera.take({ ...read, name: `article-print${name}`, before });
    await camera.take({
      ...read,
      name: `article-print-wide${name}`,
      answers: view(wide),
      before,
    });
  }
};

const photographReading = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const shot = { as, sizes, path, until: 'main h1' };
  const read = { ...shot, answers: view(anArticle) };
  await camera.take({ ...read, name: 'article-read' });
  await camera.take({ ...read, name: 'article-read-whole', isWhole: true });
  await camera.take({ ...shot, name: 'article-read-overfull', answers: view(overfull) });
  const noted = { ...shot, answers: view(anArticle, someNotes), alone: true };
  await camera.take({ ...noted, name: 'article-notes', before: marksDrawn });
  await camera.take({
    ...noted,
    name: 'article-notes-list',
    sizes: ['phone'],
    before: (page) => press(page, /^\d notes$/),
  });
  await camera.take({
    ...noted,
    name: 'article-notes-end',
    sizes: ['phone'],
    before: async (page) => {
      await marksDrawn(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
  });
  await camera.take({
    ...read,
    name: 'article-cite',
    alone: true,
    sizes: ['phone', 'laptop'],
    before: async (page) => {
      await press(page, 'Cite');
      await page.getByRole('dialog').waitFor();
    },
  });
  await photographPaper(camera, { ...read, alone: true, isWhole: true, sizes: ['laptop'] });
  const none = { ...shot, as: undefined, sizes: ['phone', 'laptop'] as const };
  await camera.take({ ...none, name: 'article-none' });
};

const webPage = `<!doctype html><title>The engine</title><script>1</script><nav><a href="/">Home</a></nav>
<article><h1>The engine</h1><p>It weaves <b>patterns</b>.</p><img src="away.png" alt="A mill">
<p>${'It weaves flowers and leaves. '.repeat(20)}</p><iframe src="https://b.example/"></iframe>
<form><input name="a"></form></article>`;

/** On a phone it is not beside the text. */
const previewDrawn = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 0 };
  if (width >= 1_280) await page.locator('.markdown h2').first().waitFor();
};

const answers = (article: unknown) => ({
  ...view(anArticle),
  '/api/article/edit/*': article,
  '/api/article/versions/*': versions,
  '/api/module/getmodule/*': { moduleid: 'm1', title: anArticle.space.title },
});

const photographWriting = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const shot = { as, sizes, path: `${path}/edit`, until: 'main textarea' };
  await camera.take({
    ...shot,
    name: 'article-edit',
    answers: answers(edited),
    before: previewDrawn,
  });
  await camera.take({ ...shot, name: 'article-edit-empty', answers: answers(blank) });
  const few = { ...shot, alone: true, sizes: ['phone', 'laptop'] as const };
  await camera.take({
    ...few,
    name: 'article-versions',
    answers: answers(edited),
    before: async (page) => {
      await press(page, 'More');
      await page.getByText('Earlier versions').first().click();
      await page.getByRole('dialog').waitFor();
    },
  });
  await camera.take({
    ...few,
    name: 'article-import',
    answers: answers(blank),
    before: async (page) => {
      await press(page, 'More');
      await press(page, 'Import a web page');
      await page.getByLabel('Choose files').setInputFiles({
        name: 'The engine.html',
        mimeType: 'text/html',
        buffer: Buffer.from(webPage),
      });
      await page.getByText(/The page is imported|Go on without them/u).waitFor();
      const without = page.getByRole('button', { name: 'Go on without them' });
      if (await without.isVisible()) await without.click();
      await page.getByText('The page is imported').waitFor();
    },
  });
};

const list = (articles: readonly unknown[]) => ({ '/api/article/of/*': { articles } });

/** Articles: the list of a space, reading with notes and contents, writing, taking over, versions, on paper. */
export const photographArticles = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('article-')) return;
  const { lecturer: as } = product;
  const { moduleid } = await addSpace(product, { title: 'History of computing' });
  const space = { as, sizes, path: `/space/${moduleid}`, until: '#articles', isWhole: true };
  await camera.take({ ...space, name: 'article-list', answers: list(manyArticles) });
  await camera.take({ ...space, name: 'article-list-empty', answers: list([]) });
  await camera.take({
    ...space,
    as: undefined,
    name: 'article-list-visitor',
    answers: list(
      manyArticles.filter(
        ({ publishedAt, removedUntil }) => publishedAt !== null && removedUntil === null,
      ),
    ),
  });
  await photographReading(camera, as);
  await photographWriting(camera, as);
};
