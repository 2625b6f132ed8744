import { expect, it } from 'vitest';
import { authorsIn, authorsLine } from './authors-line.ts';

it.each([
  [[]],
  [['Ada Lovelace']],
  [['Ada Lovelace', 'Charles Babbage']],
  [['Lovelace, Ada']],
  [['Lovelace, Ada', 'Charles Babbage']],
])('is read as it is shown: %j', (authors) => {
  expect(authorsIn(authorsLine(authors))).toEqual(authors);
});

it('may be half typed', () => {
  expect(authorsIn(' Lovelace,  Ada ; ')).toEqual(['Lovelace, Ada']);
  expect(authorsIn('Ada  Lovelace, ')).toEqual(['Ada Lovelace']);
});
