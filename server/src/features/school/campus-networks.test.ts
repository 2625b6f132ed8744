import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkFault, schoolOnNetwork } from './campus-networks.ts';

const asNumber = (address: string): number =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
/** The rule by arithmetic. */
const holds = (network: string, address: string): boolean => {
  const [base = '', prefix] = network.split('/');
  const size = 2 ** (32 - Number(prefix));
  return Math.floor(asNumber(base) / size) === Math.floor(asNumber(address) / size);
};

const part = fc.constantFrom('0', '1', '127', '128', '192', '255');
const address = fc.tuple(part, part, part, part).map((parts) => parts.join('.'));
const network = fc
  .tuple(address, fc.integer({ min: 1, max: 32 }))
  .map(([base, prefix]) => `${base}/${prefix}`);

test('an address is on the campus of whoever has the narrowest network around it', () => {
  const schools = fc.array(fc.array(network, { maxLength: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(schools, address, fc.boolean(), (lists, asked, mapped) => {
      const all = lists.map((networks, name) => ({ name, networks }));
      const fitting = lists.flat().filter((each) => holds(each, asked));
      const prefixes = fitting.map((each) => Number(each.split('/')[1]));
      const found = schoolOnNetwork(all, mapped ? `::ffff:${asked}` : asked);
      if (fitting.length === 0) expect(found).toBeNull();
      const narrowest = `/${Math.max(...prefixes)}`;
      const its = found?.networks.filter((each) => each.endsWith(narrowest)) ?? [];
      expect(its.some((each) => holds(each, asked))).toBe(fitting.length > 0);
    }),
  );
});

test('IPv6 too, whole and with a zone', () => {
  const uni = { networks: ['2001:db8:aa::/48', '192.0.2.0/24'] };
  expect(schoolOnNetwork([uni], '2001:db8:aa:1::5')).toBe(uni);
  expect(schoolOnNetwork([uni], '2001:db8:aa:1::5%eth0')).toBe(uni);
  expect(schoolOnNetwork([uni], '2001:db8:ab::5')).toBeNull();
});

test.each(['', 'localhost', '192.0.2', '192.0.2.1.1', '::ffff:', 'a'.repeat(5_000)])(
  'what is no address is nowhere: %j',
  (nowhere) => {
    expect(schoolOnNetwork([{ networks: ['0.0.0.0/1', '::/1'] }], nowhere)).toBeNull();
  },
);

test.each(['192.0.2.0/24', '10.0.0.0/8', '198.51.100.7/32', '2001:db8::/32', '::1/128'])(
  'a network: %s',
  (written) => {
    expect(networkFault(written)).toBeNull();
  },
);

test.each(['', '192.0.2.0', '192.0.2.0/33', '192.0.2.256/24', '2001:db8::/129', '::g/4', '1/1'])(
  'no network: %j',
  (written) => {
    expect(networkFault(written)).toContain('not a network');
  },
);

test.each(['0.0.0.0/0', '::/0'])('no campus: %s', (written) => {
  expect(networkFault(written)).toContain('whole internet');
});
