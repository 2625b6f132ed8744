import { describe, expect, it } from 'vitest';
import {
  asCode,
  asFormula,
  asHeading,
  asLink,
  emboldened,
  inserted,
  insertedOnLine,
  slanted,
  withLineMarks,
} from './text-edits.ts';

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

describe('leaning', () => {
  it.each([
    ['why is [it] so', 'why is _[it]_ so'],
    ['why is _[it]_ so', 'why is [it] so'],
  ])('%s', (before, after) => expect(told(slanted(at(before), 'so'))).toBe(after));
});

describe('lines with a mark', () => {
  it.each([
    ['one\n[two\nthr]ee\nfour', 'one\n[- two\n- three]\nfour'],
    ['- [one\n- two]', '[one\ntwo]'],
    ['- [one\ntwo]', '[- one\n- two]'],
    ['[]', '- []'],
  ])('%s', (before, after) => expect(told(withLineMarks(at(before), '- '))).toBe(after));
});

describe('a heading', () => {
  it.each([
    ['Ti[]tle', '# Title[]'],
    ['# Ti[]tle', '## Title[]'],
    ['### Ti[]tle', 'Title[]'],
    ['a\n[]\nb', 'a\n# []\nb'],
  ])('%s', (before, after) => expect(told(asHeading(at(before)))).toBe(after));
});

it.each([
  ['see [this] now', 'see <this>([https://]) now'],
  ['see []', 'see <[words]>(https://)'],
  ['see [https://a.example/x]', 'see <[words]>(https://a.example/x)'],
])('a link: %s', (before, after) => {
  const { text, start, end } = asLink(at(before), 'words');
  const seen = told({ text: text.replace(/\[(.*?)\]/, '<$1>'), start, end });
  expect(seen).toBe(after);
});
