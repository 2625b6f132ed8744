import { createServer } from 'node:net';

/**
 * Below the ports that the system gives to outgoing connections: while a server is down, a phone
 * that tries its port again and again from such a port could otherwise reach itself, and keep the
 * server from coming back.
 */
const range = { from: 12_000, to: 30_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nobody listened on a moment ago, and that no connection goes out from. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    if (await isFree(port)) return port;
  }
};
