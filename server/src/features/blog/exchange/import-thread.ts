import { parentPort } from 'node:worker_threads';
import { readImport } from './read-import.ts';

/* Reads one file in a thread of its own: whoever sent it ends the thread when its time is over. */
parentPort?.once('message', (file: Uint8Array) => {
  const read = readImport(file);
  const buffers =
    'pictures' in read
      ? [...read.pictures.values()].flatMap((picture) =>
          picture instanceof Uint8Array ? (picture.buffer as ArrayBuffer) : [],
        )
      : [];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(read, buffers);
});
