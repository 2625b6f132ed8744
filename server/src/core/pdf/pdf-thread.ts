import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfRead, PdfSaid, PdfToRead } from './pdf-messages.ts';

/* Reads the text of one PDF in a thread of its own, by parts that it asks for. */

/** Bytes that are asked for at once: as many as lie together where files are kept. */
const partBytes = 1_000_000;
/** So many pages that cannot be read, one after the other: there are none behind them. */
const mostBroken = 20;

const say = (said: PdfSaid): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(said);
};

const heard = (): Promise<unknown> =>
  new Promise((resolve) => {
    parentPort?.once('message', resolve);
  });

/** One question after the other. */
let asking: Promise<unknown> = Promise.resolve();

const bytesFrom = (from: number, to: number): Promise<Uint8Array> => {
  const asked = asking.then(async () => {
    const bytes = new Uint8Array(to - from);
    for (let at = from; at < to; at += partBytes) {
      const part = heard();
      say({ wants: { from: at, to: Math.min(at + partBytes, to) } });
      bytes.set((await part) as Uint8Array, at - from);
    }
    return bytes;
  });
  asking = asked;
  return asked;
};

const quiet = (): void => {};

/** Without a canvas, which text needs none of, and without a word of what it misses. */
const load = async () => {
  Object.assign(console, { log: quiet, warn: quiet, error: quiet });
  // What it would unpack beside this thread no bound of it would measure in time.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  const known: unknown = Reflect.get(process, 'getBuiltinModule');
  Reflect.set(process, 'getBuiltinModule', () => {
    throw new Error('There is no canvas.');
  });
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    Reflect.set(process, 'getBuiltinModule', known);
  }
};

const folder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

const work = (await heard()) as PdfToRead;
const { getDocument, GlobalWorkerOptions, PDFDataRangeTransport } = await load();
GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
await import(GlobalWorkerOptions.workerSrc);
const began = performance.now();

const open = async ({ bytes: length }: PdfToRead): Promise<PDFDocumentProxy> => {
  class Transport extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      void bytesFrom(begin, end).then((bytes) => this.onDataRange(begin, bytes));
    }
  }
  return getDocument({
    range: new Transport(length, null),
    rangeChunkSize: partBytes,
    disableStream: true,
    disableAutoFetch: true,
    stopAtErrors: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    cMapUrl: join(folder, 'cmaps/'),
    verbosity: 0,
  }).promise;
};

/** The text of a page, no longer than this. */
const textOfPage = async (pdf: PDFDocumentProxy, number: number, most: number): Promise<string> => {
  const page = await pdf.getPage(number);
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{
    readonly items: readonly { readonly str?: string; readonly hasEOL?: boolean }[];
  }>;
  let text = '';
  while (text.length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const { str, hasEOL } of value.items) text += (str ?? '') + (hasEOL === true ? '\n' : '');
  }
  if (text.length >= most) void reader.cancel().catch(() => {});
  page.cleanup();
  return text;
};

const textOf = async (pdf: PDFDocumentProxy, { characters: most, time }: PdfToRead) => {
  let text = '';
  let broken = 0;
  for (let number = 1; number <= pdf.numPages && text.length < most; number += 1) {
    if (performance.now() - began > time) break;
    try {
      text += `${await textOfPage(pdf, number, most - text.length)}\n`;
      broken = 0;
    } catch {
      broken += 1;
      if (broken === mostBroken) break;
    }
  }
  return text.slice(0, most).toWellFormed().replaceAll('\0', '').trim();
};

const read = async (): Promise<PdfRead> => {
  let pdf: PDFDocumentProxy;
  try {
    pdf = await open(work);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, why: isLocked ? 'locked' : 'damaged' };
  }
  return { ok: true, pages: pdf.numPages, text: await textOf(pdf, work) };
};

say({ isReady: true });
say({ read: await read() });
