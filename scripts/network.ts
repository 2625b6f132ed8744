import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether nobody listens there yet. Any other trouble with the address is thrown. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen({ port, host, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** The first free port of `first … first + 19`, or undefined. */
export async function firstFreePort(first: number, host: string): Promise<number | undefined> {
  for (let port = first; port < first + 20; port += 1) {
    if (await isPortFree(port, host)) return port;
  }
  return undefined;
}
