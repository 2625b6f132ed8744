import { deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { catalog, font, onePage, packed, page, pdfOf, writePdf } from './testing/make-pdf.ts';
import { memoryTaken } from './testing/memory-taken.ts';
import { sourceOf, written } from './testing/pdf-source.ts';

// Threads load libraries here, on machines that do other things as well.
vi.setConfig({ testTimeout: 120_000 });

const mb = 1_000_000;

const damaged = { ok: false, why: 'damaged' };
/** Any end is good where it is one: which of these depends on how fast the machine is. */
const ends = expect.toSatisfy((told: { ok: unknown }) =>
  [true, false, 'unread'].includes(told.ok as never),
);
const manyKids = `<</Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000>>`;
const twice = (bytes: Buffer) => ({
  dictionary: '/Filter [/FlateDecode /FlateDecode]',
  contents: deflateSync(bytes),
});

/** What people could send, and what is said of it. */
const hostile: readonly (readonly [string, () => Buffer | Promise<Buffer>, unknown])[] = [
  [
    'one that ends in its middle',
    async () => {
      const whole = await writePdf((document) => document.text('Bases'));
      return whole.subarray(0, whole.byteLength / 2);
    },
    damaged,
  ],
  ['nothing but a beginning', () => Buffer.from('%PDF-'), damaged],
  [
    'noise behind a beginning',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * mb, 'obj <<[(')]),
    ends,
  ],
  [
    'a million pages that are not there',
    () =>
      pdfOf([catalog, '<</Type /Pages /Kids [3 0 R] /Count 1000000>>', page, written('One'), font]),
    ends,
  ],
  [
    'pages that are one page a hundred thousand times',
    () => pdfOf([catalog, manyKids, page, written('One'), font]),
    ends,
  ],
  [
    'pages that hold themselves',
    () => pdfOf([catalog, '<</Type /Pages /Kids [2 0 R 2 0 R] /Count 2>>']),
    ends,
  ],
  [
    'lists in lists in lists',
    () =>
      pdfOf([catalog, onePage, `<</Type /Page /Parent 2 0 R /MediaBox ${'['.repeat(2 * mb)}>>`]),
    ends,
  ],
  [
    'lists in lists on a page',
    () =>
      pdfOf([
        catalog,
        onePage,
        page,
        { dictionary: '', contents: Buffer.alloc(2 * mb, '[') },
        font,
      ]),
    ends,
  ],
  [
    'a page that unpacks to gigabytes',
    () => {
      const bomb = twice(packed(2_000));
      return pdfOf([catalog, onePage, page, bomb, font]);
    },
    ends,
  ],
  [
    'a list of objects that unpacks to gigabytes',
    () => {
      const contents = deflateSync(packed(2_000));
      const list = {
        dictionary: '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
        contents,
      };
      return pdfOf(['<</Type /Catalog /Pages 4 0 R>>', list], '');
    },
    ends,
  ],
  [
    'more text than anybody reads',
    () =>
      pdfOf([
        catalog,
        onePage,
        page,
        {
          dictionary: '/Filter /FlateDecode',
          contents: deflateSync(
            Buffer.from(
              `BT /F 12 Tf ${'(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) Tj '.repeat(mb)}`,
            ),
          ),
        },
        font,
      ]),
    ends,
  ],
  [
    'a list that is longer than any bound of a thread',
    () =>
      pdfOf([
        catalog,
        onePage,
        page,
        {
          dictionary: '/Filter /FlateDecode',
          contents: deflateSync(Buffer.from(`BT /F 12 Tf [${'0 '.repeat(60 * mb)}] TJ ET`)),
        },
        font,
      ]),
    { ok: 'unread' },
  ],
  [
    'tables of places in a ring',
    () => {
      const ring = Buffer.from(
        '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1 /Root 1 0 R /Prev 9>>\nstartxref\n9\n%%EOF\n',
      );
      return ring;
    },
    damaged,
  ],
  [
    'a page of the web with a PDF in it',
    async () =>
      Buffer.concat([
        Buffer.from('<html><script>alert(1)</script>'),
        await writePdf((document) => document.text('x')),
      ]),
    damaged,
  ],
  [
    'a zip with a PDF in it',
    async () =>
      Buffer.concat([Buffer.from('PK\x03\x04'), await writePdf((document) => document.text('x'))]),
    damaged,
  ],
  [
    'fifty megabytes without a table of places',
    () => {
      const whole = pdfOf([
        catalog,
        onePage,
        page,
        written('Large'),
        font,
        { dictionary: '', contents: Buffer.alloc(49 * mb, 'a') },
      ]);
      return whole.subarray(0, whole.byteLength - 400);
    },
    ends,
  ],
];

test.each(hostile)('%s: an end, with memory that is bounded', async (name, make, told) => {
  const bytes = await make();
  const { source, asked } = sourceOf(bytes);
  globalThis.gc?.();
  const before = memoryTaken();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memoryTaken())), 5);
  const began = performance.now();
  const read = await readPdf(source, { time: told === ends ? 6_000 : 60_000 });
  clearInterval(timer);
  const more = Math.round((peak - before) / mb);
  const took = Math.round(performance.now() - began);
  process.stdout.write(
    `${name}: ${bytes.byteLength} bytes: ${JSON.stringify({ ...read, text: undefined })} in ${took} ms with ${more} MB more at most\n`,
  );
  expect(read).toEqual(told);
  expect(asked.most).toBeLessThanOrEqual(mb);
  expect(more).toBeLessThan(600);
});
