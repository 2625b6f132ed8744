import { Worker } from 'node:worker_threads';
import type { FromPdfProcess, PdfSaid, ToPdfProcess } from './pdf-messages.ts';

/*
 * Holds the thread that reads one PDF. Where a thread asks for more than its bound in one go, the engine ends the
 * whole process: this one, and not the server.
 */

const thread = new URL('pdf-thread.ts', import.meta.url);
/** How often what this process takes is measured: no bound of the thread counts its buffers. */
const measuredEvery = 10;

const say = (said: FromPdfProcess): void => {
  process.send?.(said, undefined, undefined, () => {});
};

/**
 * The thread's things and its buffers may each take `memory` in bytes. Asked of the system, for the thread answers
 * nothing while it copies a large buffer.
 */
const endAbove = (memory: number): void => {
  const most = process.memoryUsage.rss() + 2 * memory;
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit();
  }, measuredEvery);
};

const begin = ({ work, memory }: Extract<ToPdfProcess, { readonly work: unknown }>): Worker => {
  const worker = new Worker(thread, {
    resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: 4 },
  });
  worker
    .on('message', (said: PdfSaid) => say(said))
    .once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') say({ failed: error.message });
    })
    .once('exit', (code) => {
      // Where it has said all, the server ends this process: what was said may still be on its way.
      if (code !== 0) process.exit();
    });
  endAbove(memory * 1_000_000);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  worker.postMessage(work);
  return worker;
};

let worker: Worker | null = null;

process
  // The server has ended, or wants nothing more.
  .once('disconnect', () => process.exit())
  .on('message', (message: ToPdfProcess) => {
    if ('work' in message) {
      worker = begin(message);
      return;
    }
    // A copy: what came may be a part of something larger.
    const bytes = Uint8Array.from(message.bytes);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker?.postMessage(bytes, [bytes.buffer]);
  });
