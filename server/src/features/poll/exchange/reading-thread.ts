import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { readFile } from './read-file.ts';

/*
 * Reads one file in a thread of its own, so that a hostile one holds up nobody: who started the
 * thread ends it when its time or memory is over.
 */
const given = z.parse(
  z.strictObject({ bytes: z.instanceof(Uint8Array), name: z.string() }),
  workerData,
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(readFile(given.bytes, given.name));
