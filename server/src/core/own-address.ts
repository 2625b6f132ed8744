import type { Config } from './config.ts';
import { lanAddress } from './lan-address.ts';

/** Listening on these is listening everywhere. */
const everywhere = new Set(['0.0.0.0', '::', '']);

/** What addresses of this server begin with where somebody has asked: PUBLIC_URL, else what they asked by. No slash at its end. */
export const baseOf = (publicUrl: URL | null, origin: string): string =>
  publicUrl?.href.replace(/\/$/, '') ?? origin;

/**
 * Where this server is reached, as far as it knows by itself: PUBLIC_URL, else where it listens, by its address in the
 * room. Nothing of a request is in it, so what is mailed leads nowhere that somebody who asks has chosen.
 */
export const ownAddress = (
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  port: number,
): string => {
  if (publicUrl !== null) return publicUrl.origin;
  const name = everywhere.has(host) ? (lanAddress() ?? 'localhost') : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
};
