// Where there are no workers, pdf.js takes what the worker is made of.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { ReadableStream } from 'node:stream/web';
import { afterEach, expect, it, vi } from 'vitest';
import { aPdf } from '../../../test/a-pdf.ts';
import { PdfPieces } from './pdf-pieces.ts';
import { openPdf, PdfError } from './pdf.ts';

// What browsers have, and jsdom has not.
Object.assign(globalThis, { ReadableStream });

const texts = ['Eigenvectors keep\ntheir direction.', 'The second page.'];
const fileOf = (bytes: Uint8Array<ArrayBuffer>): Blob => new Blob([bytes]);
const faultOf = async (source: Parameters<typeof openPdf>[0]): Promise<unknown> => {
  const error: unknown = await openPdf(source).then(
    () => null,
    (why: unknown) => why,
  );
  return error instanceof PdfError ? error.fault : error;
};

/** A server with one file that tells which ranges were asked for. */
const serve = (bytes: Uint8Array<ArrayBuffer>, isWhole = false) => {
  const asked: [number, number][] = [];
  const tokens = new Set<string | null>();
  let statuses: number[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    tokens.add(headers.get('authorization'));
    const status = statuses.shift();
    if (status !== undefined) return { status, ok: false };
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? [];
    asked.push([Number(from), Number(to)]);
    const piece = isWhole ? bytes : bytes.slice(Number(from), Number(to) + 1);
    // Of the page's own making, as in a browser: pdf.js looks at that.
    return {
      status: isWhole ? 200 : 206,
      ok: true,
      arrayBuffer: async () => Uint8Array.from(piece).buffer,
    };
  });
  return {
    asked,
    tokens,
    fail: (...next: number[]) => {
      statuses = next;
    },
    source: { url: '/a.pdf', bytes: bytes.length, headers: () => ({ authorization: 'Bearer t' }) },
  };
};

afterEach(() => vi.unstubAllGlobals());

it('reads what is on each page of a file', async () => {
  const pdf = await openPdf(fileOf(aPdf(texts)));
  expect(pdf.pages).toBe(2);
  expect(await pdf.sizeOf(1)).toEqual({ width: 595, height: 842 });
  expect(await pdf.textOf(1)).toBe('Eigenvectors keep\ntheir direction.');
  expect(await pdf.textOf(2)).toBe('The second page.');
  pdf.close();
});

it('tells apart what is locked and what is no PDF', async () => {
  expect(await faultOf(fileOf(aPdf(texts, { isLocked: true })))).toBe('locked');
  expect(await faultOf(new Blob(['%PDF-1.7 and nothing more']))).toBe('damaged');
  expect(await faultOf(new Blob(['nothing']))).toBe('damaged');
});

it('fetches the pieces that it needs, and no more, as whoever is signed in', async () => {
  const bytes = aPdf(texts, { padding: 3_000_000 });
  const server = serve(bytes);
  const pdf = await openPdf(server.source);
  expect(await pdf.textOf(2)).toBe('The second page.');
  const fetched = server.asked.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  expect(fetched).toBeLessThan(1_000_000);
  expect([...server.tokens]).toEqual(['Bearer t']);
  pdf.close();
});

it('takes all of it where there are no pieces', async () => {
  const server = serve(aPdf(texts, { padding: 3_000_000 }), true);
  const pdf = await openPdf(server.source);
  expect(await pdf.textOf(1)).toContain('Eigenvectors');
  expect(server.asked).toHaveLength(1);
  pdf.close();
});

it('says that the server is out of reach, and goes on when it is back', async () => {
  const server = serve(aPdf(texts));
  server.fail(503);
  const reached: boolean[] = [];
  const opening = openPdf(server.source, (isReached) => reached.push(isReached));
  await vi.waitFor(() => expect(reached).toEqual([false]));
  dispatchEvent(new Event('online'));
  expect((await opening).pages).toBe(2);
  expect(reached.at(-1)).toBe(true);
});

it('does not go on asking for what it is refused', async () => {
  const server = serve(aPdf(texts));
  server.fail(404);
  const pieces = new PdfPieces(server.source, undefined);
  pieces.requestDataRange(0, 100);
  expect(await pieces.refused).toBe(404);
  expect(server.asked).toHaveLength(0);
});
