import { expect, test } from 'vitest';
import { phoneOrigin } from './phone-origin.ts';

const lan = '192.168.1.5';

test.each([
  ['http://localhost:3000', 'http://192.168.1.5:3000'],
  ['http://127.0.0.1:3000', 'http://192.168.1.5:3000'],
  ['http://[::1]:3000', 'http://192.168.1.5:3000'],
  ['http://10.0.0.7:3000', 'http://10.0.0.7:3000'],
  ['https://sets.school.example', 'https://sets.school.example'],
])('reached at %s, phones are sent to %s', (origin, expected) => {
  expect(phoneOrigin({ publicUrl: null, origin, lan })).toBe(expected);
});

test('without a network it is where the page was reached', () => {
  const origin = 'http://localhost:3000';
  expect(phoneOrigin({ publicUrl: null, origin, lan: undefined })).toBe(origin);
});

test('PUBLIC_URL decides', () => {
  const publicUrl = new URL('https://sets.school.example/');
  const origin = 'http://localhost:3000';
  expect(phoneOrigin({ publicUrl, origin, lan })).toBe('https://sets.school.example');
});
