import { chmodSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Dispatcher } from '../dispatcher.ts';
import { FrameReader, readRequest } from './wire.ts';

/** Listens on a Unix socket that only this user may open, and answers for the store. */
export class SocketServer {
  readonly #dispatcher: Dispatcher;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(dispatcher: Dispatcher) {
    this.#dispatcher = dispatcher;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** The folder is locked by now, so a socket file that is there was left by a process that died. */
  async listen(path: string): Promise<void> {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      throw new Error(`${path} is a folder, where the store has its socket. Move it away.`);
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(path, resolve);
    });
    chmodSync(path, 0o600);
  }

  #accept(socket: Socket): void {
    const frames = new FrameReader();
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    // A client that goes away in the middle of a message is no failure of the store.
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      try {
        for (const frame of frames.push(chunk)) {
          this.#track(this.#answer(socket, frame).catch(() => socket.destroy()));
        }
      } catch {
        socket.destroy();
      }
    });
  }

  #track(answering: Promise<unknown>): void {
    this.#running.add(answering);
    void answering.finally(() => this.#running.delete(answering));
  }

  /** A message that is none, or a reply that cannot be sent, ends its connection and no other. */
  async #answer(socket: Socket, frame: Buffer): Promise<void> {
    const request = readRequest(frame);
    const reply = await this.#dispatcher.answer(request, frame);
    if (!request.answered || !socket.writable) return;
    socket.write(reply);
  }

  /** Answers what has come in, then hangs up. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await Promise.all(this.#running);
    for (const socket of this.#sockets) socket.destroySoon();
    await closed;
  }
}
