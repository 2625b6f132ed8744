import { parentPort, workerData } from 'node:worker_threads';
import { Unfinished } from './command.ts';
import { prepare } from './commands/prepare.ts';
import { Cursors } from './cursors.ts';
import { Storage } from './file/storage.ts';
import { toStoreError } from './store-error.ts';
import { type Reply, readRequest, writeReply } from './wire/wire.ts';
import type { Doc } from './values.ts';

/** A read that names no limit gets this one. */
const LONGEST_READ_MS = 60_000;

/** A thread that reads for those who ask for much: a message in, as it came over the wire, and a reply out. */
const { dir } = workerData as { dir: string };

const storage = Storage.openToRead(dir);
const cursors = new Cursors(Date.now);

function answer(command: Doc): Reply {
  try {
    storage.refresh();
    const place = { storage, cursors, now: Date.now, diskIsFull: () => false };
    const limits = { patienceMs: Infinity, longestReadMs: LONGEST_READ_MS };
    const done = prepare(command, { ...place, ...limits }).run();
    if (done instanceof Unfinished) throw new Error('A thread that reads was given a write.');
    return done;
  } catch (error) {
    return toStoreError(error).reply();
  }
}

parentPort?.on('message', (frame: Uint8Array) => {
  cursors.sweep();
  const request = readRequest(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
  const reply = new Uint8Array(writeReply(request, answer(request.command)));
  parentPort?.postMessage({ reply, cursors: cursors.ids() }, [reply.buffer]);
});
