import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressRangeOf, isOfAnotherSite } from './request-origin.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('whom a request comes from', () => {
  const forwarded = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' };

  test('without a proxy, whatever it says of itself is not believed', () => {
    expect(addressRangeOf(from('3.3.3.3', forwarded), { trustedProxies: 0 })).toBe('3.3.3.3');
  });

  test('of a connection that is gone already, nobody knows', () => {
    const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
    expect(addressRangeOf(gone, { trustedProxies: 0 })).toBe('');
  });

  test('behind proxies, as far as they tell', () => {
    expect(addressRangeOf(from('3.3.3.3', forwarded), { trustedProxies: 1 })).toBe('2.2.2.2');
    expect(addressRangeOf(from('3.3.3.3', forwarded), { trustedProxies: 2 })).toBe('1.1.1.1');
    expect(addressRangeOf(from('3.3.3.3', forwarded), { trustedProxies: 9 })).toBe('1.1.1.1');
  });

  test.each([
    ['6.6.6.6:1234', '6.6.6.6'],
    ['[2001:db8:1:2::9]:1234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['::ffff:6.6.6.6', '6.6.6.6'],
    ['::FFFF:606:606', '6.6.6.6'],
    ['[::ffff:6.6.6.6]:1234', '6.6.6.6'],
    ['unknown', '3.3.3.3'],
    ['6.6.6.666', '3.3.3.3'],
    ['_hidden:1234', '3.3.3.3'],
    ['6.6.6.6:port', '3.3.3.3'],
  ])('a proxy that tells %j tells of %s', (told, range) => {
    const request = from('3.3.3.3', { 'x-forwarded-for': told });
    expect(addressRangeOf(request, { trustedProxies: 1 })).toBe(range);
    const chain = from('3.3.3.3', { 'x-forwarded-for': `${told}, 2.2.2.2` });
    expect(addressRangeOf(chain, { trustedProxies: 2 })).toBe(range);
  });

  test('one device of IPv6 is one, whichever of its addresses it takes', () => {
    const one = addressRangeOf(from('2001:db8::1'), { trustedProxies: 0 });
    expect(addressRangeOf(from('2001:db8::2'), { trustedProxies: 0 })).toBe(one);
  });
});

describe('whether a page of another site sent it', () => {
  const plain = { publicUrl: null, trustedProxies: 0 };

  test.each<[boolean, Record<string, string>]>([
    [false, { host: 'sets.example' }],
    [false, { host: 'sets.example', origin: 'https://sets.example' }],
    [false, { host: 'SETS.example:3000', origin: 'http://sets.example:3000' }],
    [true, { host: 'sets.example', origin: 'https://sets.example.evil.example' }],
    [true, { host: 'sets.example:3000', origin: 'https://sets.example:8443' }],
    [false, { host: 'sets.example', origin: 'https://sets.example:8443' }],
    [true, { host: 'sets.example', 'sec-fetch-site': 'cross-site' }],
    [false, { host: 'sets.example', 'sec-fetch-site': 'same-origin' }],
    [true, { host: 'sets.example', origin: 'null' }],
    [true, { host: 'sets.example', origin: '' }],
    [true, { origin: 'https://sets.example' }],
    [true, { host: 'inside', 'x-forwarded-host': 'sets.example', origin: 'https://sets.example' }],
  ])('%s: %o', (expected, headers) => {
    expect(isOfAnotherSite({ headers }, plain)).toBe(expected);
  });

  test('behind a proxy the name counts that it was asked for, and PUBLIC_URL always', () => {
    const headers = { host: 'inside', origin: 'https://sets.example' };
    const forwarded = { ...headers, 'x-forwarded-host': 'sets.example' };
    expect(isOfAnotherSite({ headers: forwarded }, { ...plain, trustedProxies: 1 })).toBe(false);
    const publicUrl = new URL('https://sets.example/');
    expect(isOfAnotherSite({ headers }, { ...plain, publicUrl })).toBe(false);
  });
});
