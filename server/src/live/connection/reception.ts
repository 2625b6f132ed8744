import type { Failure, Reply } from '@sets/shared/core/result.ts';
import type { Clock } from '../../core/clock.ts';
import { Portions } from '../../core/portions.ts';
import type { Beat } from '../sending/beat.ts';
import { heardAt } from './bytes-in-turn.ts';
import type { Gate } from './gate.ts';
import type { LiveRequests } from '../live-request.ts';
import type { Broadcaster } from '../sending/broadcaster.ts';
import type { LocalPeers } from './local-peers.ts';
import type { Hub, HubSocket } from './hub-types.ts';
import { SocketPeer } from './socket-peer.ts';

/** How soon clients may come back after a stop; they spread themselves out, in ms. */
const comeBackInMs = 1_000;

/**
 * Two hundred and fifty answers take five milliseconds, their acknowledgements as many again; those
 * of a program that has only just begun take four times as long.
 */
const inOneTurn = { inOneTurn: 250, forMs: 5, waiting: 4_096 };

/** Nothing more is passed on of a connection that does not take what it asked for (CN9). */
const behind: Failure = {
  code: 'RATE_LIMITED',
  msg: 'Your connection is behind. Try again in a moment.',
  retryInMs: comeBackInMs,
};

interface Request {
  readonly name: string;
  readonly input: unknown;
  /** When it was read. */
  readonly cameAt: number;
}

interface ReceptionParts {
  readonly hub: Hub;
  readonly gate: Gate;
  readonly requests: LiveRequests;
  readonly peers: LocalPeers;
  readonly broadcaster: Broadcaster;
  readonly beat: Beat;
  readonly clock: Clock;
}

/** Receives connections and passes their requests on; knows which are under way. */
export class Reception {
  readonly #parts: ReceptionParts;
  readonly #portions = new Portions(inOneTurn);
  #underWay = 0;
  #allAnswered: () => void = () => {};
  #closing = false;

  constructor(parts: ReceptionParts) {
    this.#parts = parts;
    parts.hub.on('connection', (socket) => {
      this.#receive(socket);
    });
  }

  /** Refuses what comes from now on, and resolves when what had come is answered (CN4). */
  async close(): Promise<void> {
    this.#closing = true;
    await new Promise<void>((resolve) => {
      this.#allAnswered = resolve;
      if (this.#underWay === 0) resolve();
    });
    this.#parts.hub.local.emit('server:stopping', { retryInMs: comeBackInMs });
  }

  #receive(socket: HubSocket): void {
    const { gate, clock } = this.#parts;
    const arrival = gate.arrivalOf(socket.conn);
    if (arrival.isIn) {
      socket.conn.close();
      return;
    }
    arrival.isIn = true;
    const peer = new SocketPeer(socket, arrival, this.#parts);
    // Every request is answered here and goes no further: there are no listeners by name.
    socket.use(([name, ...sent]) => {
      const reply: unknown = sent.at(-1);
      const cameAt = heardAt(socket.conn, clock);
      peer.heard(cameAt);
      // Without an acknowledgement there is nobody to answer: the contract has no such message.
      if (typeof reply !== 'function') return;
      const answer = reply as (reply: unknown) => void;
      if (this.#closing) {
        answer({ ok: false, error: { code: 'UNAVAILABLE', msg: 'The server is restarting.' } });
        return;
      }
      const input: unknown = sent.length > 1 ? sent[0] : undefined;
      this.#underWay += 1;
      this.#portions.do(() => this.#pass(peer, { name, input, cameAt }, answer));
    });
    socket.on('disconnect', () => {
      // What it had sent before is done before.
      this.#portions.do(() => peer.gone());
      // Socket.IO would let it greet anew over the same connection, as a client that nobody knows.
      socket.conn.close();
    });
  }

  #pass(peer: SocketPeer, { name, input, cameAt }: Request, reply: (reply: unknown) => void): void {
    const answered = (answer: Reply<unknown>): void => {
      if (!answer.ok) peer.refused();
      reply(answer);
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#allAnswered();
    };
    if (peer.isBehind) answered({ ok: false, error: behind });
    else this.#parts.requests.answer(name, input, peer, answered, cameAt);
  }
}
