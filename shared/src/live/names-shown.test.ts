import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameName, numberedNames } from './names-shown.ts';

test('who is called as somebody before them has a number', () => {
  expect(numberedNames(['Ana', 'Bo', 'ana', 'Ana 2', 'ＡＮＡ', 'Bo '])).toEqual([
    'Ana',
    'Bo',
    'ana 3',
    'Ana 2',
    'ＡＮＡ 4',
    'Bo  2',
  ]);
});

test('no two are the same, and whoever came first keeps theirs', () => {
  const name = fc.constantFrom('Ana', 'ana', 'Ana 2', 'ana 3', 'Bo', 'Bo 2', 'Bo 2 2');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const shown = numberedNames(names);
      // Two who have typed the same number are told apart by another one.
      for (const [at, each] of shown.entries()) {
        expect(shown.findIndex((other) => isSameName(other, each))).toBe(at);
        const isFirst = names.findIndex((other) => isSameName(other, names[at] ?? '')) === at;
        if (isFirst) expect(each).toBe(names[at]);
      }
    }),
    { numRuns: 60 },
  );
});
