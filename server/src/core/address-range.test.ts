import { expect, test } from 'vitest';
import { addressRange, placeOf } from './address-range.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['0:ffff::1', '0:ffff:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s stands for %s', (address, range) => {
  expect(addressRange(address)).toBe(range);
});

test.each([
  ['203.0.113.9', ['203.0.113.0/24', '203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.0/24', '203.0.113.9']],
  ['2001:db8:1:a2b3::1', ['2001:db8:1::/48', '2001:db8:1:a200::/56', '2001:db8:1:a2b3::/64']],
  ['', ['']],
])('%s lies within %j', (address, place) => {
  expect(placeOf(address)).toEqual(place);
});
