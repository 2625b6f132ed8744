import { Decimal128, Double, Int32, Long } from 'bson';
import { describe, expect, test } from 'vitest';
import { compileFilter } from './filter.ts';

describe('$mod', () => {
  test.each<[string, unknown, unknown[], boolean]>([
    ['what is left is compared', 12, [4, 0], true],
    ['no other rest', 5, [4, 0], false],
    ['a double loses what is behind its point', 8.9, [4, 0], true],
    ['below zero as well', -8.9, [4, 0], true],
    ['so does a divisor', 12, [4.5, 0], true],
    ['and what is to be left', 5, [4, 1.9], true],
    ['what is left has the sign of the number', -5, [4, -1], true],
    ['it is not counted from below', -5, [4, 3], false],
    ['a divisor below zero', 5, [-4, 1], true],
    ['the least long by -1', Long.MIN_VALUE, [-1, 0], true],
    ['a long beyond 2^53 is not its neighbour', Long.fromString('9007199254740993'), [2, 1], true],
    ['a divisor beyond 2^53', Long.MAX_VALUE, [Long.MAX_VALUE, 0], true],
    ['such a one and an int', 5, [Long.MAX_VALUE, 5], true],
    ['NaN is left by nothing', Number.NaN, [4, 0], false],
    ['nor is Infinity', Infinity, [4, 0], false],
    ['nor what 64 bits cannot hold', 2 ** 63, [4, 0], false],
    ['the least that they can', -(2 ** 63), [4, 0], true],
    ['a string is no number', '12', [4, 0], false],
    ['null is none', null, [4, 0], false],
    ['an item of an array', [1, 8], [4, 0], true],
    ['a number as BSON has it', new Double(8.9), [4, 0], true],
    ['an int as BSON has it', new Int32(8), [4, 0], true],
    ['a decimal loses its part too', Decimal128.fromString('8.9'), [4, 0], true],
    ['a decimal with an exponent', Decimal128.fromString('1.2E+1'), [4, 0], true],
    ['a decimal below one', Decimal128.fromString('-0.5'), [4, 0], true],
    ['a decimal beyond 64 bits', Decimal128.fromString('9223372036854775808'), [4, 0], false],
    ['a decimal that is no number', Decimal128.fromString('NaN'), [4, 0], false],
    ['2^63 is taken for the largest long', Long.MAX_VALUE, [2 ** 63, 0], true],
  ])('%s', (_name, a, $mod, expected) => {
    expect(compileFilter({ a: { $mod } })({ a })).toBe(expected);
  });

  test('what is missing is no number, and $not turns it round', () => {
    expect(compileFilter({ a: { $mod: [4, 0] } })({})).toBe(false);
    expect(compileFilter({ a: { $not: { $mod: [4, 0] } } })({})).toBe(true);
    expect(compileFilter({ a: { $elemMatch: { $mod: [4, 0] } } })({ a: [3, 4] })).toBe(true);
    expect(compileFilter({ a: { $elemMatch: { $mod: [4, 0] } } })({ a: [[4]] })).toBe(false);
  });

  test.each([
    [5],
    [[]],
    [[4]],
    [[4, 0, 0]],
    [['4', 0]],
    [[4, '0']],
    [[4, null]],
    [[0, 0]],
    [[0.5, 0]],
    [[Number.NaN, 0]],
    [[4, Infinity]],
    [[2 ** 64, 0]],
  ])('of %j is refused with code 2', ($mod) => {
    expect(() => compileFilter({ a: { $mod } })).toThrow(expect.objectContaining({ code: 2 }));
  });
});
