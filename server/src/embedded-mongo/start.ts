import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BackupPlan } from './file/backups.ts';

/** A running store: where drivers find it, and how to end it. */
export interface EmbeddedMongo {
  /** For the official driver or mongoose; the database is `sets`. */
  uri: string;
  /** Resolves when every write that was accepted is answered and the file is closed. */
  close: () => Promise<void>;
}

/** Longer paths do not fit into the address of a Unix socket (104 bytes on macOS, 108 on Linux). */
const LONGEST_SOCKET_PATH = 100;

/** Nearly all reads take less than a tenth of it. */
const PATIENCE_MS = 15;

export interface EmbeddedMongoOptions {
  readonly dir: string;
  /** A read that keeps others waiting for longer, in ms, goes on in a thread of its own. */
  readonly patienceMs?: number;
  /** Null: none are made. */
  readonly backups?: BackupPlan | null;
  /** Files that lie elsewhere once a server has run on this store. */
  readonly traces?: readonly string[];
}

/**
 * Starts the embedded store on a folder, in a worker thread, so that database work never holds up
 * the caller. One process at a time.
 *
 * @throws Error 'The data folder … is in use by another process.'
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dir, patienceMs = PATIENCE_MS, backups = null, traces = [] } = options;
  const folder = resolve(dir);
  const socket = socketFor(folder);
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: {
      dir: folder,
      socketPath: socket.path,
      patienceMs,
      backups,
      traces,
      begunAt: performance.timeOrigin,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    const { trace } = await ready(worker);
    if (trace !== undefined) process.emitWarning(beganEmpty(folder, trace));
  } catch (error) {
    socket.remove();
    throw error;
  }
  const ended = new Promise<void>((done) => worker.once('exit', () => done()));
  return {
    uri: `mongodb://${encodeURIComponent(socket.path)}/sets?directConnection=true`,
    close: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- nor has its owner
      worker.postMessage('close');
      await ended;
      socket.remove();
    },
  };
}

const beganEmpty = (folder: string, trace: string): string =>
  `Sets began an empty store in ${folder}, though ${trace} is from one before. Is the disk mounted, and DATA_DIR the right folder? \`npm run data:restore\` puts back a backup.`;

/** What the thread says when it is ready. */
export interface Ready {
  /** Where it began an empty store: what is there of one before. */
  readonly trace: string | undefined;
}

function ready(worker: Worker): Promise<Ready> {
  return new Promise((done, fail) => {
    worker.once('error', fail);
    worker.once('message', (said: Ready) => {
      // From here on an error in the thread is a bug, and ends the process as one.
      worker.off('error', fail);
      done(said);
    });
  });
}

/** In the data folder; where that is too deep, in a short folder of this user alone. */
function socketFor(dir: string): { path: string; remove: () => void } {
  const path = join(dir, 'store.sock');
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) {
    return { path, remove: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'sets-'));
  return {
    path: join(folder, 'store.sock'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
