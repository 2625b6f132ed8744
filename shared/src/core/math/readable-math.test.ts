import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readableMath } from './readable-math.ts';

it.each([
  ['Solve $x^2 = 4$ for \\(x\\)', 'Solve x² = 4 for x'],
  ['$\\frac{1}{2}$ or $\\frac{a+b}{2}$', '1/2 or (a+b)/2'],
  ['$\\sqrt{2}$, $\\sqrt{x+1}$, $\\sqrt[3]{8}$', '√2, √(x+1), ³√8'],
  ['$\\alpha_1 \\le \\beta^{n+1}$', 'α₁ ≤ βⁿ⁺¹'],
  ['$\\int_0^1 x^2\\,dx$', '∫₀¹ x² dx'],
  ['$x^{22}$ and $e^{-t/2}$', 'x²² and e^(-t/2)'],
  ['$f\\colon\\mathbb{R}\\to\\mathbb{R}$', 'f:ℝ → ℝ'],
  ['$\\left(\\text{speed of light}\\right) \\approx 3 \\cdot 10^8$', '(speed of light) ≈ 3 · 10⁸'],
  ['$\\sin(x)$', 'sin (x)'],
  ['$5 or $10?', '$5 or $10?'],
  ['Is `$a` $x^2$?', 'Is $a x²?'],
  ['What?\n```js\nf(`$x$`)\n```\nSay it.', 'What?\nf(`$x$`)\nSay it.'],
  ['Costs \\$5, 100 %', 'Costs $5, 100 %'],
])('%s reads as %s', (typed, read) => {
  expect(readableMath(typed)).toBe(read);
});

it('ends for whatever is typed, and leaves what is no formula as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('{', '}', '\\frac', '^', '_', '[', 'x', '\\') }),
      (tex) => {
        expect(typeof readableMath(`$${tex}$`)).toBe('string');
      },
    ),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[^$\\`]*$/), (text) => {
      expect(readableMath(text)).toBe(text);
    }),
  );
  expect(readableMath(`$${'{'.repeat(50_000)}x$`)).toBe('');
});

it('what every object has is no sign, and a brace that closes nothing ends nothing', () => {
  const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];
  const piece = fc.constantFrom(
    ...names.map((name) => `\\${name}`),
    '^',
    '_',
    '{',
    '}',
    'x',
    '\\frac',
    '\\sqrt',
    '\\mathbb',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(readableMath(`$${pieces.join('')}$`)).not.toMatch(/native code|\[object/);
    }),
  );
  expect(readableMath('$x^\\constructor$')).toBe('xᶜᵒⁿˢᵗʳᵘᶜᵗᵒʳ');
  expect(readableMath('$a}b$')).toBe('a}b');
});
