import { hostname, networkInterfaces } from 'node:os';
import { lanAddress } from './lan-address.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** What this machine is called in its own network: its name, and its addresses there. */
const ownHosts = (): Set<string> => {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return new Set([
    ...loopback,
    name,
    `${name}.local`,
    ...addresses.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]);
};

/**
 * Where a caller reached this server, if that is this very machine; else its address in the room.
 * Whoever calls names any host they like, so a name that is not the machine's own counts for
 * nothing, and neither does another address of the same network: it may be the caller's.
 */
export const ownOrigin = (origin: string): string => {
  const reached = URL.parse(origin) ?? new URL('http://localhost');
  if (!ownHosts().has(reached.hostname)) reached.hostname = lanAddress() ?? 'localhost';
  return reached.origin;
};
