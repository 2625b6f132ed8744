import { expect, test } from 'vitest';
import { inOneLine } from './one-line.ts';

test.each([
  ['Just words, 2 * 3 * 4.', 'Just words, 2 * 3 * 4.'],
  ['The midterm covers **weeks 1 to 6**.', 'The midterm covers weeks 1 to 6.'],
  ['See [the book](https://book.example) and `f(x)`', 'See the book and f(x)'],
  ['> What?\n\n1. this\n- and that', 'What? this and that'],
  ['```ts\nconst a = 1;\n```', 'const a = 1;'],
  ['# Title\nand $x_i$', 'Title and $x_i$'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '| a | b | | 1 | 2 |'],
  ['snake_case_name __init__', 'snake_case_name init'],
  ['***', '***'],
])('%j', (text, line) => {
  expect(inOneLine(text)).toBe(line);
});
