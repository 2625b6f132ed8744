import cluster, { type Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import type { TellConsole } from '../core/tell-console.ts';
import { closeForgotten } from './close-forgotten.ts';
import type { FromWorker, Part, ToWorker } from './messages.ts';
import { giveSocket, type Handle, handleOf } from './give-socket.ts';

/** Seconds of silence after which a process is held for stuck: while it starts, and from then on. */
const patience = { starting: 90, ready: 10 } as const;

/** What a worker tells that concerns others too. */
export interface WorkerEars {
  readonly made: TellConsole;
  readonly load: (worker: WorkerProcess) => void;
  readonly hand: (to: number, head: string, socket: Socket) => void;
  readonly ask: (from: WorkerProcess, ask: number, what: 'states' | 'measured') => void;
  readonly measured: (message: Extract<FromWorker, { type: 'measured' }>) => void;
}

/** A server process, as the primary sees it. */
export class WorkerProcess {
  readonly part: Part;
  /** Resolves when it takes people; rejects, with its reason, where it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  readonly #ears: WorkerEars;
  #reason: string | null = null;
  #silentFor = 0;
  #connections = 0;
  /** Connections that it has not confirmed yet. */
  readonly #given = new Map<Socket, Handle | null>();
  #becameReady: () => void = () => {};
  state: 'starting' | 'ready' | 'stopping' | 'ended' = 'starting';

  constructor(part: Part, ears: WorkerEars) {
    this.part = part;
    this.#ears = ears;
    this.#worker = cluster.fork();
    closeForgotten(this.#worker.process);
    this.#worker.on('message', (message: FromWorker, socket?: unknown) => {
      this.#hear(message, socket as Socket | undefined);
    });
    // A message to a process that has just ended is lost with it.
    this.#worker.on('error', () => {});
    const { promise: ended, resolve: hasEnded } = Promise.withResolvers<void>();
    const { promise: ready, resolve: isReady, reject: isNot } = Promise.withResolvers<void>();
    this.#becameReady = isReady;
    this.ended = ended;
    this.ready = ready;
    // Not everybody who starts one waits for it.
    ready.catch(() => {});
    this.#worker.once('exit', (code, signal) => {
      this.state = 'ended';
      isNot(new Error(this.#reason ?? `A server process ended (${signal ?? `code ${code}`}).`));
      // Node forgets what waits for it, and leaves it open: nobody would answer there any more.
      for (const [socket, handle] of this.#given) {
        socket.destroy();
        // On its way the socket is without it.
        handle?.close();
      }
      hasEnded();
    });
    this.tell({ type: 'begin', part });
  }

  get pid(): number | null {
    return this.#worker.process.pid ?? null;
  }

  get connections(): number {
    return this.#connections;
  }

  tell(message: ToWorker): void {
    if (this.#worker.isConnected()) this.#worker.send(message);
  }

  /** Gives it a connection to take up. */
  give(head: string, socket: Socket): void {
    this.#connections += 1;
    this.#given.set(socket, handleOf(socket));
    socket.once('close', () => this.#given.delete(socket));
    const message: ToWorker = { type: 'take', head };
    giveSocket<ToWorker>(
      (told, given, sent) => {
        if (this.#worker.isConnected()) this.#worker.send(told, given, { keepOpen: false }, sent);
        else sent(null);
      },
      message,
      socket,
    );
  }

  /**
   * Asks it to stop in good order, and ends it where that takes longer than `withinMs`.
   * Resolves when it has ended.
   */
  async stop(withinMs: number): Promise<void> {
    if (this.state === 'ended') return;
    this.state = 'stopping';
    this.#worker.process.kill('SIGTERM');
    const giveUp = setTimeout(() => this.kill(), withinMs);
    await this.ended;
    clearTimeout(giveUp);
  }

  /** Ends it at once. */
  kill(): void {
    this.#worker.process.kill('SIGKILL');
  }

  /**
   * Counts a second of silence. Counted and not measured: after the machine slept, no time has passed
   * for either side.
   *
   * @returns whether it has been silent for too long
   */
  secondPassed(): boolean {
    this.#silentFor += 1;
    if (this.state !== 'starting' && this.state !== 'ready') return false;
    return this.#silentFor > patience[this.state];
  }

  #hear(message: FromWorker, socket: Socket | undefined): void {
    this.#silentFor = 0;
    if (message.type === 'ready') {
      if (this.state === 'starting') this.state = 'ready';
      this.#becameReady();
    } else if (message.type === 'leaving') {
      this.state = 'stopping';
      this.#ears.load(this);
    } else if (message.type === 'made-admin') this.#ears.made(message);
    else if (message.type === 'failed') this.#reason = message.reason;
    else if (message.type === 'measured') this.#ears.measured(message);
    else if (message.type === 'ask') this.#ears.ask(this, message.ask, message.what);
    else if (message.type === 'alive') {
      this.#connections = message.connections;
      this.#ears.load(this);
    } else if (socket !== undefined) this.#ears.hand(message.to, message.head, socket);
  }
}
