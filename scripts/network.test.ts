import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { firstFreePort, isPortFree } from './network.ts';

const host = '127.0.0.1';

async function takenPort(): Promise<{ port: number } & AsyncDisposable> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

it('knows a port that is taken, and passes on to the next free one', async () => {
  await using taken = await takenPort();
  expect(await isPortFree(taken.port, host)).toBe(false);
  const free = await firstFreePort(taken.port, host);
  expect(free).toBeGreaterThan(taken.port);
  expect(await isPortFree(free!, host)).toBe(true);
});

it('does not take another trouble for a port in use', async () => {
  await expect(isPortFree(0, '198.51.100.77')).rejects.toThrow('EADDRNOTAVAIL');
});
