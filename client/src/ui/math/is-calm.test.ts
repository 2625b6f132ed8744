import { expect, it } from 'vitest';
import { isCalm } from './is-calm.ts';

it.each([
  'x^2 + \\frac{1}{2} = y',
  '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
  '\\int_0^\\infty e^{-x^2}\\,dx \\quad \\text{over all } x',
  '\\{ x \\mid x > 0 \\} \\left[ 0, 1 \\right)',
  '\\textcolor{red}{x}',
  '\\phantom{x} \\definitely \\letter \\ruler',
])('%s is set', (tex) => {
  expect(isCalm(tex)).toBe(true);
});

it.each([
  '\\def\\a{\\sqrt1\\sqrt1}\\a\\a',
  '\\newcommand{\\a}{x}\\a',
  '\\hspace{-20em}\\text{over others}',
  '\\raisebox{8em}{\\rlap{\\Huge\\text{closed}}}',
  '\\kern-100em x',
  '\\mkern -18mu x',
  '\\rule[-500em]{1em}{1em}',
  '\\begin{matrix} a \\\\[10em] b \\end{matrix}',
  '\\begin{matrix} a \\\\ [-5em] b \\end{matrix}',
  `\\begin{matrix}${'\\\\'.repeat(60)}\\end{matrix}`,
  'x \\tag{1}',
])('%s is shown as it was typed', (tex) => {
  expect(isCalm(tex)).toBe(false);
});
