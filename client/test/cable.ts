import { type LiveSocket, type SocketFactory, socketIo } from '../src/live/live-socket.ts';

/** What lies between the pages of a test and a real server: it can be cut, and mended. */
export class Cable {
  readonly #sockets = new Set<LiveSocket>();
  #isCut = false;

  readonly socketFactory: SocketFactory = (options) => {
    const socket = socketIo(options);
    const notConnected = new Set<(received: unknown) => void>();
    this.#sockets.add(socket);
    return {
      get connected() {
        return socket.connected;
      },
      connect: () => {
        if (!this.#isCut) return socket.connect();
        return queueMicrotask(() => {
          for (const listener of notConnected) listener(new Error('The cable is cut.'));
        });
      },
      disconnect: () => socket.disconnect(),
      on: (event, listener) => {
        if (event === 'connect_error') notConnected.add(listener);
        return socket.on(event, listener);
      },
      off: (event, listener) => socket.off(event, listener),
      timeout: (ms) => socket.timeout(ms),
    };
  };

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.disconnect();
  }

  mend(): void {
    this.#isCut = false;
    // The browser tells of it, too; so nobody waits for the next try.
    window.dispatchEvent(new Event('online'));
  }
}
