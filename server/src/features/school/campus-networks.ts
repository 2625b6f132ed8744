import { BlockList, isIP } from 'node:net';

/** Why this is no network that a campus has; null where it is one. */
export const networkFault = (network: string): string | null => {
  const read = parse(network);
  if (read === null) return `${network} is not a network, as 192.0.2.0/24 or 2001:db8::/32.`;
  return read.prefix === 0 ? `${network} is the whole internet.` : null;
};

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

const parse = (network: string): Network | null => {
  const [address = '', length = ''] = network.split('/');
  const version = isIP(address);
  const prefix = Number(length);
  if (version === 0 || !/^\d{1,3}$/.test(length) || prefix > (version === 4 ? 32 : 128))
    return null;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
};

interface WithNetworks {
  readonly networks: readonly string[];
}

/**
 * On whose campus an address is: of the networks that hold it the narrowest counts. Null where none
 * does. An IPv4 address may come as IPv6 writes it, `::ffff:192.0.2.1`.
 */
export const schoolOnNetwork = <School extends WithNetworks>(
  schools: readonly School[],
  address: string,
): School | null => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  let nearest: { school: School; prefix: number } | null = null;
  for (const school of schools) {
    for (const written of school.networks) {
      const network = parse(written);
      if (network?.family !== family || network.prefix <= (nearest?.prefix ?? -1)) continue;
      const held = new BlockList();
      held.addSubnet(network.address, network.prefix, family);
      if (held.check(bare, family)) nearest = { school, prefix: network.prefix };
    }
  }
  return nearest?.school ?? null;
};
