import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedPages } from '../core/embed-key.ts';
import { embedAddresses, embedBackgrounds, readEmbedLook, usualLook } from './embed-look.ts';

const key = 'k'.repeat(43);
const origin = 'https://sets.school.example';

/** As a browser reads it. */
const queryOf = (address: string) => {
  const [, query = ''] = address.split('?');
  return new Map(query.split('&').map((part) => part.split('=') as [string, string]));
};
const read = (query: ReadonlyMap<string, string>) =>
  readEmbedLook({ get: (name) => query.get(name) ?? null });

test('a look that is written into an address is read from it', () => {
  const looks = fc.record({ background: fc.constantFrom(...embedBackgrounds), code: fc.boolean() });
  fc.assert(
    fc.property(looks, (look) => {
      const addresses = embedAddresses(origin, key, look);
      for (const address of Object.values(addresses)) {
        expect(read(queryOf(address))).toMatchObject(look);
      }
      expect(addresses.page.slice(origin.length).split('?')[0]).toMatch(embedPages);
    }),
  );
});

test('what nobody knows is as usual', () => {
  const typed = queryOf('/?background=<script>&code=maybe&width=99999');
  expect(read(typed)).toEqual(usualLook);
});

test.each([
  `/embed/${key}/`,
  `/embed/${key}/image.png`,
  `/embed/${key.slice(1)}`,
  `/embed/${key}k`,
  `/embed//${key}`,
  `/x/embed/${key}`,
  `/embed/${key.slice(1)}%61`,
  '/embed/',
])('%s is not the page', (path) => {
  expect(path).not.toMatch(embedPages);
});
