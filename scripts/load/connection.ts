import { connect as connectTcp, type Socket } from 'node:net';
import type { RequestInput, RequestName, RequestOutput } from '@sets/shared/live/requests.ts';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import { FrameReader, opcodes, textFrame } from './frames.ts';
import { connectPacket, pong, readPacket, requestPacket, textAfter } from './packets.ts';
import { processOf } from '../../server/src/cluster/connection-ids.ts';

/** What came and went: messages of the server (pings left out), bytes that TCP carried. */
export interface Traffic {
  readonly messages: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/** Passes things on in their order, each when it has come to the other end. */
export type Passing = (deliver: () => void) => void;

/** What lies between a phone and the server, each way; what a heartbeat is answered with may have a way of its own. */
export interface Network {
  readonly up: Passing;
  readonly down: Passing;
  readonly pong: Passing;
}

export interface ConnectionOptions {
  readonly port: number;
  /** The loopback address to come from; 127.0.0.1 where none is given. */
  readonly from?: string | undefined;
  /** Bearer token of a signed-in person. */
  readonly token?: string;
  /** An event of the server, as the JSON of `[name, payload]`. */
  readonly onEvent?: (json: string) => void;
  readonly onClose?: () => void;
  /** Nothing where it is not said: everything is there at once. */
  readonly network?: Network;
}

/** The connection ended, or never came up. The request may or may not have been carried out. */
export class ConnectionLost extends Error {}

const secondsToConnect = 20;

/** All sockets read into the same memory: each read is taken apart before the next one comes. */
const readMemory = Buffer.alloc(65_536);

/** Asks for a WebSocket of Engine.IO. */
export const upgradeRequest = (port: number): string =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: c3dhcm0gb2YgcGhvbmVzLg==',
    '\r\n',
  ].join('\r\n');

/** A client of the live contract, on loopback only, for a swarm of thousands in one process. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #socket: Socket;
  readonly #frames = new FrameReader((opcode, payload) => this.#onFrame(opcode, payload));
  readonly #waiting = new Map<number, (json: string | null) => void>();
  #opened: { resolve: () => void; reject: (error: Error) => void } | null = null;
  #upgraded = false;
  #holder: number | null = null;
  #messages = 0;
  #lastId = 0;

  /** Resolves when the server has let the connection in; a refusal rejects with its sentence. */
  static async open(options: ConnectionOptions): Promise<Connection> {
    const connection = new Connection(options);
    await new Promise<void>((resolve, reject) => {
      connection.#opened = { resolve, reject };
    });
    return connection;
  }

  private constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#socket = connectTcp({
      host: '127.0.0.1',
      port: options.port,
      localAddress: options.from,
      noDelay: true,
      onread: {
        buffer: readMemory,
        callback: (length) => {
          const bytes = readMemory.subarray(0, length);
          const { network } = options;
          if (network === undefined) this.#onBytes(bytes);
          else this.#comeDown(network, Buffer.from(bytes));
          return true;
        },
      },
    });
    this.#socket.setTimeout(secondsToConnect * 1_000, () =>
      this.#fail('did not let us in in time'),
    );
    this.#socket.on('connect', () => this.#socket.write(upgradeRequest(options.port)));
    this.#socket.on('error', (error) => this.#fail(error.message));
    this.#socket.on('close', () => this.#onClosed());
  }

  get traffic(): Traffic {
    const { bytesRead, bytesWritten } = this.#socket;
    return { messages: this.#messages, bytesIn: bytesRead, bytesOut: bytesWritten };
  }

  /** The process of the server that holds it, of several; null where it is alone. */
  get holder(): number | null {
    return this.#holder;
  }

  get isOpen(): boolean {
    return this.#upgraded && !this.#socket.destroyed;
  }

  /** Sends a request and gives its reply. Rejects with ConnectionLost when that cannot come any more. */
  request<Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
  ): Promise<Reply<RequestOutput<Name>>> {
    return this.requestJson(name, input).then(
      (json) => JSON.parse(json) as Reply<RequestOutput<Name>>,
    );
  }

  /** The same, with the JSON of the reply. */
  requestJson<Name extends RequestName>(name: Name, input: RequestInput<Name>): Promise<string> {
    return new Promise((resolve, reject) => {
      this.prepare(name, JSON.stringify(input), (json) => {
        if (json === null) reject(new ConnectionLost(`The connection was lost during ${name}.`));
        else resolve(json);
      })();
    });
  }

  /**
   * Makes a request ready, so that sending it is one write: a burst is then the server's work, not
   * ours. `onReply` gets the JSON of the reply, or null when the connection is lost before it.
   */
  prepare(name: string, input: string, onReply: (json: string | null) => void): () => void {
    this.#lastId += 1;
    const id = this.#lastId;
    const frame = textFrame(requestPacket(id, name, input));
    return () => {
      if (!this.isOpen) return onReply(null);
      this.#waiting.set(id, onReply);
      this.#send(frame);
    };
  }

  /** Sends bytes as they are, whatever the protocol says. */
  write(bytes: Buffer): void {
    if (this.isOpen) this.#socket.write(bytes);
  }

  /** Bytes that the network has not taken yet. */
  get unsent(): number {
    return this.#socket.writableLength;
  }

  /**
   * Ends the connection at once, as a phone that loses its network: by a reset, which leaves no
   * port of this machine waiting (TIME_WAIT), so that thousands may come and go again and again.
   */
  close(): void {
    if (this.#socket.destroyed) return;
    // A reset of what is not connected yet would wait until it is.
    if (this.#socket.connecting) this.#socket.destroy();
    else this.#socket.resetAndDestroy();
  }

  #comeDown({ down }: Network, bytes: Buffer): void {
    down(() => {
      if (!this.#socket.destroyed) this.#onBytes(bytes);
    });
  }

  #send(bytes: Buffer, way: 'up' | 'pong' = 'up'): void {
    const { network } = this.#options;
    if (network === undefined) this.#socket.write(bytes);
    else network[way](() => void (this.isOpen && this.#socket.write(bytes)));
  }

  #onBytes(bytes: Buffer): void {
    if (this.#upgraded) return this.#frames.push(bytes);
    const text = bytes.toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    if (!text.startsWith('HTTP/1.1 101 ') || end < 0) {
      return this.#fail(`the server answered: ${text.slice(0, text.indexOf('\r\n'))}`);
    }
    this.#upgraded = true;
    this.#frames.push(bytes.subarray(end + 4));
  }

  #onFrame(opcode: number, payload: Buffer): void {
    if (opcode === opcodes.close) return this.close();
    if (opcode !== opcodes.text) return;
    const packet = readPacket(payload.toString());
    if (packet.kind === 'ping') return this.#send(textFrame(pong), 'pong');
    this.#messages += 1;
    switch (packet.kind) {
      case 'open': {
        this.#holder = processOf(textAfter(payload.toString(), 'sid'));
        const { token } = this.#options;
        const auth = token === undefined ? {} : { token };
        this.#send(textFrame(connectPacket({ contract: contractVersion, ...auth })));
        return;
      }
      case 'connected':
        this.#socket.setTimeout(0);
        this.#opened?.resolve();
        this.#opened = null;
        return;
      case 'reply':
        this.#waiting.get(packet.id)?.(packet.json);
        this.#waiting.delete(packet.id);
        return;
      case 'event':
        this.#options.onEvent?.(packet.json);
        return;
      case 'refused':
        return this.#fail(`the server refused: ${packet.json}`);
      case 'disconnected':
        return this.close();
    }
  }

  #fail(why: string): void {
    this.#opened?.reject(new ConnectionLost(why));
    this.#opened = null;
    this.close();
  }

  #onClosed(): void {
    this.#fail('the connection was closed');
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const onReply of waiting) onReply(null);
    this.#options.onClose?.();
  }
}
