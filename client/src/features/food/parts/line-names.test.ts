import { expect, it } from 'vitest';
import { lineNames } from './line-names.ts';

const line = (name: string, chosen: readonly string[] = [], note = '') => ({
  name,
  count: 1,
  choices: chosen.map((each) => ({ name: each })),
  note,
});
const plain = (names: readonly string[]): string[] =>
  names.map((name) => name.replaceAll(/[\u2068\u2069]/g, ''));
const of = (...lines: readonly ReturnType<typeof line>[]): string[] =>
  plain(lineNames(lines, [...lines.keys()]));

it('are how many of what, and no more where nothing else has the name', () => {
  expect(of(line('Soup', ['Large'], 'Hot'), { ...line('Tea'), count: 2 })).toEqual([
    '1 × Soup',
    '2 × Tea',
  ]);
});

it('are told apart by what was chosen, and by the note where that is the same', () => {
  const coffees = [line('Coffee', ['Oat drink']), line('Coffee'), line('Coffee', [], 'No sugar')];
  expect(of(...coffees)).toEqual(['1 × Coffee (Oat drink)', '1 × Coffee', '1 × Coffee (No sugar)']);
});

it('are those of these places that there are, in whichever script', () => {
  expect(plain(lineNames([line('Soup'), line('Tea')], [1, 7]))).toEqual(['1 × Tea']);
  expect(lineNames([line('שוקו')], [0])).toEqual(['1 × \u2068שוקו\u2069']);
});
