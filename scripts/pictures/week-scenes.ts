import type { LogEntry, Weeklog } from '@sets/shared/weeklog/weeklog.contract.ts';
import type { Page } from 'playwright-core';
import { idOf, notesAbout } from './article-samples.ts';
import { marksDrawn } from './article-scenes.ts';
import { type Camera, Picture, type Size } from './camera.ts';
import type { Product } from './product.ts';
import { pdfBytes } from './sheet-samples.ts';
import { addSpace } from './space-scenes.ts';

const sizes: readonly Size[] = ['phone', 'laptop', 'projector'];
const dayMs = 24 * 3_600_000;
/** The space began three weeks ago. */
const startDate = new Date(Date.now() - 21 * dayMs).toISOString().slice(0, 10);
const ago = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const entry = (name: string, week: number, change: Partial<LogEntry> = {}): LogEntry => ({
  logid: idOf(name),
  moduleid: 'm1',
  topicid: 't1',
  week,
  revision: 1,
  text: 'We **merged** sorted lists, and counted the comparisons: at most $n - 1$.\n\n- on the board\n- with cards',
  links: [],
  papers: [],
  files: [],
  by: { userid: 'mira', username: 'Mira Ahmadi' },
  at: ago(20 - week * 5),
  editedAt: null,
  removedUntil: null,
  ...change,
});

const pdf = {
  paperid: idOf('pdf'),
  title: 'Merge sort',
  kind: 'pdf',
  bytes: pdfBytes.length,
  pages: 24,
} as const;
const ofArticle = {
  paperid: idOf('article'),
  title: 'On engines that weave patterns',
  kind: 'article',
  articleid: idOf('engines'),
  isClosed: false,
} as const;

const usual: LogEntry[] = [
  entry('first', 1, { papers: [pdf, ofArticle] }),
  entry('second', 2, {
    links: [
      { address: 'https://sorting.example/animations', title: 'Sorting, animated' },
      { address: 'https://sorting.example/a-long-address/of-a-page', title: '' },
    ],
    files: [{ logfileid: idOf('file'), name: 'lists.csv', bytes: 4_200 }],
  }),
  entry('third', 4, { editedAt: ago(0), text: 'Exam of last year, tasks 1 to 4.' }),
  entry('gone', 4, { removedUntil: ago(-5) }),
];

const overfull: LogEntry[] = Array.from({ length: 12 }, (_none, at) =>
  entry(`full-${at}`, at * 5 + 1, {
    text: `${longWord} ${'What was done is long to tell. '.repeat(at * 4)}`,
    links: Array.from({ length: at % 4 === 1 ? 20 : 0 }, (_link, n) => ({
      address: `https://links.example/${longWord}/${n}`,
      title: n % 2 === 0 ? '' : `${longWord} ${n}`,
    })),
    papers: Array.from({ length: at % 4 === 2 ? 20 : 0 }, (_paper, n) => ({
      ...(n % 2 === 0 ? pdf : { ...ofArticle, isClosed: n % 3 === 0 }),
      paperid: idOf(`paper-${n}`),
      title: n % 5 === 0 ? longWord : `Paper ${n}`,
    })),
    files: Array.from({ length: at % 4 === 3 ? 20 : 0 }, (_file, n) => ({
      logfileid: idOf(`file-${n}`),
      name: `${n % 2 === 0 ? longWord : 'table'}-${n}.csv`,
      bytes: 10 ** (n % 8),
    })),
    by: at % 3 === 0 ? null : { userid: 'mira', username: `Mira ${longWord}` },
  }),
);

const log = (entries: readonly LogEntry[], mayEdit = true): Record<string, unknown> => ({
  '/api/weeklog/of/**': { entries: [...entries], startDate, mayEdit } satisfies Weeklog,
});

const photographWeeks = async (camera: Camera, product: Product, path: string): Promise<void> => {
  const weeks = {
    as: product.lecturer,
    sizes,
    path,
    until: 'text=Week by week',
    isWhole: true,
  };
  await camera.take({ ...weeks, name: 'weeks-own', answers: log(usual) });
  await camera.take({
    ...weeks,
    as: undefined,
    name: 'weeks-read',
    answers: log(usual.slice(0, 3), false),
  });
  await camera.take({ ...weeks, name: 'weeks-empty', answers: log([]) });
  await camera.take({ ...weeks, name: 'weeks-overfull', answers: log(overfull) });
  const form = {
    ...weeks,
    alone: true,
    answers: { ...log(usual), '/api/article/of/*': { articles: [] } },
  };
  await camera.take({
    ...form,
    name: 'weeks-form-empty',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add what was done' }).click();
      await page.getByRole('textbox', { name: 'What was done' }).waitFor();
    },
  });
  await camera.take({
    ...form,
    name: 'weeks-form',
    before: async (page) => {
      await page.getByRole('button', { name: /^Edit/ }).nth(1).click();
      await page.getByRole('textbox', { name: 'What was done' }).waitFor();
    },
  });
};

const pageDrawn = async (page: Page): Promise<void> => {
  await page.locator('.book-paper > canvas').first().waitFor();
};

const photographPapers = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const paper = {
    as,
    sizes,
    path: `/articlep/m1/t1/1/${idOf('first')}/${pdf.paperid}`,
    until: 'main h1',
    before: pageDrawn,
    alone: true,
  };
  const answers = (notes: readonly unknown[]) => ({
    '/api/weeklog/pdf/**': new Picture(pdfBytes),
    '/api/weeklog/paper/**': {
      paper: pdf,
      space: { moduleid: 'm1', title: 'Algorithms', school: 'NA' },
      topic: { topicid: 't1', title: 'Sorting' },
      week: 1,
      at: ago(15),
      mayEdit: true,
    },
    '/api/note/paper/*': { notes, mayClose: true },
  });
  const quotes = ['keeps its direction', 'where v is not zero', '3. A vector space has a basis'];
  await camera.take({ ...paper, name: 'weeks-paper', answers: answers([]) });
  await camera.take({
    ...paper,
    name: 'weeks-paper-notes',
    answers: answers(notesAbout(quotes, 1)),
    before: async (page) => {
      await pageDrawn(page);
      await marksDrawn(page);
    },
  });
  await camera.take({
    ...paper,
    as: undefined,
    name: 'weeks-paper-none',
    path: '/articlep/m1/t1/1/none/none',
    before: async () => {},
    sizes: ['phone', 'laptop'],
  });
};

/** Weeks of a topic: filled, empty and overfull, an entry as it is written, and a paper with notes in its margin. */
export const photographWeeklogs = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('weeks-')) return;
  const space = await addSpace(product, { title: 'Algorithms', startDate, topics: ['Sorting'] });
  const path = `/space/${space.moduleid}/topic/${space.topics[0]?.topicid ?? ''}`;
  await photographWeeks(camera, product, path);
  await photographPapers(camera, product.lecturer);
};
