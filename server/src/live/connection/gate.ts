import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import { addressRangeOf, isOfAnotherSite } from '../../core/request-origin.ts';
import { createWindowLimiter, type WindowLimiter } from '../../core/window-limiter.ts';
import type { Bounds } from '../bounds.ts';
import { MessageBudget } from './message-budget.ts';
import type { Hub, HubSocket } from './hub-types.ts';
import { Unseated } from './unseated.ts';

/** A connection of the transport, before and below Socket.IO. */
type Connection = HubSocket['conn'] & { [arrived]?: Arrival };
type Transport = Connection['transport'];

/** Where a connection keeps what is known of it: a map beside it costs every collection of garbage. */
const arrived = Symbol('arrived');

/** As much of the WebSocket below a connection as the gate needs. */
interface WebSocket {
  on(event: 'ping' | 'pong', listener: (data: unknown) => void): this;
  /** Ends it without the closing handshake. */
  terminate(): void;
}

/** Where a connection comes from, since when it is open, and what it may still send. */
export interface Arrival {
  readonly addressRange: string;
  readonly at: number;
  readonly budget: MessageBudget;
  /** Whether it has come in: once, for by it a client is known (RQ4, SE4). */
  isIn: boolean;
}

interface GateParts {
  readonly bounds: Bounds;
  readonly clock: Clock;
  readonly site: Pick<Config, 'publicUrl' | 'trustedProxies'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** So many other sites are told of in the log. */
const mostSitesTold = 20;

type Decide = (refusal: string | null, allowed: boolean) => void;

/**
 * What stands before the hub and costs next to nothing: who may connect at all, how many may wait
 * without a seat, and how much a connection may send before any of it is read.
 */
export class Gate {
  readonly #parts: GateParts;
  readonly #sitesTold = new Set<string>();
  readonly #handshakes: WindowLimiter;
  /** Handshakes that wait, by the address that they come from. */
  readonly #handshakesWaiting = new Map<string, number>();
  readonly #unseated: Unseated<Connection>;

  constructor(parts: GateParts) {
    this.#parts = parts;
    this.#handshakes = createWindowLimiter(parts.bounds.handshakesOfAddress, parts.clock);
    this.#unseated = new Unseated(parts.bounds.unseated, cutOff);
  }

  /** Connections that have taken no seat yet. */
  get waiting(): number {
    return this.#unseated.size;
  }

  /**
   * Decides on a handshake (CN7). Each costs the server far more than its client: where an address
   * makes very many, the next ones wait, all at the same time.
   */
  readonly allow = (request: IncomingMessage, decide: Decide): void => {
    const { bounds, clock, site } = this.#parts;
    const range = addressRangeOf(request, site);
    if (this.#handshakes.take(range) === 0) {
      // What the transport says first goes with the handshake's answer: one packet for two.
      if (opensWebSocket(request)) request.socket.cork();
      decide(null, true);
      return;
    }
    const waiting = this.#handshakesWaiting.get(range) ?? 0;
    if (waiting >= bounds.handshakesWaiting) {
      // What else has been sent over this connection behind it is not read.
      responseTo(request)?.setHeader('Connection', 'close');
      decide('Too many at once. Wait a moment.', false);
      return;
    }
    this.#handshakesWaiting.set(range, waiting + 1);
    clock.after(bounds.handshakeWaitMs, () => {
      const left = (this.#handshakesWaiting.get(range) ?? 1) - 1;
      if (left === 0) this.#handshakesWaiting.delete(range);
      else this.#handshakesWaiting.set(range, left);
      decide(null, true);
    });
  };

  /** Refuses what no client of ours sends, before anything is made of it: every request of the hub. */
  #check(request: IncomingMessage): void {
    const { site } = this.#parts;
    const query = queryOf(request);
    const isWebSocket = query['transport'] === 'websocket';
    // Through a script or a form another site could speak by JSONP without saying who it is.
    const isOdd =
      !['GET', 'POST'].includes(request.method ?? '') ||
      query['j'] !== undefined ||
      isWebSocket !== (request.headers.upgrade !== undefined);
    if (isOdd) throw new Error('No client speaks like that.');
    if (!isOfAnotherSite(request, site)) return;
    this.#tellOf(request);
    throw new Error('This page belongs to another site.');
  }

  /** Says once of each site that its pages are refused: it may be this one, behind a proxy that hides its name. */
  #tellOf({ headers: { origin = '', host = '' } }: IncomingMessage): void {
    if (this.#sitesTold.size >= mostSitesTold || this.#sitesTold.has(origin)) return;
    this.#sitesTold.add(origin);
    const hint =
      'If people know this server by that name, set PUBLIC_URL or let the proxy pass on Host.';
    const what = 'live connections of the pages of another site are refused';
    this.#parts.log.warn({ origin, host }, `${what}. ${hint}`);
  }

  /** Watches over every request and every connection of the hub (CN6-CN8). */
  watch(hub: Hub): void {
    const { bounds, clock, site } = this.#parts;
    hub.engine.use(
      (request: IncomingMessage, _response: unknown, next: (error?: unknown) => void) => {
        try {
          this.#check(request);
          next();
        } catch (error) {
          next(error);
        }
      },
    );
    hub.engine.on('connection', (connection: Connection) => {
      const addressRange = addressRangeOf(connection.request, site);
      const at = clock.now();
      const budget = new MessageBudget(bounds.messages, at);
      connection[arrived] = { addressRange, at, budget, isIn: false };
      this.#unseated.arrive(connection, addressRange);
      if (opensWebSocket(connection.request)) connection.request.socket.uncork();
      // Nobody reads it any more, and it would lie in memory for as long as its connection.
      Object.assign(connection, { request: null });
      const count = (data: unknown): void => {
        if (!budget.take(lengthOf(data), clock.now())) cutOff(connection);
      };
      connection.on('packet', ({ data }: { data?: unknown }) => {
        count(data);
      });
      // Heartbeats of the WebSocket itself stay below the transport, and are no packets.
      const countBelow = (transport: Transport): void => {
        webSocketOf(transport)?.on('ping', count).on('pong', count);
      };
      countBelow(connection.transport);
      if (connection.transport.name === 'websocket') return;
      let probed: Transport | null = null;
      // A transport may be probed any number of times before it is taken.
      connection.on('upgrading', (transport: Transport) => {
        count('');
        if (transport !== probed) countBelow(transport);
        probed = transport;
      });
    });
  }

  /** What is known of a connection of the hub. */
  arrivalOf(connection: Connection): Arrival {
    const arrival = connection[arrived];
    if (arrival === undefined) throw new Error('This connection did not come through the gate.');
    return arrival;
  }

  /** The connection has a seat, or is about to be given one: it is none of those that only wait. */
  seated(connection: Connection): void {
    this.#unseated.leave(connection);
  }
}

/** The query as Engine.IO has read it: where something is named twice, it must be the same that counts. */
const queryOf = (request: IncomingMessage): Readonly<Record<string, unknown>> =>
  (request as { _query?: Record<string, unknown> })['_query'] ?? {};

/** Whether a connection begins with this request, and goes on over the same socket. */
const opensWebSocket = (request: IncomingMessage): boolean => {
  const { transport, sid, EIO } = queryOf(request);
  return transport === 'websocket' && sid === undefined && EIO === '4';
};

/** Engine.IO keeps the response beside the request while it decides. */
const responseTo = (request: IncomingMessage): ServerResponse | undefined =>
  (request as IncomingMessage & { res?: ServerResponse }).res;

const webSocketOf = (transport: Transport): WebSocket | null =>
  transport.name === 'websocket' ? (transport as unknown as { socket: WebSocket }).socket : null;

const lengthOf = (data: unknown): number =>
  typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0;

/** Ends a connection at once, without the closing handshake: what it has sent and nobody has read yet goes with it. */
const cutOff = (connection: Connection): void => {
  const webSocket = webSocketOf(connection.transport);
  connection.close(true);
  webSocket?.terminate();
};
