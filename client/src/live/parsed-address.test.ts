import { expect, it } from 'vitest';
import { parse } from '../../parsed-address.ts';

/** As engine.io-client reads them, for which it stands in the build. */
const read = {
  'http://127.0.0.1:3000/': { protocol: 'http', host: '127.0.0.1', port: '3000', path: '/' },
  'https://sets.school.example/': {
    protocol: 'https',
    host: 'sets.school.example',
    port: '',
    path: '/',
  },
  'ws://[::1]:3000/live': { protocol: 'ws', host: '::1', port: '3000', path: '/live' },
};

it.each(Object.entries(read))('reads %s', (address, parts) => {
  expect(parse(address)).toEqual({ source: address, ...parts, query: '', queryKey: {} });
});

it('reads what is asked', () => {
  const { query, queryKey } = parse('https://sets.school.example/room?as=phone&of=2');
  expect({ query, queryKey }).toEqual({
    query: 'as=phone&of=2',
    queryKey: { as: 'phone', of: '2' },
  });
});
