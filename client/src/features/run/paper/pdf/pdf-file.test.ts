// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../../test/read-pdf.ts';
import { flatPicture } from './flat-picture.ts';
import { type PdfDocument, pdfOf } from './pdf-file.ts';
import type { Piece, Tag } from './tags.ts';

const picture = { width: 2, height: 1, pixels: Uint8Array.of(0, 1), colours: new Uint8Array(6) };
const blank: PdfDocument = {
  title: 'Week 5: ∫ & الأسبوع',
  language: 'en',
  pages: 2,
  width: 794,
  tags: [],
  bookmarks: [],
  draw: async () => ({ picture, photos: [] }),
};
const made = async (given: Partial<PdfDocument>) => readPdf(await pdfOf({ ...blank, ...given }));

const box = { x: 10, y: 20, width: 50, height: 18 };
const piece = (page: number, ...words: string[]): Piece => ({
  page,
  texts: words.map((text, at) =>
    Object.assign({}, box, { x: at * 60, text, isSpaced: at < words.length - 1 }),
  ),
});

it('says what it is, in which language, and that it is tagged', async () => {
  const { title, catalogue, pages, tags } = await made({});
  expect(title).toBe(blank.title);
  expect(catalogue).toContain('/Lang (en) /MarkInfo << /Marked true >>');
  expect(catalogue).toContain('/DisplayDocTitle true');
  expect(pages).toBe(2);
  expect(tags).toEqual({ role: 'Document', text: '', kids: [] });
});

it('has its text in the order in which it is read, by what it is, over pages too', async () => {
  const tags: Tag[] = [
    { role: 'H1', kids: [piece(0, 'What', 'is', '水？')] },
    {
      role: 'L',
      kids: [
        {
          role: 'LI',
          kids: [{ role: 'LBody', kids: [piece(0, 'begun', 'here '), piece(1, 'ended')] }],
        },
      ],
    },
    { role: 'Artifact', kids: [piece(1, '× 4')] },
    { role: 'Figure', alt: 'Half of them: ½', kids: [{ ...piece(1, 'axis'), box }] },
    { role: 'P', spoken: 'four times', kids: [piece(1)] },
  ];
  const read = await made({ tags });
  expect(read.tags.kids).toEqual([
    { role: 'H1', text: 'What is 水？', kids: [] },
    {
      role: 'L',
      text: '',
      kids: [
        {
          role: 'LI',
          text: '',
          kids: [{ role: 'LBody', text: 'begun here ended', kids: [] }],
        },
      ],
    },
    { role: 'Figure', text: 'axis', alt: 'Half of them: ½', kids: [] },
    { role: 'P', text: '', spoken: 'four times', kids: [] },
  ]);
  expect(read.texts[1]).toContain('× 4');
});

it('what is read from the right is written as it is seen', async () => {
  const word = (text: string, x: number) => ({
    ...box,
    x,
    text,
    seen: text.split('').toReversed(),
    isSpaced: true,
  });
  const tags: Tag[] = [
    { role: 'P', kids: [{ page: 0, texts: [word('ما', 100), word('هي', 40)] }] },
  ];
  const { texts } = await made({ tags });
  expect(texts[0]).toBe('ما هي '.split('').toReversed().join(''));
});

it('bookmarks name what a reader can go to, in any script', async () => {
  const titles = ['Question 1: ما', 'Question 2'];
  const bookmarks = titles.map((title, page) => ({ title, page, y: 100 }));
  expect((await made({ bookmarks })).bookmarks).toEqual(titles);
});

it('any text comes out as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), async (texts) => {
      const tags: Tag[] = texts.map((text) => ({ role: 'P', kids: [piece(0, text)] }));
      const read = await made({ tags });
      expect(read.tags.kids.map(({ text }) => text)).toEqual(texts);
    }),
    { numRuns: 20 },
  );
});

it('surfaces keep their colours; of the steps between them few are left', () => {
  const width = 400;
  const data = new Uint8ClampedArray(width * 400 * 4).fill(255);
  const pixels = new Uint32Array(data.buffer);
  pixels.fill(0xfff0f5f8, 0, 50_000);
  for (let step = 0; step < 256; step += 1)
    pixels[100_000 + step * 9] = 0xff000000 | (step * 0x10101);
  const flat = flatPicture({ width, height: 400, data } as unknown as ImageData);
  expect(flat.colours.length / 3).toBeLessThan(20);
  const colourAt = (at: number) =>
    Array.from({ length: 3 }, (_, part) => flat.colours[(flat.pixels[at] ?? 0) * 3 + part] ?? -1);
  expect(colourAt(0)).toEqual([0xf8, 0xf5, 0xf0]);
  expect(colourAt(90_000)).toEqual([255, 255, 255]);
  for (let step = 0; step < 256; step += 1)
    expect(Math.abs((colourAt(100_000 + step * 9)[0] ?? 0) - step)).toBeLessThanOrEqual(32);
});

it('a report of very many lines, one of them with a pile of marks and no place, is read to its end', async () => {
  const tags: Tag[] = Array.from({ length: 2_500 }, (_, at) => ({
    role: 'P',
    kids: [piece(0, `line${at}`)],
  }));
  const pile = `Z${'\u0301'.repeat(400)}`;
  const nowhere = { ...box, x: Number.NaN, width: 0, text: pile, isSpaced: false };
  tags.push({ role: 'P', kids: [{ page: 1, texts: [nowhere] }] });
  const { tags: read } = await made({ tags });
  expect(read.kids).toHaveLength(2_501);
  expect(read.kids[2_499]?.text).toBe('line2499');
  expect(read.kids[2_500]?.text).toMatch(/^Z\u0301{50,150}$/u);
});
