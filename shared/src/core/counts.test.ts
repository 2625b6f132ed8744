import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, counts } from './counts.ts';

/** Ids that a careless program mistakes for something that every object has. */
const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
);

test('any id has its own count, also over the wire, and an id that is not there has none', () => {
  const entries = fc.uniqueArray(fc.tuple(name, fc.nat(20_000)), { selector: ([id]) => id });
  fc.assert(
    fc.property(entries, fc.array(name), (given, others) => {
      const sent = counts.parse(Object.fromEntries(given));
      const received = counts.parse(JSON.parse(JSON.stringify(sent)));
      const known = new Map(given);
      for (const id of [...known.keys(), ...others]) {
        expect(countOf(received, id)).toBe(known.get(id) ?? 0);
      }
    }),
  );
});

test.each([null, 'text', [1], { a: 0.5 }, { a: '1' }, { 'not an id': 1 }, { a: null }])(
  'what is no count is refused: %j',
  (value) => {
    expect(counts.safeParse(value).success).toBe(false);
  },
);
