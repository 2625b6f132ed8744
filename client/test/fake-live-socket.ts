import type { LiveSocket, SocketFactory } from '../src/live/live-socket.ts';

interface Sent {
  readonly event: string;
  readonly input: unknown;
  readonly answer: (reply: unknown) => void;
  readonly lose: () => void;
}

/** A socket whose other end is the test: nothing moves until the test says so. */
export class FakeLiveSocket implements LiveSocket {
  connected = false;
  /** How often the client asked to connect. */
  connects = 0;
  readonly sent: Sent[] = [];
  /** What the handshake would say now. */
  auth: () => object = () => ({});
  readonly #listeners = new Map<string, Set<(received: unknown) => void>>();

  readonly factory: SocketFactory = ({ auth }) => {
    this.auth = auth;
    return this;
  };

  connect(): void {
    this.connects += 1;
  }

  disconnect(): void {
    if (this.connected) this.drop();
  }

  on(event: string, listener: (received: unknown) => void): void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }

  off(event: string, listener: (received: unknown) => void): void {
    this.#listeners.get(event)?.delete(listener);
  }

  timeout(ms: number): { emitWithAck(event: string, input: unknown): Promise<unknown> } {
    return {
      emitWithAck: (event, input) =>
        new Promise((answer, reject) => {
          const lose = (): void => reject(new Error('no acknowledgement'));
          setTimeout(lose, ms);
          this.sent.push({ event, input, answer, lose });
        }),
    };
  }

  /** The server accepts the connection. */
  accept(): void {
    this.connected = true;
    this.emit('connect');
  }

  /** The server refuses the connection, or is not reached. */
  refuse(data?: unknown): void {
    this.emit('connect_error', Object.assign(new Error('refused'), data && { data }));
  }

  /** The connection is lost, and with it every acknowledgement under way. */
  drop(): void {
    this.connected = false;
    for (const { lose } of this.sent) lose();
    this.emit('disconnect');
  }

  /** The server says something. */
  emit(event: string, payload?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }
}
