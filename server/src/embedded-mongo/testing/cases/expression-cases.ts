/* oxlint-disable unicorn/no-thenable -- MongoDB names it so */
import { Double, Int32, Long } from 'bson';
import { ofExpression, type PipelineCase, refusedExpression } from './case.ts';

const date = new Date('2026-03-29T01:30:00.500Z');
const int = (value: number): Int32 => new Int32(value);
const double = (value: number): Double => new Double(value);
const long = (value: string): Long => Long.fromString(value);
const most = '9223372036854775807';

const comparisons: readonly PipelineCase[] = [
  ofExpression(
    'types have an order: a number is below a string',
    { a: 5, b: '3' },
    { $lt: ['$a', '$b'] },
    true,
  ),
  ofExpression('what is missing is not null', { b: null }, { $eq: ['$a', '$b'] }, false),
  ofExpression('what is missing comes before null', { b: null }, { $lt: ['$a', '$b'] }, true),
  ofExpression('null comes before numbers', { a: null }, { $gt: [-1, '$a'] }, true),
  ofExpression(
    'numbers of all kinds compare as numbers',
    { a: long('3'), b: double(3) },
    { $eq: ['$a', '$b'] },
    true,
  ),
  ofExpression(
    'a long beyond 2^53 is not its neighbour',
    { a: long('9007199254740993') },
    { $eq: ['$a', long('9007199254740992')] },
    false,
  ),
  ofExpression(
    'objects are equal with their fields in one order',
    { a: { x: 1, y: 2 }, b: { y: 2, x: 1 } },
    { $eq: ['$a', '$b'] },
    false,
  ),
  ofExpression(
    'an array is above an object',
    { a: [1], b: { x: 1 } },
    { $cmp: ['$a', '$b'] },
    int(1),
  ),
  ofExpression('booleans are above strings', { a: true, b: 'z' }, { $cmp: ['$a', '$b'] }, int(1)),
  ofExpression('the same is 0', { a: 'x' }, { $cmp: ['$a', 'x'] }, int(0)),
  refusedExpression('two arguments, no more', {}, { $eq: [1, 2, 3] }, 16020),
];

const conditions: readonly PipelineCase[] = [
  ofExpression('zero is false', { a: 0 }, { $cond: ['$a', 'yes', 'no'] }, 'no'),
  ofExpression('an empty string is true', { a: '' }, { $cond: ['$a', 'yes', 'no'] }, 'yes'),
  ofExpression(
    'an empty array is true',
    { a: [] },
    { $cond: { if: '$a', then: 'yes', else: 'no' } },
    'yes',
  ),
  ofExpression('nothing at all is all true', {}, { $and: [] }, true),
  ofExpression('nothing at all is none true', {}, { $or: [] }, false),
  ofExpression(
    'what is false already is looked at no further',
    { a: 0 },
    { $and: [{ $ne: ['$a', 0] }, { $divide: [1, '$a'] }] },
    false,
  ),
  ofExpression(
    'nor what is true already',
    { a: 0 },
    { $or: [{ $eq: ['$a', 0] }, { $divide: [1, '$a'] }] },
    true,
  ),
  ofExpression(
    'nor what comes after what is there',
    { a: 0 },
    { $ifNull: ['$a', { $divide: [1, '$a'] }] },
    0,
  ),
  ofExpression('not null', { a: null }, { $not: ['$a'] }, true),
  ofExpression('the first that is there', { b: null }, { $ifNull: ['$a', '$b', 'c'] }, 'c'),
  ofExpression('false is there', { a: false }, { $ifNull: ['$a', 'c'] }, false),
  ofExpression(
    'the first branch that is true',
    { a: 5 },
    {
      $switch: {
        branches: [
          { case: { $lt: ['$a', 3] }, then: 'low' },
          { case: { $lt: ['$a', 9] }, then: 'mid' },
        ],
        default: 'high',
      },
    },
    'mid',
  ),
  refusedExpression(
    'no branch and no default',
    { a: 5 },
    { $switch: { branches: [{ case: false, then: 1 }] } },
    40066,
  ),
  refusedExpression('no branches', {}, { $switch: { branches: [] } }, 40068),
  ofExpression('a field that is taken away', { a: 1 }, { $cond: [true, '$$REMOVE', 1] }, undefined),
];

const numbers: readonly PipelineCase[] = [
  ofExpression('ints make an int', { a: 2, b: 3 }, { $add: ['$a', '$b'] }, int(5)),
  ofExpression(
    'ints that leave 32 bits make a long',
    { a: 2147483647 },
    { $add: ['$a', 1] },
    long('2147483648'),
  ),
  ofExpression('a double stays a double', { a: double(2) }, { $add: ['$a', 1] }, double(3)),
  ofExpression(
    'longs that leave 64 bits make a double',
    { a: long(most) },
    { $add: ['$a', 1] },
    double(9223372036854776000),
  ),
  ofExpression('null makes null', { a: null }, { $add: ['$a', 1] }, null),
  ofExpression('what is missing makes null', {}, { $multiply: ['$a', 2] }, null),
  ofExpression(
    'milliseconds are added to a date',
    { at: date },
    { $add: ['$at', 500] },
    new Date('2026-03-29T01:30:01.000Z'),
  ),
  ofExpression(
    'two dates differ by a long',
    { at: date },
    { $subtract: ['$at', new Date(0)] },
    Long.fromNumber(date.getTime()),
  ),
  ofExpression(
    'milliseconds are taken from a date',
    { at: date },
    { $subtract: ['$at', 500] },
    new Date('2026-03-29T01:30:00.000Z'),
  ),
  ofExpression(
    'ints that leave 32 bits when multiplied',
    { a: 100000 },
    { $multiply: ['$a', '$a'] },
    long('10000000000'),
  ),
  ofExpression('to divide makes a double', { a: 6 }, { $divide: ['$a', 2] }, double(3)),
  ofExpression('what is left has the sign of the first', { a: -7 }, { $mod: ['$a', 3] }, int(-1)),
  ofExpression(
    'half goes to the even one',
    { a: 2.5, b: 3.5 },
    [{ $round: ['$a'] }, { $round: ['$b'] }],
    [double(2), double(4)],
  ),
  ofExpression('below zero as well', { a: -2.5 }, { $round: ['$a'] }, double(-2)),
  ofExpression('an int is round', { a: 7 }, { $round: '$a' }, int(7)),
  ofExpression(
    'up, down and towards zero',
    { a: -1.5 },
    [{ $ceil: '$a' }, { $floor: '$a' }, { $trunc: '$a' }],
    [double(-1), double(-2), double(-1)],
  ),
  ofExpression('without its sign', { a: -5 }, { $abs: '$a' }, int(5)),
  refusedExpression('a string is no summand', { a: 'x' }, { $add: ['$a', 1] }, 16554),
  refusedExpression('one date at most', { at: date }, { $add: ['$at', '$at'] }, 16612),
  refusedExpression('divided by zero', { a: 1 }, { $divide: ['$a', 0] }, 2),
  refusedExpression('left by zero', { a: 1 }, { $mod: ['$a', 0] }, 16610),
  refusedExpression('a string less a number', { a: 'x' }, { $subtract: ['$a', 1] }, 16556),
];

const lists: readonly PipelineCase[] = [
  ofExpression(
    'a path through an array leads to what its objects have',
    { a: [{ b: 1 }, { c: 2 }, 5, { b: 3 }] },
    '$a.b',
    [1, 3],
  ),
  ofExpression('a number in a path names a field', { a: [{ b: 1 }] }, '$a.0', []),
  ofExpression('a path through a value leads nowhere', { a: 5 }, '$a.b', undefined),
  ofExpression('of an array in an array nothing', { a: [[{ b: 1 }]] }, '$a.b', []),
  ofExpression('what is missing in a list is null', { a: 1 }, ['$a', '$b'], [1, null]),
  ofExpression(
    'what is missing in an object is no field',
    { a: 1 },
    { x: '$a', y: '$b' },
    { x: 1 },
  ),
  ofExpression('how many', { a: [1, 2] }, { $size: '$a' }, int(2)),
  refusedExpression('of no array', {}, { $size: '$a' }, 17124),
  ofExpression('from the end', { a: [1, 2, 3] }, { $arrayElemAt: ['$a', -1] }, 3),
  ofExpression('beyond the end is missing', { a: [1] }, { $arrayElemAt: ['$a', 5] }, undefined),
  ofExpression('the first of nothing is missing', { a: [] }, { $first: '$a' }, undefined),
  ofExpression('whether it is among them', { a: [1, 2] }, { $in: [2, '$a'] }, true),
  refusedExpression('among no array', { a: 1 }, { $in: [2, '$a'] }, 40081),
  ofExpression('one after the other', { a: [1], b: [2, [3]] }, { $concatArrays: ['$a', '$b'] }, [
    1,
    2,
    [3],
  ]),
  ofExpression('with null it is null', { a: [1] }, { $concatArrays: ['$a', '$b'] }, null),
  ofExpression(
    'those that fit',
    { a: [1, 5, 9] },
    { $filter: { input: '$a', as: 'n', cond: { $gt: ['$$n', 4] } } },
    [5, 9],
  ),
  ofExpression(
    'something of each',
    { a: [1, 2] },
    { $map: { input: '$a', in: { $multiply: ['$$this', 2] } } },
    [2, 4],
  ),
  ofExpression(
    'what is missing of one is null',
    { a: [{ b: 1 }, {}] },
    { $map: { input: '$a', as: 'o', in: '$$o.b' } },
    [1, null],
  ),
  ofExpression(
    'all into one',
    { a: ['x', 'y'] },
    { $reduce: { input: '$a', initialValue: '', in: { $concat: ['$$value', '$$this'] } } },
    'xy',
  ),
  ofExpression('the other way round', { a: [1, 2] }, { $reverseArray: '$a' }, [2, 1]),
  ofExpression('a part from the end', { a: [1, 2, 3] }, { $slice: ['$a', -2] }, [2, 3]),
  ofExpression('a part from the middle', { a: [1, 2, 3, 4] }, { $slice: ['$a', 1, 2] }, [2, 3]),
  ofExpression(
    'a part from before the beginning',
    { a: [1, 2, 3] },
    { $slice: ['$a', -9, 2] },
    [1, 2],
  ),
  ofExpression('whether it is one', { a: [] }, { $isArray: ['$a'] }, true),
];

const others: readonly PipelineCase[] = [
  ofExpression('words together', { a: 'x', b: 'y' }, { $concat: ['$a', '-', '$b'] }, 'x-y'),
  ofExpression('with null it is null too', { a: 'x' }, { $concat: ['$a', '$b'] }, null),
  refusedExpression('a number is no word', { a: 1 }, { $concat: ['$a'] }, 16702),
  ofExpression('letters beyond ASCII stay', { a: 'ÄbC' }, { $toLower: '$a' }, 'Äbc'),
  ofExpression('of nothing nothing', {}, { $toUpper: '$a' }, ''),
  ofExpression('code points, not halves of them', { a: 'a\u{1F600}' }, { $strLenCP: '$a' }, int(2)),
  ofExpression('as it stands', {}, { $literal: '$a' }, '$a'),
  ofExpression(
    'later fields win',
    { a: { x: 1, y: 1 }, b: { y: 2 } },
    { $mergeObjects: ['$a', '$b', null] },
    { x: 1, y: 2 },
  ),
  ofExpression(
    'names for values',
    { a: 2 },
    { $let: { vars: { n: '$a' }, in: { $multiply: ['$$n', '$$n'] } } },
    int(4),
  ),
  ofExpression('the type of what is missing', {}, { $type: '$a' }, 'missing'),
  ofExpression('the type of a double that is whole', { a: double(3) }, { $type: '$a' }, 'double'),
  ofExpression('the type of a long', { a: long('3') }, { $type: '$a' }, 'long'),
  ofExpression('the whole document', { a: 1 }, '$$ROOT.a', 1),
  refusedExpression('an operator that is none', {}, { $nope: 1 }, 168),
  refusedExpression('two operators in one', {}, { $add: [1], $abs: 1 }, 15983),
  refusedExpression('a variable that is none', {}, '$$nope', 17276),
];

export const expressionCases: readonly PipelineCase[] = [
  ...comparisons,
  ...conditions,
  ...numbers,
  ...lists,
  ...others,
];
