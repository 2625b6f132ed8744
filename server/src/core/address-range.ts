import { isIPv4, isIPv6 } from 'node:net';

/** Where somebody is in the network: the widest part first, then narrower ones within it. */
export type Place = readonly string[];

/** The place of what this server does by itself. */
export const ownPlace: Place = ['this server'];

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

/** The IPv4 address that one of IPv6 stands for, however it is written; null where it stands for none. */
const v4Of = (address: string): string | null => {
  if (!/^[0:]*:ffff:/i.test(address) || !isIPv6(address)) return null;
  const { hostname } = new URL(`http://[${address}]`);
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return null;
  const bytes = [high, low].map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.');
};

const bareOf = (address: string): string => {
  const bare = address.replace(/%.*$/, '');
  return v4Of(bare) ?? bare;
};

/** Some proxies write the port behind an address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>\d+\.\d+\.\d+\.\d+))(?::\d*)?$/;

/** What a proxy says of where somebody comes from, without a port; null where it is no address. */
export const addressIn = (told: string): string | null => {
  const { v6, v4 } = withPort.exec(told.trim())?.groups ?? {};
  const bare = bareOf(v6 ?? v4 ?? told.trim());
  return isIPv4(bare) || isIPv6(bare) ? bare : null;
};

/**
 * Whom an address may stand for: an IPv4 address itself, of IPv6 the network of /64, within which
 * one device takes any address it likes.
 */
export const addressRange = (address: string): string => {
  const bare = bareOf(address);
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
};

/**
 * The same within the networks around it, as providers give them to one customer: /48 and /56 of IPv6, of which the first has
 * 65,536 of /64; /24 of IPv4.
 */
export const placeOf = (address: string): Place => {
  const bare = bareOf(address);
  const range = addressRange(bare);
  if (isIPv4(bare)) return [`${bare.split('.').slice(0, 3).join('.')}.0/24`, range];
  if (!isIPv6(bare)) return [range];
  const [first, second, third, fourth = '0'] = groupsOf(bare);
  const site = [first, second, third].join(':');
  const half = (Number.parseInt(fourth, 16) & 0xff_00).toString(16);
  return [`${site}::/48`, `${site}:${half}::/56`, range];
};
