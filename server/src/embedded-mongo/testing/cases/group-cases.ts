import { Double, Int32, Long } from 'bson';
import { ofStages as of, type PipelineCase } from './case.ts';

const double = (value: number): Double => new Double(value);
const int = (value: number): Int32 => new Int32(value);

export const groupCases: readonly PipelineCase[] = [
  of(
    'sums of ints, over all',
    [
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: int(3) }],
  ),
  of(
    'sums pass over what is no number',
    [{ _id: 1, n: 1 }, { _id: 2, n: 'x' }, { _id: 3 }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: int(1) }],
  ),
  of(
    'a sum of a large long is exact',
    [
      { _id: 1, n: Long.fromString('9007199254740993') },
      { _id: 2, n: 2 },
    ],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: Long.fromString('9007199254740995') }],
  ),
  of(
    'a sum that leaves 64 bits is a double',
    [
      { _id: 1, n: Long.MAX_VALUE },
      { _id: 2, n: Long.MAX_VALUE },
    ],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: double(18446744073709552000) }],
  ),
  of(
    'a sum of doubles loses nothing on its way',
    [
      { _id: 1, n: 1e100 },
      { _id: 2, n: 1.5 },
      { _id: 3, n: -1e100 },
    ],
    [{ $sort: { _id: 1 } }, { $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: double(1.5) }],
  ),
  of(
    'the mean is a double, of numbers alone',
    [
      { _id: 1, n: 1 },
      { _id: 2, n: 3 },
      { _id: 3, n: 'x' },
    ],
    [{ $group: { _id: null, n: { $avg: '$n' } } }],
    [{ _id: null, n: double(2) }],
  ),
  of(
    'the mean of nothing is null',
    [{ _id: 1 }],
    [{ $group: { _id: null, n: { $avg: '$n' } } }],
    [{ _id: null, n: null }],
  ),
  of(
    'the least and the most by the order of types',
    [
      { _id: 1, n: 5 },
      { _id: 2, n: 'a' },
      { _id: 3, n: null },
    ],
    [{ $group: { _id: null, least: { $min: '$n' }, most: { $max: '$n' } } }],
    [{ _id: null, least: 5, most: 'a' }],
  ),
  of(
    'a list passes over what is missing, not over null',
    [{ _id: 1, n: 5 }, { _id: 2 }, { _id: 3, n: null }],
    [{ $sort: { _id: 1 } }, { $group: { _id: null, n: { $push: '$n' } } }],
    [{ _id: null, n: [5, null] }],
  ),
  of(
    'the first and the last, null where missing',
    [{ _id: 1 }, { _id: 2, n: 7 }],
    [{ $sort: { _id: 1 } }, { $group: { _id: null, a: { $first: '$n' }, b: { $last: '$n' } } }],
    [{ _id: null, a: null, b: 7 }],
  ),
  of(
    'each value once, numbers of all kinds as one',
    [{ _id: 1, n: 3 }, { _id: 2, n: double(3) }, { _id: 3 }],
    [{ $sort: { _id: 1 } }, { $group: { _id: null, n: { $addToSet: '$n' } } }],
    [{ _id: null, n: [3] }],
  ),
  of(
    'what is missing is of the key null',
    [{ _id: 1 }, { _id: 2, k: null }],
    [{ $group: { _id: '$k', n: { $count: {} } } }],
    [{ _id: null, n: int(2) }],
  ),
  of(
    'keys of several fields',
    [
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 1, b: 2 },
    ],
    [{ $group: { _id: { x: '$a', y: '$b' }, n: { $sum: 1 } } }],
    [{ _id: { x: 1, y: 2 }, n: int(2) }],
  ),
  of('an accumulator that is none', [{ _id: 1 }], [{ $group: { _id: null, n: { $nope: 1 } } }], {
    code: 15952,
  }),
  of('no key', [{ _id: 1 }], [{ $group: { n: { $sum: 1 } } }], { code: 15955 }),
  of('a field with a point', [{ _id: 1 }], [{ $group: { _id: null, 'a.b': { $sum: 1 } } }], {
    code: 40235,
  }),
  of(
    'the most frequent first',
    [
      { _id: 1, k: 'b' },
      { _id: 2, k: 'a' },
      { _id: 3, k: 'b' },
    ],
    [{ $sortByCount: '$k' }],
    [
      { _id: 'b', count: int(2) },
      { _id: 'a', count: int(1) },
    ],
  ),
  of(
    'buckets: from a boundary up to the next',
    [
      { _id: 1, n: 0 },
      { _id: 2, n: 9 },
      { _id: 3, n: 10 },
      { _id: 4, n: 99 },
    ],
    [{ $bucket: { groupBy: '$n', boundaries: [0, 10, 20], default: 'rest' } }],
    [
      { _id: 0, count: int(2) },
      { _id: 10, count: int(1) },
      { _id: 'rest', count: int(1) },
    ],
  ),
  of(
    'outside of all buckets',
    [{ _id: 1, n: 99 }],
    [{ $bucket: { groupBy: '$n', boundaries: [0, 10] } }],
    { code: 40066 },
  ),
  of(
    'boundaries of two types',
    [{ _id: 1 }],
    [{ $bucket: { groupBy: '$n', boundaries: [0, 'x'] } }],
    { code: 40193 },
  ),
  of(
    'boundaries out of order',
    [{ _id: 1 }],
    [{ $bucket: { groupBy: '$n', boundaries: [10, 0] } }],
    { code: 40194 },
  ),
];
