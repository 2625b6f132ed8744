import { expect, it } from 'vitest';
import { countries, countryName } from './countries.ts';

it('every country has a name of its own, in their order', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
  for (const { code, name } of countries) expect(name).not.toBe(code);
  expect(countries[0]?.name).toBe('Afghanistan');
});

it.each([
  ['SG', 'Singapore'],
  ['', ''],
  ['not a code', 'not a code'],
])('%j is %j', (code, name) => {
  expect(countryName(code)).toBe(name);
});
