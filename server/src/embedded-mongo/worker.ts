import { parentPort, workerData } from 'node:worker_threads';
import { Engine } from './engine.ts';
import { SocketServer } from './socket-server.ts';

/** The thread of the store: says 'ready' (or why not), works, and ends when told to. */
const SWEEP_EVERY_MS = 60_000;

const { dir, socketPath } = workerData as { dir: string; socketPath: string };

const engine = new Engine(dir);
const server = new SocketServer(engine);
/** A sweep that fails, on a full disk for one, is tried again a minute later. */
function sweep(): void {
  engine.sweep().catch((error: unknown) => process.emitWarning(String(error)));
}

const sweeping = setInterval(sweep, SWEEP_EVERY_MS);

parentPort?.once('message', () => {
  clearInterval(sweeping);
  void server.close().then(() => engine.close());
});

await server.listen(socketPath);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');
