import { expect, it } from 'vitest';
import { plainMath } from './plain-math.ts';

it('takes away what delimits formulas and code, and nothing else', () => {
  expect(plainMath('Solve $x^2 = 4$ for \\(x\\)')).toBe('Solve x^2 = 4 for x');
  expect(plainMath('$5 or $10?')).toBe('$5 or $10?');
  expect(plainMath('Is `$a` a `b` or $c$?')).toBe('Is $a a b or c?');
  expect(plainMath('Costs \\$5')).toBe('Costs $5');
});
