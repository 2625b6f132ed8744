import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

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

/** Networks that live inside this machine: containers, bridges, tunnels. */
const inside = /^(docker|br-|veth|virbr|cni|flannel|tun|tap|wg|utun|lo)/u;

/** The IPv4 address at which other devices in the room reach this machine, if there is one. */
export function lanAddress(): string | undefined {
  return Object.entries(networkInterfaces())
    .filter(([name]) => !inside.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .find(({ family, internal, address }) => {
      return family === 'IPv4' && !internal && !address.startsWith('169.254.');
    })?.address;
}
