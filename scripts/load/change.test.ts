import { expect, test } from 'vitest';
import { changeInWords } from './change.ts';

test('says where two standings part', () => {
  const same = 'a'.repeat(100);
  expect(changeInWords({ was: `${same}1${same}`, is: `${same}2` })).toBe(
    `was …${'a'.repeat(40)}1${'a'.repeat(79)}… and is …${'a'.repeat(40)}2…`,
  );
});

test('one may end where the other goes on', () => {
  expect(changeInWords({ was: 'ab', is: 'abc' })).toBe('was …ab… and is …abc…');
});
