// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type PdfPage, pdfOf } from './pdf-file.ts';

const page = (width: number, height: number, from = 0): PdfPage => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height * 3 }, (_, at) => (from + at * 7) % 256),
});

/** Latin-1, so that a letter is a byte. */
const written = async (...pages: PdfPage[]): Promise<string> =>
  Buffer.from(await pdfOf('Week 5: ∫ & الأسبوع', pages.length, async (at) => pages[at]!)).toString(
    'latin1',
  );

it('every object lies where the table says, and the table where the end says', async () => {
  const pdf = await written(page(4, 3), page(2, 2), page(5, 1));
  expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 5)).toBe('xref\n');
  const entries = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)];
  expect(entries).toHaveLength(3 + 3 * 3);
  for (const [at, [, place]] of entries.entries()) {
    expect(pdf.slice(Number(place)).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
  }
  expect(pdf).toContain('/Count 3 /Kids [4 0 R 7 0 R 10 0 R]');
});

it('a page’s picture is its pixels, row by row', async () => {
  const drawn = page(4, 3, 250);
  const pdf = await written(drawn);
  const [, length] = /\/Subtype \/Image .*\/Length (\d+)/.exec(pdf)!;
  const begin = pdf.indexOf('stream\n', pdf.indexOf('/Subtype /Image')) + 'stream\n'.length;
  const rows = inflateSync(Buffer.from(pdf.slice(begin, begin + Number(length)), 'latin1'));
  const pixels: number[] = [];
  for (let y = 0; y < 3; y += 1) {
    expect(rows[y * 13]).toBe(2);
    for (let x = 0; x < 12; x += 1) {
      pixels.push(((pixels[(y - 1) * 12 + x] ?? 0) + rows[y * 13 + 1 + x]!) % 256);
    }
  }
  expect(pixels).toEqual([...drawn.pixels]);
});

it('has its title in any script', async () => {
  const title = Buffer.from('Week 5: ∫ & الأسبوع', 'utf16le').swap16().toString('hex');
  expect(await written(page(1, 1))).toContain(`/Title <feff${title}>`);
});
