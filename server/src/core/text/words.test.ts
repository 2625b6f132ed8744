import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('a word of thirty thousand marks is taken in a moment', () => {
  const begun = performance.now();
  expect(wordsOf(`caf\u00E9 a${'\u0301\u0316'.repeat(15_000)}`, 'english')).toEqual(['cafe', 'a']);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
