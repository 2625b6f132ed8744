import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type PdfSource, readPdf } from './read-pdf.ts';
import { catalog, font, onePage, page, pdfOf, writePdf } from './testing/make-pdf.ts';
import { sourceOf, written } from './testing/pdf-source.ts';

// Threads load libraries here, on machines that do other things as well.
vi.setConfig({ testTimeout: 120_000 });

const mb = 1_000_000;

const readOf = (bytes: Buffer) => readPdf(sourceOf(bytes).source, { time: 60_000 });

test('the text of a PDF, page by page, and how many there are', async () => {
  const pdf = await writePdf((document) =>
    document.text('Bases of vector spaces').text('Größe, café').addPage().text('The second page'),
  );
  const read = await readOf(pdf);
  expect(read).toMatchObject({ ok: true, pages: 2 });
  expect('text' in read && read.text).toMatch(
    /^Bases of vector spaces\s+Größe, café\s+The second page$/,
  );
});

test('one of pictures alone has none', async () => {
  const pdf = await writePdf((document) => document.rect(10, 10, 50, 50).fill());
  expect(await readOf(pdf)).toEqual({ ok: true, pages: 1, text: '' });
});

test('no more characters than are wanted, and of a large file no more bytes than it needs', async () => {
  const noise = randomBytes(20 * mb);
  const pdf = pdfOf([
    catalog,
    onePage,
    page,
    written('Bases '.repeat(1_000)),
    font,
    { dictionary: '', contents: noise },
  ]);
  const { source, asked } = sourceOf(pdf);
  const read = await readPdf(source, { characters: 100, time: 60_000 });
  expect(read).toMatchObject({ ok: true, pages: 1 });
  expect('text' in read && read.text.length).toBeLessThanOrEqual(100);
  expect('text' in read && read.text).toMatch(/^(Bases )+/);
  expect(asked.total).toBeLessThan(4 * mb);
  expect(asked.most).toBeLessThanOrEqual(mb);
});

test('one that needs a password is locked', async () => {
  const pdf = await writePdf((document) => document.text('secret'), { userPassword: 'x' });
  expect(await readOf(pdf)).toEqual({ ok: false, why: 'locked' });
});

test('scripts and actions in it do nothing', async () => {
  const script = '<</S /JavaScript /JS (while\\(1\\){})>>';
  const acting = `<</Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA <</WC ${script}>> /Names <</JavaScript <</Names [(a) ${script}]>>>>>>`;
  const pdf = pdfOf([acting, onePage, page, written('Harmless'), font]);
  expect(await readOf(pdf)).toEqual({ ok: true, pages: 1, text: 'Harmless' });
});

test('what the source throws is thrown; those who are too many are sent away', async () => {
  const good = await writePdf((document) => document.text('Good'));
  const broken: PdfSource = {
    bytes: good.byteLength,
    read: (from, to) =>
      to - from > 5 ? Promise.reject(new Error('gone')) : Promise.resolve(good.subarray(from, to)),
  };
  await expect(readPdf(broken)).rejects.toThrow('gone');
  const first = Promise.withResolvers<Buffer>();
  const slow: PdfSource = { bytes: 10, read: () => first.promise };
  const under = Array.from({ length: 9 }, () => readPdf(slow));
  await expect(readPdf(slow)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  first.resolve(Buffer.from('No PDF'));
  expect(await Promise.all(under)).toEqual(under.map(() => ({ ok: false, why: 'damaged' })));
});
