import { connect } from 'node:net';
import { Connection, upgradeRequest } from '../connection.ts';
import type { Attack, AttackCount } from './attack.ts';

/** Connects once, and resolves with whether the server let it, when the connection is gone again. */
type ConnectOnce = (port: number) => Promise<boolean>;

const secondsToUpgrade = 5;

/** A WebSocket that says nothing: Socket.IO's CONNECT never comes. */
export const upgradeOnly: ConnectOnce = (port) =>
  new Promise((resolve) => {
    let isUpgraded = false;
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    socket.setTimeout(secondsToUpgrade * 1_000, () => socket.destroy());
    socket.on('connect', () => socket.write(upgradeRequest(port)));
    socket.once('data', (bytes: Buffer) => {
      isUpgraded = bytes.toString('latin1', 0, 13) === 'HTTP/1.1 101 ';
      socket.resetAndDestroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(isUpgraded));
  });

/** A connection that is let in and takes no seat. */
export const takeNoSeat: ConnectOnce = async (port) => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  // A refusal is the answer, not a fault.
  const connection = await Connection.open({ port, onClose: resolve }).catch(() => null);
  connection?.close();
  await closed;
  return connection !== null;
};

/** Connects and goes again without end, one connection at a time. */
export class ConnectAttack implements Attack {
  readonly kind: string;
  readonly #port: number;
  readonly #connectOnce: ConnectOnce;
  #isBusy = false;
  #credit = 0;
  #sent = 0;
  #accepted = 0;

  constructor(kind: string, port: number, connectOnce: ConnectOnce) {
    this.kind = kind;
    this.#port = port;
    this.#connectOnce = connectOnce;
  }

  get count(): AttackCount {
    return { sent: this.#sent, accepted: this.#accepted };
  }

  attack(most: number): void {
    this.#credit = most;
    if (!this.#isBusy) void this.#goOn();
  }

  stop(): void {
    this.#credit = 0;
  }

  async #goOn(): Promise<void> {
    this.#isBusy = true;
    while (this.#credit > 0) {
      this.#credit -= 1;
      this.#sent += 1;
      if (await this.#connectOnce(this.#port)) this.#accepted += 1;
    }
    this.#isBusy = false;
  }
}
