import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test('a table that several programs have written has a row for each line, however they end lines', () => {
  expect(csvRows('a,b\r\n1,2\n3,4\r5,"6\r\n7\n8"\r\n', ',', 10)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', '6\r\n7\n8'],
  ]);
});

test('a quote without an end is no table', () => {
  expect(csvRows('a,b\n"1,2\n', ',', 10)).toBeNull();
});
