import { paperDesigns } from '@sets/shared/resume/resume.contract.ts';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { drawResume } from './draw-resume.ts';
import { placesOf, readPaper } from './testing/read-paper.ts';
import { nameOnly, overfull, usual } from './testing/resumes.ts';

// Papers are drawn many times here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const read = async (...args: Parameters<typeof drawResume>) => readPaper(await drawResume(...args));

const orders = {
  plain: ['Profile', 'Work experience', 'Education', 'Achievements', 'Skills', 'Interests'],
  // Each column as a whole.
  columns: ['Contact', 'Skills', 'Interests', 'Profile', 'Work experience', 'Education'],
  academic: ['Profile', 'Education', 'Work experience', 'Achievements', 'Skills', 'Interests'],
} as const;

it.each(paperDesigns)('%s: all of a resume can be read, in its order', async (design) => {
  const { text, links, title, bookmarks, hasTags } = await read(usual(), { design, photo: null });
  const places = placesOf(text, ['Mara Lindqvist', ...orders[design]]);
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const said = ['40 live questions', 'Café Linné', 'Sep 2024 – today', 'scikit-learn', 'Choir'];
  expect(placesOf(text, said).every((place) => place > 0)).toBe(true);
  expect(text).not.toMatch(/\*\*|`|\]\(/);
  expect(links).toEqual(
    expect.arrayContaining([
      'https://mara.example.org/',
      'https://code.example.org/mlindqvist',
      'https://mara.example.org/eigenvalues',
    ]),
  );
  expect(title).toBe('Mara Lindqvist: resume');
  expect(bookmarks).toEqual(expect.arrayContaining([...orders[design]]));
  expect(hasTags).toBe(true);
});

it('keeps what stands beside each other apart where somebody reads by columns', async () => {
  const { text } = await read(usual(), { design: 'columns', photo: null });
  const places = placesOf(text, ['Uppsala, Sweden', 'LaTeX', 'Bread', 'Third-year', 'Barista']);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each(paperDesigns)('%s: a resume of a name alone is one page with it', async (design) => {
  const { pages, bookmarks } = await read(nameOnly(), { design, photo: null });
  expect(pages).toEqual(['Mara Lindqvist']);
  expect(bookmarks).toEqual([]);
});

it.each(paperDesigns)('%s: the same resume is the same file', async (design) => {
  const [first, second] = [
    await drawResume(usual(), { design, photo: null }),
    await drawResume(usual(), { design, photo: null }),
  ];
  expect(first.equals(second)).toBe(true);
});

it('shows the photo in the columns alone', async () => {
  const photo = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#886644' },
  })
    .webp()
    .toBuffer();
  for (const design of paperDesigns) {
    const paper = await drawResume(usual(), { design, photo });
    expect(paper.includes('/DCTDecode')).toBe(design === 'columns');
  }
});

it('says on each page but the first whose it is', async () => {
  const { pages } = await read(overfull(6, 700), { design: 'plain', photo: null });
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.map((page) => page.includes('Mara Lindqvist ·'))).toEqual(
    pages.map((_, at) => at > 0),
  );
});

it.each(paperDesigns)('%s: no heading and no title ends a page', async (design) => {
  for (const letters of [230, 430, 610]) {
    const { pages } = await read(overfull(9, letters), { design, photo: null });
    for (const page of pages) {
      const words = page.replace(/\s*Mara Lindqvist · \d+\s*$/, '').trimEnd();
      expect(words).not.toMatch(/(?:Work experience|Education|Skills|(?:Job|School|Skill) \d+)$/);
    }
  }
});

it('links to nothing but the web', async () => {
  const description =
    '[a](javascript:alert(1)) [b](file:///etc/passwd) [c](mailto:a@example.org) [d](https://d.example.org)';
  const resume = { ...usual(), intro: description };
  const { links, text } = await read(resume, { design: 'plain', photo: null });
  expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  expect(links).toContain('https://d.example.org/');
  expect(text).toContain('a b c d');
});

it(
  'ends after 60 pages, says so, and lets others have their turns',
  { timeout: 120_000 },
  async () => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const paper = await drawResume(overfull(100, 4_000), { design: 'plain', photo: null });
    isDone = true;
    expect(turns).toBeGreaterThan(60);
    const { pages } = await readPaper(paper);
    expect(pages).toHaveLength(60);
    expect(pages.at(-1)).toContain('This paper ends after 60 pages');
    expect(pages.at(-2)).not.toContain('This paper ends');
  },
);
