import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddress } from './lan-address.ts';
import { ownOrigin } from './own-origin.ts';

const room = lanAddress() ?? 'localhost';

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  `http://${hostname().toLowerCase()}:3000`,
  `http://${hostname().toLowerCase()}.local:3000`,
  `http://${room}:3000`,
])('%s is this machine', (origin) => {
  expect(ownOrigin(origin)).toBe(origin);
});

test.each([
  'http://evil.example:3000',
  // Another device of the same room: it may be the one that asks.
  'http://192.168.255.254:3000',
  'http://localhost.evil.example:3000',
  'http://localhost@evil.example:3000',
  'http://127.0.0.1.evil.example:3000',
])('%s is not, so its own address in the room is meant', (origin) => {
  expect(ownOrigin(origin)).toBe(`http://${room}:3000`);
});

test.each(['', 'http://', 'http://a b', 'http://[', 'nonsense'])('%j is nothing', (origin) => {
  expect(ownOrigin(origin)).toBe('http://localhost');
});
