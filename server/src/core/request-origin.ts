import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { addressRange } from './address-range.ts';
import type { Config } from './config.ts';

type Proxies = Pick<Config, 'trustedProxies'>;

/** Whom the client's address may stand for, as far as the proxies before us tell it. */
export const addressRangeOf = (request: IncomingMessage, { trustedProxies }: Proxies): string => {
  // A connection that is gone already has none, whatever the types say. Where no proxy is trusted,
  // nothing is read of what they tell.
  const address: string | undefined =
    trustedProxies === 0
      ? request.socket.remoteAddress
      : proxyAddress(request, (_, hop) => hop < trustedProxies);
  return addressRange(address ?? '');
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
