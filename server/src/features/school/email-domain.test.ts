import { emailKeyOf, newEmailFault } from '@sets/shared/account/account.rules.ts';
import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainOf, ownersByDomain } from './email-domain.ts';

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,6}[a-z0-9])?$/);
const topLevel = fc.constantFrom('example', 'test', 'xn--p1ai');
const domain = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 4 }), topLevel)
  .map(([labels, top]) => [...labels, top].join('.'))
  .filter((each) => !/(^|\.)..--/.test(each.replace(/xn--p1ai$/, '')));

/** Schools with domains that meet: below, above and beside one another, each domain once. */
const schools = fc
  .uniqueArray(
    fc.oneof(domain, fc.constantFrom('uni.example', 'cs.uni.example', 'a.cs.uni.example')),
    { minLength: 1, maxLength: 8 },
  )
  .chain((domains) =>
    fc.array(fc.nat(3), { minLength: domains.length, maxLength: domains.length }).map((owners) =>
      [0, 1, 2, 3].map((name) => ({
        name,
        domains: domains.filter((_domain, at) => owners[at] === name),
      })),
    ),
  );
const asked = fc.oneof(
  domain,
  fc.constantFrom('uni.example', 'x.uni.example', 'myuni.example', 'b.a.cs.uni.example'),
);

/** The rule as a person would say it. */
const naiveOwner = (all: { name: number; domains: string[] }[], host: string): number | null => {
  const fitting = all
    .flatMap(({ name, domains }) => domains.map((each) => ({ name, each })))
    .filter(({ each }) => host === each || host.endsWith(`.${each}`))
    .toSorted((a, b) => b.each.length - a.each.length);
  return fitting[0]?.name ?? null;
};

describe('whom a domain belongs to', () => {
  test('it is whoever has the longest of the domains that end it', () => {
    fc.assert(
      fc.property(schools, asked, (all, host) => {
        expect(ownersByDomain(all)(host)?.name ?? null).toBe(naiveOwner(all, host));
      }),
    );
  });

  test('the order of the schools changes nothing', () => {
    fc.assert(
      fc.property(schools, asked, (all, host) => {
        expect(ownersByDomain(all.toReversed())(host)).toEqual(ownersByDomain(all)(host));
      }),
    );
  });

  test('a domain that merely ends alike is another one', () => {
    const owner = ownersByDomain([{ domains: ['uni.example'] }]);
    expect(owner('uni.example')).not.toBeNull();
    expect(owner('cs.uni.example')).not.toBeNull();
    expect(owner('myuni.example')).toBeNull();
    expect(owner('example')).toBeNull();
    expect(owner('uni.example.evil.test')).toBeNull();
  });
});

describe('the domain of an address', () => {
  test('is found in any case, and in any script', () => {
    fc.assert(
      fc.property(domain, fc.boolean(), fc.boolean(), (host, upper, unicode) => {
        const typed = unicode ? domainToUnicode(host) || host : host;
        const address = `Some.Body+tag@${upper ? typed.toUpperCase() : typed}`;
        expect(domainOf(` ${address} `)).toBe(host);
      }),
    );
  });

  test('written in its own letters it is the one that the school has', () => {
    expect(domainOf('a@münchen.example')).toBe('xn--mnchen-3ya.example');
    expect(domainOf('a@MÜNCHEN.example')).toBe('xn--mnchen-3ya.example');
    expect(domainOf('a@пример.рф')).toBe('xn--e1afmkfd.xn--p1ai');
  });

  test.each([
    '',
    '@',
    'a',
    'a@',
    'a@example',
    'a@uni.example/evil.test',
    'a@uni.example?x',
    'a@uni.example#x',
    'a@uni%2eexample',
    'a@uni.example:80',
    'a@[192.0.2.1]',
    'a@192.0.2.1',
    'a@uni..example',
    'a@-uni.example',
    'a@uni.exa\tmple',
    'a@\uD800.example',
    `a@${'x'.repeat(300)}.example`,
  ])('there is none in %j', (email) => {
    expect(domainOf(email)).toBeNull();
  });

  test('of two it is the last: that is where the mail goes', () => {
    expect(domainOf('"a@uni.example"@evil.test')).toBe('evil.test');
  });

  test('nothing that somebody types is a fault of ours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const found = domainOf(`a@${typed}`);
        expect(found === null || /^[a-z0-9.-]+$/.test(found)).toBe(true);
      }),
    );
  });
});

test('two spellings of one domain are one address, or one of them is no new one: for every letter', () => {
  const keys = new Map<string, string>();
  const twice: string[] = [];
  for (let code = 0x80; code < 0x3_00_00; code += 1) {
    const email = `ada@x${String.fromCodePoint(code)}y.example`;
    const host = newEmailFault(email) === null ? domainOf(email) : null;
    if (host === null) continue;
    const key = emailKeyOf(email);
    if ((keys.get(host) ?? key) !== key) twice.push(email);
    keys.set(host, key);
  }
  expect(twice).toEqual([]);
  expect(keys.size).toBeGreaterThan(50_000);
});
