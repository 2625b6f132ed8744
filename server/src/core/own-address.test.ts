import { expect, test } from 'vitest';
import { lanAddress } from './lan-address.ts';
import { baseOf, ownAddress } from './own-address.ts';

const room = lanAddress() ?? 'localhost';

test.each([
  ['0.0.0.0', `http://${room}:3000`],
  ['::', `http://${room}:3000`],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['sets.local', 'http://sets.local:3000'],
])('on %s it is %s', (host, address) => {
  expect(ownAddress({ publicUrl: null, host }, 3000)).toBe(address);
});

test('PUBLIC_URL is before all', () => {
  const publicUrl = new URL('https://sets.school.example/');
  expect(ownAddress({ publicUrl, host: '0.0.0.0' }, 3000)).toBe('https://sets.school.example');
});

test('whoever asks is led back by PUBLIC_URL, with its folder, else the way they came', () => {
  const origin = 'http://192.168.1.20:3000';
  expect(baseOf(null, origin)).toBe(origin);
  expect(baseOf(new URL('https://sets.school.example'), origin)).toBe(
    'https://sets.school.example',
  );
  const folder = new URL('https://school.example/sets/');
  expect(baseOf(folder, origin)).toBe('https://school.example/sets');
});
