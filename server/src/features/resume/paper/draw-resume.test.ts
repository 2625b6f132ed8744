import { type PaperDesign, paperDesigns } from '@sets/shared/resume/resume.contract.ts';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { drawForTests, readDrawn, usualPaper } from './testing/draw-for-tests.ts';
import { placesOf, readPaper } from '../../../core/paper/testing/read-paper.ts';
import { nameOnly, overfull, usual } from './testing/resumes.ts';

// Papers are drawn many times here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const orders = {
  plain: ['Profile', 'Work experience', 'Education', 'Achievements', 'Skills', 'Interests'],
  // Each column as a whole.
  columns: ['Contact', 'Skills', 'Interests', 'Profile', 'Work experience', 'Education'],
  academic: ['Profile', 'Education', 'Work experience', 'Achievements', 'Skills', 'Interests'],
} as const;

it.each(paperDesigns)(
  '%s: all of a resume can be read, in its order, on a page',
  async (design) => {
    const { pages, text, ...told } = await readPaper(await usualPaper(design));
    expect(pages).toHaveLength(1);
    const places = placesOf(text, ['Mara Lindqvist', ...orders[design]]);
    expect(places[0]).toBe(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const said = ['40 live questions', 'Café Linné', 'Sep 2024 – today', 'scikit-learn', 'Choir'];
    expect(placesOf(text, said).every((place) => place > 0)).toBe(true);
    expect(text).not.toMatch(/\*\*|`|\]\(/);
    expect(told.links).toEqual(
      expect.arrayContaining([
        'https://mara.example.org/',
        'https://code.example.org/mlindqvist',
        'https://mara.example.org/eigenvalues',
      ]),
    );
    expect(told.title).toBe('Mara Lindqvist: resume');
    expect(told.bookmarks).toEqual(expect.arrayContaining([...orders[design]]));
    expect(told.hasTags).toBe(true);
  },
);

it('keeps what stands beside each other apart where somebody reads by columns', async () => {
  const { text } = await readPaper(await usualPaper('columns'));
  const places = placesOf(text, ['Uppsala, Sweden', 'LaTeX', 'Bread', 'Third-year', 'Barista']);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each(paperDesigns)('%s: a resume of a name alone is one page with it', async (design) => {
  const { pages, bookmarks } = await readDrawn(nameOnly(), { design });
  expect(pages).toEqual(['Mara Lindqvist']);
  expect(bookmarks).toEqual([]);
});

it.each(paperDesigns)('%s: the same resume at the same time is the same file', async (design) => {
  const first = await usualPaper(design);
  expect(first.equals(await drawForTests(usual(), { design }))).toBe(true);
});

it('says when it was drawn', async () => {
  const { date } = await readDrawn(nameOnly(), { at: new Date('2031-05-06T07:08:09Z') });
  expect(date).toBe('D:20310506070809Z');
});

it('shows the photo in the columns alone', async () => {
  const photo = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#886644' },
  })
    .webp()
    .toBuffer();
  for (const design of paperDesigns) {
    const paper = await drawForTests(nameOnly(), { design, photo });
    expect(paper.includes('/DCTDecode')).toBe(design === 'columns');
  }
  // The thread that draws has its own copy of what reads pictures, and one memory with the process.
  expect(sharp.cache().items.max).toBe(0);
});

it('says on each page but the first whose it is', async () => {
  const { pages } = await readDrawn(overfull(4, 900));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.map((page) => page.includes('Mara Lindqvist ·'))).toEqual(
    pages.map((_, at) => at > 0),
  );
});

it.each([
  ['plain', 230],
  ['plain', 430],
  ['plain', 610],
  ['columns', 430],
  ['columns', 610],
  ['academic', 230],
  ['academic', 430],
] satisfies [PaperDesign, number][])(
  '%s: no heading and no title ends a page, with %i letters an entry',
  async (design, letters) => {
    const { pages } = await readDrawn(overfull(6, letters), { design });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      const words = page.replace(/\s*Mara Lindqvist · \d+\s*$/, '').trimEnd();
      expect(words).not.toMatch(/(?:Work experience|Education|Skills|(?:Job|School|Skill) \d+)$/);
    }
  },
);

it('links to nothing but the web', async () => {
  const intro =
    '[a](javascript:alert(1)) [b](file:///etc/passwd) [c](mailto:a@example.org) [d](https://d.example.org)';
  const { links, text } = await readDrawn({ ...nameOnly(), intro });
  expect(links).toEqual(['https://d.example.org/']);
  expect(text).toContain('a b c d');
});

it('ends after 60 pages, and says so', async () => {
  const lines = '- a\n'.repeat(1_000);
  const wkexp = overfull(5, 0).wkexp.map((each) => Object.assign(each, { description: lines }));
  const { pages } = await readDrawn({ ...nameOnly(), wkexp });
  expect(pages).toHaveLength(60);
  expect(pages.at(-1)).toContain('This paper ends after 60 pages');
  expect(pages.at(-2)).not.toContain('This paper ends');
});
