import { describe, expect, test } from 'vitest';
import { askedOf, isExactly, marksIn, scoreOfTitle, wordsIn } from './search-words.ts';

test('words are compared without case, accents and punctuation', () => {
  expect(wordsIn('Größe, Café – «Ökonomie» 2')).toEqual(['große', 'cafe', 'okonomie', '2']);
});

test('a minus leaves a word out, and only before a word', () => {
  expect(askedOf('matrix -vector co-op - x')).toEqual({
    words: ['matrix', 'co', 'op', 'x'],
    without: ['vector'],
  });
});

describe('a title', () => {
  test.each([
    ['lin alg', 'Linear Algebra', 0.75],
    ['linear alg', 'Linear Algebra', 0.875],
    ['algebra linear', 'Linear Algebra', 1],
    ['linear geometry', 'Linear Algebra', null],
    ['inear', 'Linear Algebra', null],
    ['linear -algebra', 'Linear Algebra', null],
    ['okon', 'Ökonomie', 0.75],
    ['線形', '線形代数', 0.75],
    ['', 'Linear Algebra', null],
  ])('for "%s", %s answers with %s', (typed, title, score) => {
    expect(scoreOfTitle(title, askedOf(typed))).toBe(score);
  });

  test('is exact without regard to how it is written', () => {
    expect(isExactly('Linear Algebra!', askedOf('linear algebra'))).toBe(true);
    expect(isExactly('Linear Algebra 2', askedOf('linear algebra'))).toBe(false);
  });

  test('has the beginnings that were typed marked', () => {
    const marked = (title: string, typed: string) =>
      marksIn(title, askedOf(typed)).map(({ from, to }) => title.slice(from, to));
    expect(marked('Linear Algebra', 'al lin')).toEqual(['Lin', 'Al']);
    expect(marked('Ökonomie', 'oko')).toEqual(['Öko']);
    expect(marked('O\u0308konomie', 'oko')).toEqual(['O\u0308konomie']);
    expect(marked('Linear', 'x')).toEqual([]);
  });
});
