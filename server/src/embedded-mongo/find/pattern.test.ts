import { BSONRegExp } from 'bson';
import fc from 'fast-check';
import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { patternTest } from './pattern.ts';
import { testCollection } from '../testing/test-collection.ts';

const KELVIN = '\u212A';
const LONG_S = '\u017F';
/** How PCRE answers: a pattern, its options, texts that it finds and texts that it does not. */
const answers: [pattern: string, options: string, found: string[], not: string[]][] = [
  ['^.$', '', ['a', '\r', '\u2028', '\u{1F600}', 'a\n'], ['\n', 'ab']],
  ['^.$', 's', ['\n', '\r'], ['ab']],
  ['b$', '', ['b', 'b\n'], ['b\n\n', 'b\r', 'bc']],
  ['b$', 'm', ['b\nc', 'b', 'b\n'], ['b\rc', 'b\u2028c']],
  ['^b', '', ['bc'], ['a\nb']],
  ['^b', 'm', ['b', 'a\nb'], ['a\rb', 'a\u2028b']],
  ['a\n^', 'm', ['a\nb'], ['a\n']],
  ['^k$', 'i', ['k', 'K', KELVIN], ['x']],
  ['^s', 'i', [LONG_S, 'S'], ['x']],
  ['^[a-z]$', 'i', [KELVIN, 'K'], ['1']],
  [String.raw`^\w$`, 'i', ['k', 'K', '_', '1'], [KELVIN, LONG_S, 'é', '-']],
  [String.raw`^[\w.-]+$`, 'i', ['a.B-', 'K'], [KELVIN, `a${LONG_S}`]],
  [String.raw`^[^\w]$`, 'i', [KELVIN, LONG_S, '-'], ['k', 'S', '-a']],
  [String.raw`^[^\W.]$`, 'i', ['k'], [KELVIN, '.', '-']],
  [String.raw`\W`, 'i', [KELVIN, '-'], ['kS']],
  [String.raw`k\b`, 'i', [`k${LONG_S}`, 'k-'], ['ks']],
  [String.raw`^\s$`, '', ['\t', '\v', '\f', '\r', ' '], ['\u00A0', '\u2028', '\uFEFF', 'a']],
  [String.raw`^\S$`, '', ['\u00A0', '\u2028', 'a', '\u{1F600}'], [' ', '\n']],
  [String.raw`^[\s-]$`, '', [' ', '-', '\n'], ['\u00A0', '!']],
  [String.raw`^[^\s]$`, '', ['\u00A0', '-'], [' ', '\t']],
  [String.raw`^[\s\S]$`, '', ['\u{1F600}', '\n', ' '], ['']],
  [String.raw`^[^\S\n]$`, '', [' ', '\t'], ['\n', 'a', '\u00A0']],
  [String.raw`^a\-\@\ \"\_\é[\"\-\]]$`, '', ['a-@ "_é"', 'a-@ "_é-', 'a-@ "_é]'], ['a']],
  ['^a{b}]$', '', ['a{b}]'], ['ab']],
  ['^[.]$', '', ['.'], ['a']],
  ['^[a-c-e]$', '', ['-', 'e', 'b'], ['d']],
  [String.raw`(?<=\d|a)b(?=c)(?!cd)`, '', ['1bc', 'abc'], ['bbc', 'abcd']],
  ['^(?<name>a|b){2}$', '', ['ab'], ['a']],
];

describe('a pattern answers as that of PCRE', () => {
  test.each(answers)('%j with the options %j', (pattern, options, found, not) => {
    const matches = patternTest(pattern, options);
    expect(found.filter((text) => !matches(text))).toEqual([]);
    expect(not.filter((text) => matches(text))).toEqual([]);
  });

  const atoms: [string, (sign: string) => boolean][] = [
    ['a', (sign) => sign === 'a'],
    [String.raw`\.`, (sign) => sign === '.'],
    ['.', (sign) => sign !== '\n'],
    [String.raw`\s`, (sign) => ' \n\r'.includes(sign)],
    [String.raw`[^\w]`, (sign) => !/[aB]/.test(sign)],
    [String.raw`[.\S]`, (sign) => !' \n\r'.includes(sign)],
    ['[!a-]', (sign) => sign === 'a'],
  ];
  const counts: Record<string, [least: number, most: number]> = {
    '': [1, 1],
    '?': [0, 1],
    '*': [0, Infinity],
    '+': [1, Infinity],
    '{2}': [2, 2],
  };
  const piece = fc.tuple(fc.constantFrom(...atoms), fc.constantFrom(...Object.keys(counts)));
  type Pieces = [(typeof atoms)[number], string][];

  function finds(signs: readonly string[], [next, ...rest]: Pieces): boolean {
    if (!next) return signs.length === 0 || (signs.length === 1 && signs[0] === '\n');
    const [[, holds], repeated] = next;
    const [least, most] = counts[repeated] ?? [1, 1];
    for (let n = 0; n <= Math.min(most, signs.length); n += 1) {
      if (n > 0 && !holds(signs[n - 1] ?? '')) return false;
      if (n >= least && finds(signs.slice(n), rest)) return true;
    }
    return false;
  }

  test('whatever it is made of', () => {
    const text = fc.array(fc.constantFrom('a', 'B', '.', ' ', '\n', '\r', '\u2028', '\u{1F600}'), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), text, (pieces, signs) => {
        const pattern = `^${pieces.map(([[atom], repeated]) => atom + repeated).join('')}$`;
        expect(patternTest(pattern)(signs.join(''))).toBe(finds(signs, pieces));
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  String.raw`a\x{62}`,
  String.raw`a\x6`,
  '[]a]',
  '[^]]',
  '[]',
  '[[:alpha:]]',
  '[:alpha:]',
  '[.a.]',
  String.raw`[a-\d]`,
  String.raw`[\w-.]`,
  String.raw`\1(a)?`,
  String.raw`(?:(x)|a)\1`,
  String.raw`\8`,
  String.raw`\k<n>`,
  String.raw`(?<n>a)\k<n>`,
  '(?<n>a)|(?<n>b)',
  '(?<=a+)b',
  '(?<=(a))b',
  '(?i)a',
  '(?i:a)',
  '(?>a)',
  '(?#a)',
  '(*UTF8)a',
  'a{2147483648}',
  'a{1,65536}',
  'a{,3}',
  'a++',
  String.raw`\u0041`,
  'a\\',
  'a)',
  '*a',
])('what the two would read differently is refused: %s', (pattern) => {
  expect(() => patternTest(pattern)).toThrow(expect.objectContaining({ code: 51_091 }));
});

test('options are a text, and stand in one place', () => {
  const codeFor = (pattern: unknown, options: unknown) => () => patternTest(pattern, options);
  expect(codeFor('a', 5)).toThrow(expect.objectContaining({ code: 2 }));
  expect(codeFor('a', 'g')).toThrow(expect.objectContaining({ code: 51_108 }));
  expect(codeFor(/a/i, 'm')).toThrow(expect.objectContaining({ code: 51_075 }));
  expect(patternTest(/a/, 'i')('A')).toBe(true);
});

describe('a stored pattern', () => {
  const { collection, put, stored } = testCollection('patterns');

  test.each<[string, Document, number[]]>([
    ['itself', { a: /q/ }, [1, 3, 4]],
    ['as an operator', { a: { $regex: 'q' } }, [1, 3, 4]],
    ['in $in', { a: { $in: [/q/] } }, [1, 3, 4]],
    ['in $all', { a: { $all: [/q/] } }, [1, 3, 4]],
    ['in $elemMatch', { a: { $elemMatch: { $in: [/q/] } } }, [4]],
    ['not', { a: { $not: /q/ } }, [2, 5]],
    ['with its options', { a: /q/i }, [2, 3]],
    ['with other options', { a: { $regex: 'q', $options: 'm' } }, [3]],
    ['by $eq alone', { a: { $eq: /q/ } }, [1, 4]],
  ])('is found by %s', async (_name, filter, found) => {
    await put(
      { _id: 1, a: new BSONRegExp('q') },
      { _id: 2, a: new BSONRegExp('q', 'i') },
      { _id: 3, a: 'a q' },
      { _id: 4, a: [new BSONRegExp('q')] },
      { _id: 5, a: new BSONRegExp('other q') },
    );
    const matching = await collection()
      .find(filter, { sort: { _id: 1 } })
      .toArray();
    expect(matching.map(({ _id }) => _id)).toEqual(found);
  });

  test('is pulled by an equal one', async () => {
    await put({ _id: 1, a: [new BSONRegExp('x'), 'x', new BSONRegExp('y'), 'y'] });
    await collection().updateOne({}, { $pull: { a: /x/ } } as Document);
    expect(await stored()).toEqual([{ _id: 1, a: [/y/, 'y'] }]);
  });
});
