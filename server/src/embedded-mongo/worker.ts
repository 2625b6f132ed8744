import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type BackupPlan, backupsIn, isBackupDue } from './file/backups.ts';
import { Dispatcher } from './dispatcher.ts';
import { Engine } from './engine.ts';
import { StoreDamaged } from './file/open-file.ts';
import { Readers } from './readers.ts';
import { SocketServer } from './wire/socket-server.ts';
import type { Ready } from './start.ts';
import { traceOfAnother } from './file/used-folder.ts';

/** The thread of the store: says that it is ready (or why not), works, and ends when told to. */
const SWEEP_EVERY_MS = 60_000;

const { dir, socketPath, patienceMs, backups, traces, begunAt } = workerData as {
  dir: string;
  socketPath: string;
  patienceMs: number;
  backups: BackupPlan | null;
  traces: readonly string[];
  begunAt: number;
};

const trace = traceOfAnother({ dir, backups, traces, begunAt });
const engine = open();
const readers = new Readers(dir);
const server = new SocketServer(new Dispatcher(engine, readers));
let backup: Worker | undefined;

/** Who is told of damage is told of the newest backup too. */
function open(): Engine {
  try {
    return new Engine(dir, { patienceMs });
  } catch (error) {
    if (!(error instanceof StoreDamaged) || backups === null) throw error;
    const [newest] = backupsIn(backups.dir);
    const known = newest ? `The newest backup is ${newest}.` : `There is none in ${backups.dir}.`;
    throw new Error(`${error.message} ${known}`, { cause: error });
  }
}

const warn = (error: unknown): void => process.emitWarning(String(error));

/** What fails, on a full disk for one, is tried again a minute later. */
function sweep(): void {
  try {
    backUpIfDue();
  } catch (error) {
    warn(error);
  }
  engine.sweep().catch(warn);
}

function backUpIfDue(): void {
  if (backups === null || backup !== undefined || !isBackupDue(backups, Date.now())) return;
  backup = new Worker(new URL('backup-thread.ts', import.meta.url), {
    workerData: { dir, plan: backups },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  backup.on('error', (error) => warn(`No backup was made: ${String(error)}`));
  backup.once('exit', () => {
    backup = undefined;
  });
}

/** What is read for long is broken off; what is written is finished. */
async function close(): Promise<void> {
  const answered = server.close();
  await Promise.all([readers.close(), backup?.terminate()]);
  await answered;
  engine.close();
}

const sweeping = setInterval(sweep, SWEEP_EVERY_MS);

parentPort?.once('message', () => {
  clearInterval(sweeping);
  void close();
});

await server.listen(socketPath);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ trace } satisfies Ready);
