import { expect, it } from 'vitest';
import { lettersOf } from './letters-of.ts';

it.each([
  ['even', 4],
  ['Maybe', 5.7],
  ['WWW', 5.1],
  ['ill', 1.8],
  ['三角', 3.8],
])('%s is about so wide', (text, letters) => {
  expect(lettersOf(text)).toBeCloseTo(letters, 6);
});
