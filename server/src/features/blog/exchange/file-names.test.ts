import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFileNames } from './file-names.ts';

test('a file is called as its post, in any script', () => {
  const nameOf = createFileNames();
  expect(
    ['Hedgehogs & co.', '線形代数', 'Ünï', '../../etc/passwd', 'CON', '', '🦔'].map(nameOf),
  ).toEqual([
    'Hedgehogs-co',
    '線形代数',
    'Ünï',
    'etc-passwd',
    'CON-post',
    'untitled',
    'untitled-2',
  ]);
});

test('every name is one of its own, on any disk, and leads nowhere', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 70 }), { maxLength: 30 }),
      (titles) => {
        const nameOf = createFileNames();
        const names = [...titles, 'a', 'A', 'a-2', 'Ａ', 'a'].map(nameOf);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) {
          expect(name).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*$/u);
          expect(Buffer.byteLength(name)).toBeLessThan(240);
        }
      },
    ),
  );
});

test('a thousand posts of one title are named soon', () => {
  const began = performance.now();
  const nameOf = createFileNames();
  for (let count = 0; count < 1_000; count += 1) nameOf('The same');
  expect(nameOf('The same')).toBe('The-same-1001');
  expect(performance.now() - began).toBeLessThan(5_000);
});
