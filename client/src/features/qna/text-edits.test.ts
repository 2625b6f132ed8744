import { describe, expect, it } from 'vitest';
import { asCode, asFormula, emboldened, inserted, insertedOnLine } from './text-edits.ts';

/** A text in which what is selected stands between `[` and `]`. */
const at = (marked: string) => ({
  text: marked.replace(/[[\]]/g, ''),
  start: marked.indexOf('['),
  end: marked.indexOf(']') - 1,
});
const told = ({ text, start, end }: ReturnType<typeof at>): string =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe('bold', () => {
  it.each([
    ['why is [it] so', 'why is **[it]** so'],
    ['why []', 'why **[bold]**'],
    ['why is **[it]** so', 'why is [it] so'],
  ])('%s', (before, after) => expect(told(emboldened(at(before), 'bold'))).toBe(after));
});

describe('code', () => {
  it.each([
    ['call [f()] now', 'call `[f()]` now'],
    ['[a\nb]', '```\n[a\nb]\n```'],
    ['[]', '`[code]`'],
  ])('%s', (before, after) => expect(told(asCode(at(before), 'code'))).toBe(after));
});

it('sets a formula', () => {
  expect(told(asFormula(at('is [x^2] even'), 'x'))).toBe('is $[x^2]$ even');
});

it('puts something in the place of what is selected', () => {
  expect(told(inserted(at('a [b] c'), 'xyz'))).toBe('a xyz[] c');
});

it.each([
  ['[]', 'P\n[]'],
  ['text[]', 'text\nP\n[]'],
  ['text\n[]', 'text\nP\n[]'],
  ['te[]xt', 'te\nP\n[]xt'],
  ['a[]\nb', 'a\nP[]\nb'],
])('puts something on a line of its own: %s', (before, after) => {
  expect(told(insertedOnLine(at(before), 'P'))).toBe(after);
});
