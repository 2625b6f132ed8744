import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { addressRange } from './address-range.ts';
import type { Config } from './config.ts';

type Proxies = Pick<Config, 'trustedProxies'>;

/** Whom the client's address may stand for, as far as the proxies before us tell it. */
export const addressRangeOf = (request: IncomingMessage, { trustedProxies }: Proxies): string => {
  // A connection that is gone already has none, whatever the types say.
  const address: string | undefined = proxyAddress(request, (_, hop) => hop < trustedProxies);
  return addressRange(address ?? '');
};

const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim()
    .toLowerCase();

/**
 * Whether a page of another site sent a request: browsers name the origin of the page where it
 * matters, and whatever is no browser names none.
 */
export const isOfAnotherSite = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
): boolean => {
  if (headers.origin === undefined) return false;
  const page = URL.parse(headers.origin)?.host;
  const forwarded = trustedProxies > 0 ? first(headers['x-forwarded-host']) : undefined;
  const own = [publicUrl?.host, forwarded, first(headers.host)];
  return page === undefined || page === '' || !own.includes(page);
};
