import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { addressIn, addressRange } from './address-range.ts';
import type { Config } from './config.ts';

type Proxies = Pick<Config, 'trustedProxies'>;

/**
 * Whom the client's address may stand for, as far as the proxies before us tell it. What is told and is no address counts as
 * the proxy's own that we see: each text would else be a place with limits of its own.
 */
export const addressRangeOf = (request: IncomingMessage, { trustedProxies }: Proxies): string => {
  // A connection that is gone already has none, whatever the types say.
  const peer: string | undefined = request.socket.remoteAddress;
  // Where no proxy is trusted, nothing is read of what they tell.
  if (trustedProxies === 0) return addressRange(peer ?? '');
  const told: string | undefined = proxyAddress(request, (_, hop) => hop < trustedProxies);
  return addressRange(addressIn(told ?? '') ?? peer ?? '');
};

const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim()
    .toLowerCase();

/** Whether a name by which this server is known is that of the page. Some proxies pass on no port. */
const isName = (own: string | undefined, page: URL): boolean =>
  own === page.host || (own === page.hostname && !/:\d+$/.test(own));

/**
 * Whether a page of another site sent a request: browsers name the origin of the page, or say that
 * it is another site's where they name none, and whatever is no browser says neither.
 */
export const isOfAnotherSite = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
): boolean => {
  if (headers.origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  const page = URL.parse(headers.origin);
  const forwarded = trustedProxies > 0 ? first(headers['x-forwarded-host']) : undefined;
  const own = [publicUrl?.host, forwarded, first(headers.host)];
  return page === null || page.host === '' || !own.some((name) => isName(name, page));
};
