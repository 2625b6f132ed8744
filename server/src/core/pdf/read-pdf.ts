import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createBounded } from '../bounded.ts';
import type { FromPdfProcess, PdfRead, PdfToRead, ToPdfProcess } from './pdf-messages.ts';

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

const program = fileURLToPath(new URL('pdf-process.ts', import.meta.url));
const mostOf: PdfBounds = { time: 20_000, memory: 200, characters: 200_000 };
/** What the thread reads with is large: on a machine that does much beside it, it takes long until it is there. */
const loadingTime = 60_000;
/** The part of its time in which pages are read: the text of those that come later is left out. */
const textTime = 0.6;

/** One after the other: each may take a processor for as long as its time is. */
const inTurn = createBounded({
  atOnce: 1,
  waiting: 8,
  msg: 'Many PDFs are being read just now. Try again in a moment.',
});

/**
 * Reads the text of a PDF in a process of its own, which asks for the parts that it needs: the file is never held
 * here, and whatever it is made to do ends with its time and its memory, and with that process. Nothing in it is run or fetched.
 *
 * @throws AppError UNAVAILABLE where many wait; whatever the source throws
 */
export const readPdf = (source: PdfSource, bounds: Partial<PdfBounds> = {}): Promise<PdfText> =>
  inTurn(async () => {
    const start = await source.read(0, Math.min(5, source.bytes));
    // It may be a page or a zip as well: what it is its beginning says.
    if (start.toString('latin1') !== '%PDF-') return { ok: false, why: 'damaged' };
    return readInProcess(source, { ...mostOf, ...bounds });
  });

const readInProcess = async (source: PdfSource, bounds: PdfBounds): Promise<PdfText> => {
  const child = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Nothing of what it finds is written down, nor what the engine says where it ends it.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const told = Promise.withResolvers<PdfText>();
  const ended = Promise.withResolvers<void>();
  const unread = (): void => told.resolve({ ok: 'unread' });
  let timer = setTimeout(unread, loadingTime);
  child
    .on('message', (said: FromPdfProcess) => {
      if ('read' in said) told.resolve(said.read);
      else if ('failed' in said) told.reject(new Error(`No PDF can be read: ${said.failed}`));
      else if ('wants' in said) void answer(child, source, said.wants).catch(told.reject);
      else {
        clearTimeout(timer);
        timer = setTimeout(unread, bounds.time);
      }
    })
    .once('error', (error) => {
      told.reject(error);
      ended.resolve();
    })
    .once('exit', () => {
      unread();
      ended.resolve();
    });
  const { bytes } = source;
  const time = bounds.time * textTime;
  const work: PdfToRead = { bytes, characters: bounds.characters, time };
  tell(child, { work, memory: bounds.memory });
  try {
    return await told.promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    await ended.promise;
  }
};

/** It may have ended meanwhile. */
const tell = (child: ChildProcess, message: ToPdfProcess): void => {
  child.send(message, () => {});
};

const answer = async (
  child: ChildProcess,
  source: PdfSource,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  tell(child, { bytes: await source.read(from, to) });
};
