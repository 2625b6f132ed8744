import { Worker } from 'node:worker_threads';
import { createBounded } from '../bounded.ts';
import type { PdfRead, PdfSaid, PdfToRead } from './pdf-messages.ts';

/** A PDF that lies elsewhere: bytes from `from` to `to`, which is not in it. */
export interface PdfSource {
  readonly bytes: number;
  read(from: number, to: number): Promise<Buffer>;
}

/** What was read; `unread` where its time or its memory was over. */
export type PdfText = PdfRead | { readonly ok: 'unread' };

interface PdfBounds {
  /** In milliseconds, from where the thread is ready on. */
  readonly time: number;
  /** Of what it makes, and again of buffers of bytes, in MB. */
  readonly memory: number;
  /** Of text: what comes after it is left out. */
  readonly characters: number;
}

const thread = new URL('pdf-thread.ts', import.meta.url);
const mostOf: PdfBounds = { time: 20_000, memory: 200, characters: 200_000 };
/** What the thread reads with is large: on a machine that does much beside it, it takes long until it is there. */
const loadingTime = 60_000;
/** The part of its time in which pages are read: the text of those that come later is left out. */
const textTime = 0.6;
/** How often its buffers are measured: no bound of the thread counts them. */
const measuredEvery = 20;

/** One after the other: each may take a processor for as long as its time is. */
const inTurn = createBounded({
  atOnce: 1,
  waiting: 8,
  msg: 'Many PDFs are being read just now. Try again in a moment.',
});

/**
 * Reads the text of a PDF in a thread of its own, which asks for the parts that it needs: the file is never held
 * here, and whatever it is made to do ends with its time and its memory. Nothing in it is run or fetched.
 *
 * @throws AppError UNAVAILABLE where many wait; whatever the source throws
 */
export const readPdf = (source: PdfSource, bounds: Partial<PdfBounds> = {}): Promise<PdfText> =>
  inTurn(async () => {
    const start = await source.read(0, Math.min(5, source.bytes));
    // It may be a page or a zip as well: what it is its beginning says.
    if (start.toString('latin1') !== '%PDF-') return { ok: false, why: 'damaged' };
    return readInThread(source, { ...mostOf, ...bounds });
  });

const readInThread = async (source: PdfSource, bounds: PdfBounds): Promise<PdfText> => {
  const worker = new Worker(thread, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: bounds.memory, stackSizeMb: 4 },
    // Nothing of what it finds is written down.
    env: {},
  });
  const told = Promise.withResolvers<PdfText>();
  const unread = (): void => told.resolve({ ok: 'unread' });
  let timer = setTimeout(unread, loadingTime);
  const measuring = setInterval(() => void measure(worker, bounds, unread), measuredEvery);
  worker
    .on('message', (said: PdfSaid) => {
      if ('read' in said) told.resolve(said.read);
      else if ('wants' in said) void answer(worker, source, said.wants).catch(told.reject);
      else {
        clearTimeout(timer);
        timer = setTimeout(unread, bounds.time);
      }
    })
    .once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') unread();
      else told.reject(error);
    })
    .once('exit', unread);
  const { bytes } = source;
  const time = bounds.time * textTime;
  const work: PdfToRead = { bytes, characters: bounds.characters, time };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  worker.postMessage(work);
  try {
    return await told.promise;
  } finally {
    clearTimeout(timer);
    clearInterval(measuring);
    await worker.terminate();
  }
};

const answer = async (
  worker: Worker,
  source: PdfSource,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  const bytes = Uint8Array.from(await source.read(from, to));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  worker.postMessage(bytes, [bytes.buffer]);
};

const measure = async (worker: Worker, { memory }: PdfBounds, over: () => void): Promise<void> => {
  try {
    const { external_memory: buffers } = await worker.getHeapStatistics();
    if (buffers > memory * 1_000_000) over();
  } catch {
    // It has not begun, or has ended.
  }
};
