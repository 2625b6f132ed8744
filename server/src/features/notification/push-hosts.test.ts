import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPushEndpoint } from './push-hosts.ts';

describe('the push services of the browsers are asked', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(true);
  });
});

describe('and nobody else', () => {
  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://push.apple.com/',
    'https://notify.windows.com/',
    'https://127.0.0.1/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('%s', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(false);
  });

  test('whatever host is named', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (endpoint) => {
        expect(isPushEndpoint(endpoint, [])).toBe(false);
      }),
    );
  });
});

test('hosts of the settings count with their port', () => {
  const more = ['push.school.example', '127.0.0.1:8443'];
  expect(isPushEndpoint('https://push.school.example/a', more)).toBe(true);
  expect(isPushEndpoint('https://PUSH.school.example:443/a', more)).toBe(true);
  expect(isPushEndpoint('https://127.0.0.1:8443/a', more)).toBe(true);
  expect(isPushEndpoint('https://push.school.example:444/a', more)).toBe(false);
  expect(isPushEndpoint('https://127.0.0.1/a', more)).toBe(false);
  expect(isPushEndpoint('http://push.school.example/a', more)).toBe(false);
});
