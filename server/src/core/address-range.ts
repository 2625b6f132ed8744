import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as numbers in hexadecimal without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...after].map(
    (group) => Number.parseInt(group, 16).toString(16),
  );
};

/**
 * Whom an address may stand for: an IPv4 address itself, of IPv6 the network of /64, within which
 * one device takes any address it likes.
 */
export const addressRange = (address: string): string => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
};
