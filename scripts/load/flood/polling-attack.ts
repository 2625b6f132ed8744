import { connect, type Socket } from 'node:net';
import type { Attack, AttackCount } from './attack.ts';

/** Requests without an answer on the one connection. */
const mostOpen = 100;
const statusLine = /HTTP\/1\.1 (\d{3}) /g;
/** As long as a status line's beginning, which may come in two parts. */
const lineBytes = 13;

/** Handshakes of Engine.IO's polling without end, in a row on one connection of HTTP. */
export class PollingAttack implements Attack {
  readonly kind = 'polling handshakes';
  readonly #port: number;
  readonly #request: string;
  #socket: Socket | null = null;
  #rest = '';
  #credit = 0;
  #open = 0;
  #sent = 0;
  #accepted = 0;

  constructor(port: number) {
    this.#port = port;
    this.#request = `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  }

  get count(): AttackCount {
    return { sent: this.#sent, accepted: this.#accepted };
  }

  attack(most: number): void {
    this.#credit = most;
    this.#goOn();
  }

  stop(): void {
    this.#credit = 0;
    this.#socket?.destroy();
  }

  #goOn(): void {
    const socket = this.#socket ?? this.#connect();
    if (socket.connecting) return;
    const count = Math.min(this.#credit, mostOpen - this.#open);
    if (count <= 0) return;
    this.#credit -= count;
    this.#sent += count;
    this.#open += count;
    socket.write(this.#request.repeat(count));
  }

  #connect(): Socket {
    const socket = connect({ host: '127.0.0.1', port: this.#port, noDelay: true });
    this.#socket = socket;
    this.#rest = '';
    this.#open = 0;
    socket.setEncoding('latin1');
    socket.on('connect', () => this.#goOn());
    socket.on('data', (text: string) => this.#read(text));
    // What was not answered is counted by what is missing in `accepted`.
    socket.on('error', () => socket.destroy());
    socket.on('close', (hadError) => {
      this.#socket = null;
      // Where nobody listens it waits for its next turn.
      if (!hadError && this.#credit > 0) this.#goOn();
    });
    return socket;
  }

  #read(text: string): void {
    const all = this.#rest + text;
    let end = 0;
    for (const line of all.matchAll(statusLine)) {
      this.#open -= 1;
      if (line[1] === '200') this.#accepted += 1;
      end = line.index + line[0].length;
    }
    this.#rest = all.slice(Math.max(end, all.length - lineBytes));
    if (this.#credit > 0) this.#goOn();
  }
}
