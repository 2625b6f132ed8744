import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Figures, Measured, ProcessState, Team } from '../core/team.ts';
import { newConnectionId } from './connection-ids.ts';
import { betterFor } from './even-out.ts';
import { giveSocket, type Send } from './give-socket.ts';
import type { TellConsole } from '../core/tell-console.ts';
import { aliveEveryMs, type FromWorker, type Part, type ToWorker } from './messages.ts';
import { passOn } from './pass-on.ts';
import { Questions } from './questions.ts';
import { createRelay, openRelay, relaySocket } from './relay.ts';

/** How soon the others learn that there are more connections here, in ms. */
const tellLoadMs = 50;

/** How long the primary may take with what it asks of everybody. */
const patienceMs = 2_000;

const giveToPrimary: Send<FromWorker> = (message, socket, sent) => {
  if (process.connected) process.send?.(message, socket, { keepOpen: false }, sent);
  else sent(null);
};

/** One of several server processes, as seen from within: what it tells the primary, and hears from it. */
export class Member implements Team {
  readonly #part: Part;
  readonly #asked = new Questions<unknown>(patienceMs);
  #loads: Record<number, number> = {};
  #figures: Figures | null = null;
  #take: ((socket: Socket, head: string) => void) | null = null;
  #isTelling = false;
  readonly #alive: NodeJS.Timeout;

  constructor(part: Part) {
    this.#part = part;
    process.on('message', (message: ToWorker, socket?: unknown) => {
      this.#hear(message, socket as Socket | undefined);
    });
    this.#alive = setInterval(() => this.#tellLoad(), aliveEveryMs).unref();
  }

  /** Resolves with the part that the primary gives to this process. */
  static async begin(): Promise<Member> {
    // Nothing else keeps this process alive yet.
    process.channel?.ref();
    const part = await new Promise<Part>((resolve) => {
      const hear = (message: ToWorker): void => {
        if (message.type !== 'begin') return;
        process.off('message', hear);
        resolve(message.part);
      };
      process.on('message', hear);
    });
    return new Member(part);
  }

  get part(): Part {
    return this.#part;
  }

  readonly newConnectionId = (): string => newConnectionId(this.#part.id);

  readonly attach = async (server: Server, figures: Figures) => {
    const { id, folder } = this.#part;
    this.#figures = figures;
    const relay = createRelay(folder);
    const door = await openRelay(server, relaySocket(folder, id));
    this.#take = passOn(server, {
      id,
      relay: relay.pass,
      hand: (to, head, socket) => this.#hand(to, head, socket),
      betterForNewcomer: () => {
        this.#tellLoadSoon();
        return betterFor(id, this.#loads);
      },
    });
    return async () => {
      clearInterval(this.#alive);
      this.#tell({ type: 'leaving' });
      // Leaves the port to the others; what is open stays open, and what is about it still comes here.
      server.close(() => {
        door.close();
        relay.close();
      });
    };
  };

  readonly states = async (): Promise<readonly ProcessState[]> =>
    (await this.#askPrimary('states')) as readonly ProcessState[];

  readonly measured = async (): Promise<readonly Measured[]> =>
    (await this.#askPrimary('measured')) as readonly Measured[];

  /** For the console, which is the primary's. */
  readonly tellConsole: TellConsole = (made) => this.#tell(made);

  /** Tells the primary that this process takes people now. */
  ready(): void {
    this.#tell({ type: 'ready' });
  }

  /** Tells the primary why this process could not start. Resolves when it is told. */
  failed(error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    return new Promise((resolve) => {
      const message: FromWorker = { type: 'failed', reason };
      if (!process.connected) resolve();
      else process.send?.(message, undefined, undefined, () => resolve());
    });
  }

  async #askPrimary(what: 'states' | 'measured'): Promise<unknown> {
    const answer = await this.#asked.ask((ask) => this.#tell({ type: 'ask', ask, what }));
    if (answer === null) throw new Error('The primary process does not answer.');
    return answer;
  }

  #tell(message: FromWorker): void {
    if (process.connected) process.send?.(message);
  }

  #tellLoad(): void {
    this.#tell({ type: 'alive', connections: this.#figures?.connections() ?? 0 });
  }

  #tellLoadSoon(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      this.#tellLoad();
    }, tellLoadMs);
  }

  #hand(to: number, head: string, socket: Socket): void {
    // Until loads are told again half of the difference moves: as many come to the other by themselves.
    const { id } = this.#part;
    const [own, load] = [this.#loads[id], this.#loads[to]];
    if (own !== undefined && load !== undefined) {
      this.#loads = { ...this.#loads, [id]: own - 1, [to]: load + 1 };
    }
    giveSocket(giveToPrimary, { type: 'hand', to, head }, socket);
  }

  #hear(message: ToWorker, socket: Socket | undefined): void {
    if (message.type === 'loads') this.#loads = { ...message.loads };
    else if (message.type === 'states') this.#asked.answer(message.ask, message.states);
    else if (message.type === 'all') this.#asked.answer(message.ask, message.measured);
    else if (message.type === 'measure') void this.#measure(message.ask);
    else if (message.type === 'take') {
      // Its client may have gone on the way here.
      if (socket === undefined) return;
      this.#tellLoadSoon();
      if (this.#take === null) socket.destroy();
      else this.#take(socket, message.head);
    }
  }

  async #measure(ask: number): Promise<void> {
    const metrics = (await this.#figures?.metrics.getMetricsAsJSON()) ?? [];
    this.#tell({ type: 'measured', ask, metrics });
  }
}
