import { describe, expect, it } from 'vitest';
import { countAddresses, isTooMuch } from './markdown-bounds.ts';

const formula = String.raw`Let $x_{i+1} = \alpha \cdot x_i + \beta_i$, **so** \(\sum_i x_i^2 < \infty\). `;
const code = '  const rest = first.slice(0, a[next_one]); // what comes next\n';

describe('what is read as Markdown', () => {
  it.each([
    [
      'a hundred thousand characters of formulas',
      `${formula.repeat(12)}\n\n`.repeat(100).slice(0, 100_000),
    ],
    ['long blocks of code', `\`\`\`\n${code.repeat(150)}\`\`\`\n\n`.repeat(10)],
    ['a long list', '- **one** of [many](https://sets.example/x)\n'.repeat(200)],
    ['a long table', `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(700)}`],
    ['a long comment', 'a_b'.repeat(1_333)],
  ])('%s', (_what, text) => {
    expect(isTooMuch(text)).toBe(false);
  });
});

describe('what is not', () => {
  it.each([
    ['marks without end', 'a_b'.repeat(33_000)],
    ['lines without end', `- ${'a\n'.repeat(49_000)}`],
    ['the same with other ends of lines', `- ${'a\r'.repeat(49_000)}`],
    // To Markdown it is no empty line.
    ['lines of blanks that are none', `a_b\n\u00A0\n`.repeat(16_000)],
    ['a gap', `a${' '.repeat(2_000)}b`],
    ['what is very deep', `${'>'.repeat(50)} a`],
    ['a table that grows', `${'a|'.repeat(500)}\n${'-|'.repeat(500)}\n${'|\n'.repeat(990)}`],
  ])('%s', (_what, text) => {
    expect(isTooMuch(text)).toBe(true);
  });
});

it('counts the addresses of a text, and what is said of them', () => {
  const link = { type: 'link', href: 'a'.repeat(200_000), title: 'b'.repeat(100_000) };
  const count = countAddresses();
  count(link);
  count({ type: 'paragraph', href: 'a'.repeat(900_000) });
  expect(() => count(link)).toThrow(RangeError);
  expect(() => countAddresses()(link)).not.toThrow();
});
