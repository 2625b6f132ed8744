import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Shared by all of them, as listeners: two thousand come at the same moment. */
function destroy(this: Duplex): void {
  this.destroy();
}

/**
 * The WebSockets of a server, which it forgets about once they are upgraded. A phone that has gone
 * off the network never answers the goodbye, and would hold up a stop for half a minute.
 */
export class UpgradedSockets {
  readonly #open = new Set<Duplex>();

  constructor(server: Server) {
    const open = this.#open;
    function forget(this: Duplex): void {
      open.delete(this);
    }
    server.on('upgrade', (_request, socket) => {
      open.add(socket);
      // Node has taken its own listener off, and an error that nobody listens to ends the process.
      socket.on('error', destroy);
      socket.on('close', forget);
    });
  }

  /** Ends those that are left, without a goodbye. */
  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
