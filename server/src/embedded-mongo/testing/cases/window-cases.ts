import { Double, Int32, Long } from 'bson';
import { ofStages, type PipelineCase } from './case.ts';

type Documents = PipelineCase['documents'];
const int = (value: number): Int32 => new Int32(value);
const double = (value: number): Double => new Double(value);
const long = (value: number): Long => Long.fromNumber(value);

/** The sales of cakes of MongoDB's manual. */
const cakes: Documents = [
  { _id: 0, state: 'CA', at: new Date('2020-05-18T14:10:30Z'), price: 13, quantity: 120 },
  { _id: 1, state: 'WA', at: new Date('2021-03-20T11:30:05Z'), price: 14, quantity: 140 },
  { _id: 2, state: 'CA', at: new Date('2021-01-11T06:31:15Z'), price: 12, quantity: 145 },
  { _id: 3, state: 'WA', at: new Date('2020-02-08T13:13:23Z'), price: 13, quantity: 104 },
  { _id: 4, state: 'CA', at: new Date('2019-05-18T16:09:01Z'), price: 41, quantity: 162 },
  { _id: 5, state: 'WA', at: new Date('2019-01-08T06:12:03Z'), price: 43, quantity: 134 },
];

/** What a window gives for each document, by their order. */
const gives = (
  name: string,
  documents: Documents,
  stage: Readonly<Record<string, unknown>>,
  values: readonly (readonly [id: number, value: unknown])[],
): PipelineCase =>
  ofStages(
    `$setWindowFields: ${name}`,
    documents,
    [{ $setWindowFields: stage }, { $project: { value: 1 } }],
    values.map(([_id, value]) => (value === undefined ? { _id } : { _id, value })),
  );

const overState = (value: unknown, sortBy: Record<string, 1 | -1> = { at: 1 }) => ({
  partitionBy: '$state',
  sortBy,
  output: { value },
});
const year = { $dateToString: { date: '$at', format: '%Y' } };

const documented: readonly PipelineCase[] = [
  gives(
    'a running sum in each partition',
    cakes,
    overState({ $sum: '$quantity', window: { documents: ['unbounded', 'current'] } }),
    [
      [4, int(162)],
      [0, int(282)],
      [2, int(427)],
      [5, int(134)],
      [3, int(238)],
      [1, int(378)],
    ],
  ),
  gives(
    'a moving mean, the partition calculated',
    cakes,
    {
      partitionBy: year,
      sortBy: { at: 1 },
      output: { value: { $avg: '$quantity', window: { documents: [-1, 0] } } },
    },
    [
      [5, double(134)],
      [4, double(148)],
      [3, double(104)],
      [0, double(112)],
      [2, double(145)],
      [1, double(142.5)],
    ],
  ),
  gives(
    'the most of the whole partition',
    cakes,
    overState({ $max: '$quantity', window: { documents: ['unbounded', 'unbounded'] } }),
    [
      [4, 162],
      [0, 162],
      [2, 162],
      [5, 140],
      [3, 140],
      [1, 140],
    ],
  ),
  gives(
    'the least so far',
    cakes,
    overState({ $min: '$quantity', window: { documents: ['unbounded', 'current'] } }),
    [
      [4, 162],
      [0, 120],
      [2, 120],
      [5, 134],
      [3, 104],
      [1, 104],
    ],
  ),
  gives(
    'how many so far',
    cakes,
    overState({ $count: {}, window: { documents: ['unbounded', 'current'] } }),
    [
      [4, int(1)],
      [0, int(2)],
      [2, int(3)],
      [5, int(1)],
      [3, int(2)],
      [1, int(3)],
    ],
  ),
  gives(
    'a list so far',
    cakes,
    overState({ $push: '$quantity', window: { documents: ['unbounded', 'current'] } }),
    [
      [4, [162]],
      [0, [162, 120]],
      [2, [162, 120, 145]],
      [5, [134]],
      [3, [134, 104]],
      [1, [134, 104, 140]],
    ],
  ),
  gives('rank', cakes, overState({ $rank: {} }, { quantity: -1 }), [
    [4, long(1)],
    [2, long(2)],
    [0, long(3)],
    [1, long(1)],
    [5, long(2)],
    [3, long(3)],
  ]),
  gives(
    'the next one, and what is given where there is none',
    cakes,
    overState(
      { $shift: { output: '$quantity', by: 1, default: 'Not available' } },
      { quantity: -1 },
    ),
    [
      [4, 145],
      [2, 120],
      [0, 'Not available'],
      [1, 134],
      [5, 104],
      [3, 'Not available'],
    ],
  ),
  gives(
    'the one before, null where there is none',
    cakes,
    overState({ $shift: { output: '$quantity', by: -1 } }, { quantity: -1 }),
    [
      [4, null],
      [2, 162],
      [0, 145],
      [1, null],
      [5, 140],
      [3, 134],
    ],
  ),
];

/** Duplicate, null and missing values, as in the manual's examples of ranks. */
const doubtful: Documents = [
  { _id: 0, n: 162 },
  { _id: 1, n: null },
  { _id: 2 },
  { _id: 3, n: 140 },
  { _id: 4, n: 140 },
  { _id: 5, n: 134 },
];
const ranks = (name: string, values: readonly number[]): PipelineCase =>
  gives(
    `${name} of what is equal, null or missing`,
    doubtful,
    { sortBy: { n: -1 }, output: { value: { [name]: {} } } },
    [0, 3, 4, 5, 1, 2].map((id, i) => [id, long(values[i] ?? 0)] as const),
  );

const numbers = (...values: unknown[]): Documents => values.map((n, _id) => ({ _id, n }));
const slides = (
  name: string,
  documents: Documents,
  value: Readonly<Record<string, unknown>>,
  documentsOf: readonly unknown[],
  values: readonly unknown[],
): PipelineCase =>
  gives(
    name,
    documents,
    { sortBy: { _id: 1 }, output: { value: { ...value, window: { documents: documentsOf } } } },
    values.map((each, i) => [i, each] as const),
  );

const sliding: readonly PipelineCase[] = [
  ranks('$rank', [1, 2, 2, 4, 5, 5]),
  ranks('$denseRank', [1, 2, 2, 3, 4, 4]),
  ranks('$documentNumber', [1, 2, 3, 4, 5, 6]),
  slides('of both neighbours', numbers(1, 2, 3, 4), { $sum: '$n' }, [-1, 1], [3, 6, 9, 7].map(int)),
  slides('of those ahead', numbers(1, 2, 3, 4), { $sum: '$n' }, [1, 2], [5, 7, 4, 0].map(int)),
  slides('of those behind', numbers(1, 2, 3, 4), { $sum: '$n' }, [-3, -2], [0, 0, 1, 3].map(int)),
  slides(
    'all before, not this one',
    numbers(1, 2, 3),
    { $sum: '$n' },
    ['unbounded', -1],
    [0, 1, 3].map(int),
  ),
  slides(
    'from here to the end',
    numbers(1, 2, 3),
    { $sum: '$n' },
    ['current', 'unbounded'],
    [6, 5, 3].map(int),
  ),
  slides(
    'a double gone, the sum is whole again',
    numbers(double(0.5), 2, 3),
    { $sum: '$n' },
    [-1, 0],
    [double(0.5), double(2.5), int(5)],
  ),
  slides(
    'an infinite one gone, the others are there',
    numbers(double(Infinity), 2, double(-Infinity), 3),
    { $sum: '$n' },
    [-1, 0],
    [double(Infinity), double(Infinity), double(-Infinity), double(-Infinity)],
  ),
  slides(
    'both infinities are no number',
    numbers(double(Infinity), double(-Infinity), 1),
    { $sum: '$n' },
    [-1, 0],
    [double(Infinity), double(Number.NaN), double(-Infinity)],
  ),
  slides(
    'what is no number is passed over',
    numbers('x', 2, null),
    { $avg: '$n' },
    [0, 0],
    [null, double(2), null],
  ),
  slides('the least', numbers(5, 2, 4, 6, 1), { $min: '$n' }, [-1, 1], [2, 2, 2, 1, 1]),
  slides('the most', numbers(5, 2, 4, 6, 1), { $max: '$n' }, [-1, 1], [5, 5, 6, 6, 6]),
  slides('of none', numbers(5, 2), { $max: '$n' }, [1, 1], [2, null]),
  slides('a list', numbers(1, undefined, 3), { $push: '$n' }, [-1, 0], [[1], [1, null], [null, 3]]),
  slides('a set', numbers(2, 1, 1), { $addToSet: '$n' }, [-1, 1], [[1, 2], [1, 2], [1]]),
  slides('the first', numbers(1, 2, 3), { $first: '$n' }, [-1, 1], [1, 1, 2]),
  slides('the last', numbers(1, 2, 3), { $last: '$n' }, [-1, 1], [2, 3, 3]),
  slides('the last of none', numbers(1, 2), { $last: '$n' }, [1, 1], [2, null]),
  slides(
    'the first that is missing sets nothing',
    [{ _id: 0 }, { _id: 1, n: 5 }],
    { $first: '$n' },
    [0, 0],
    [undefined, 5],
  ),
  gives('without an order, the whole', numbers(3, 1), { output: { value: { $push: '$n' } } }, [
    [0, [3, 1]],
    [1, [3, 1]],
  ]),
  gives(
    'what is missing is of the partition of null',
    [{ _id: 0, k: null }, { _id: 1 }, { _id: 2, k: 1 }],
    { partitionBy: '$k', sortBy: { _id: 1 }, output: { value: { $count: {} } } },
    [
      [0, int(2)],
      [1, int(2)],
      [2, int(1)],
    ],
  ),
  ofStages(
    '$setWindowFields: under a path, beside others',
    [{ _id: 0, a: { b: 1 } }],
    [{ $setWindowFields: { output: { 'a.c': { $count: {} }, d: { $sum: '$a.b' } } } }],
    [{ _id: 0, a: { b: 1, c: int(1) }, d: int(1) }],
  ),
];

export const windowCases: readonly PipelineCase[] = [...documented, ...sliding];
