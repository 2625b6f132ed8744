import { parentPort, workerData } from 'node:worker_threads';
import { Dispatcher } from './dispatcher.ts';
import { Engine } from './engine.ts';
import { Readers } from './readers.ts';
import { SocketServer } from './socket-server.ts';

/** The thread of the store: says 'ready' (or why not), works, and ends when told to. */
const SWEEP_EVERY_MS = 60_000;

const { dir, socketPath, patienceMs } = workerData as {
  dir: string;
  socketPath: string;
  patienceMs: number;
};

const engine = new Engine(dir, { patienceMs });
const readers = new Readers(dir);
const server = new SocketServer(new Dispatcher(engine, readers));
/** A sweep that fails, on a full disk for one, is tried again a minute later. */
function sweep(): void {
  engine.sweep().catch((error: unknown) => process.emitWarning(String(error)));
}

/** What is read for long is broken off; what is written is finished. */
async function close(): Promise<void> {
  const answered = server.close();
  await readers.close();
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
parentPort?.postMessage('ready');
