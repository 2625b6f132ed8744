import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Microsoft Edge on Windows',
  ],
  ['curl/8.0', ''],
  ['', ''],
  [' ', ''],
  ['<b>Your account is closed</b>/1.0 (Linux; x)', ''],
])('%s is %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('whatever a browser calls itself, the name is short and plain', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ maxLength: 5_000, unit: 'binary' })), (typed) => {
      for (const userAgent of [typed, `${typed}/1.0 (X11; Linux x86_64)`]) {
        expect(deviceName(userAgent)).toMatch(/^[A-Za-z0-9 .-]{0,60}$/);
      }
    }),
  );
});
