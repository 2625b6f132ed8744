import { Double, Int32, Long } from 'bson';
import { ofStages as of, type PipelineCase } from './case.ts';

const double = (value: number): Double => new Double(value);
const int = (value: number): Int32 => new Int32(value);

const shapes: readonly PipelineCase[] = [
  of(
    'a part of a document, the _id with it',
    [{ _id: 1, a: 1, b: 2 }],
    [{ $project: { b: 1 } }],
    [{ _id: 1, b: 2 }],
  ),
  of('without the _id', [{ _id: 1, a: 1 }], [{ $project: { _id: 0, a: 1 } }], [{ a: 1 }]),
  of(
    'all but a part',
    [{ _id: 1, a: 1, b: { c: 1, d: 2 } }],
    [{ $project: { 'b.c': 0 } }],
    [{ _id: 1, a: 1, b: { d: 2 } }],
  ),
  of(
    'calculated fields come last',
    [{ _id: 1, a: 2, b: 3 }],
    [{ $project: { sum: { $add: ['$a', '$b'] }, b: 1 } }],
    [{ _id: 1, b: 3, sum: int(5) }],
  ),
  of(
    'within the objects of an array',
    [{ _id: 1, a: [{ b: 1, c: 2 }, 5, { b: 3 }] }],
    [{ $project: { 'a.b': 1 } }],
    [{ _id: 1, a: [{ b: 1 }, { b: 3 }] }],
  ),
  of('both ways at once is refused', [{ _id: 1 }], [{ $project: { a: 1, b: 0 } }], { code: 31254 }),
  of('a field and a part of it is refused', [{ _id: 1 }], [{ $project: { a: 1, 'a.b': 1 } }], {
    code: 31249,
  }),
  of(
    'a double stays what it is',
    [{ _id: 1, a: double(3) }],
    [{ $project: { a: 1 } }],
    [{ _id: 1, a: double(3) }],
  ),
  of(
    'an object is set field by field',
    [{ _id: 1, a: { b: 1, c: 2 } }],
    [{ $set: { a: { b: 9 } } }],
    [{ _id: 1, a: { b: 9, c: 2 } }],
  ),
  of(
    'so it is by a path',
    [{ _id: 1, a: { b: 1, c: 2 } }],
    [{ $set: { 'a.b': 9 } }],
    [{ _id: 1, a: { b: 9, c: 2 } }],
  ),
  of(
    'in each item of an array',
    [{ _id: 1, a: [{ b: 1 }, 5] }],
    [{ $set: { 'a.b': 9 } }],
    [{ _id: 1, a: [{ b: 9 }, { b: 9 }] }],
  ),
  of(
    'a value gives way to an object',
    [{ _id: 1, a: 5 }],
    [{ $set: { 'a.b': 9 } }],
    [{ _id: 1, a: { b: 9 } }],
  ),
  of(
    'a field that is there keeps its place',
    [{ _id: 1, a: 1, b: 2 }],
    [{ $addFields: { a: '$b' } }],
    [{ _id: 1, a: 2, b: 2 }],
  ),
  of(
    'what is missing sets nothing',
    [{ _id: 1, a: 1 }],
    [{ $set: { b: '$c' } }],
    [{ _id: 1, a: 1 }],
  ),
  of(
    'taken away',
    [{ _id: 1, a: 1, b: { c: 1 } }],
    [{ $unset: ['a', 'b.c'] }],
    [{ _id: 1, b: {} }],
  ),
  of(
    'another document',
    [{ _id: 1, a: { x: 1 } }],
    [{ $replaceRoot: { newRoot: '$a' } }],
    [{ x: 1 }],
  ),
  of('that must be one', [{ _id: 1, a: 5 }], [{ $replaceWith: '$a' }], { code: 40228 }),
  of(
    'one for each item',
    [{ _id: 1, a: [1, 2] }, { _id: 2, a: [] }, { _id: 3 }, { _id: 4, a: 7 }, { _id: 5, a: null }],
    [{ $unwind: '$a' }],
    [
      { _id: 1, a: 1 },
      { _id: 1, a: 2 },
      { _id: 4, a: 7 },
    ],
  ),
  of(
    'also of those without',
    [{ _id: 1, a: [8] }, { _id: 2, a: [] }, { _id: 3 }, { _id: 5, a: null }],
    [{ $unwind: { path: '$a', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } }],
    [
      { _id: 1, a: 8, i: Long.fromNumber(0) },
      { _id: 2, i: null },
      { _id: 3, i: null },
      { _id: 5, a: null, i: null },
    ],
  ),
  of('a path without its sign', [{ _id: 1 }], [{ $unwind: 'a' }], { code: 28818 }),
];

const streams: readonly PipelineCase[] = [
  of(
    'so many',
    [{ _id: 1 }, { _id: 2 }, { _id: 3 }],
    [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 2 }],
  ),
  of('how many', [{ _id: 1 }, { _id: 2 }], [{ $count: 'n' }], [{ n: int(2) }]),
  of('nothing is not counted', [{ _id: 1 }], [{ $match: { _id: 9 } }, { $count: 'n' }], []),
  of(
    'several ways at once',
    [
      { _id: 1, k: 'a' },
      { _id: 2, k: 'b' },
    ],
    [{ $facet: { all: [{ $count: 'n' }], a: [{ $match: { k: 'a' } }] } }],
    [{ all: [{ n: int(2) }], a: [{ _id: 1, k: 'a' }] }],
  ),
  of(
    'two fields of one document',
    [
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 3, b: 2 },
    ],
    [{ $match: { $expr: { $gt: ['$a', '$b'] } } }],
    [{ _id: 2, a: 3, b: 2 }],
  ),
  of(
    'joined, under a path',
    [{ _id: 1, wants: 2 }, { _id: 2 }],
    [
      { $match: { _id: 1 } },
      { $lookup: { from: 'cases', localField: 'wants', foreignField: '_id', as: 'found.it' } },
    ],
    [{ _id: 1, wants: 2, found: { it: [{ _id: 2 }] } }],
  ),
  of(
    'joined by a pipeline with a name',
    [
      { _id: 1, n: 5 },
      { _id: 2, n: 3 },
    ],
    [
      { $match: { _id: 1 } },
      {
        $lookup: {
          from: 'cases',
          let: { mine: '$n' },
          pipeline: [{ $match: { $expr: { $lt: ['$n', '$$mine'] } } }, { $project: { n: 1 } }],
          as: 'less',
        },
      },
    ],
    [{ _id: 1, n: 5, less: [{ _id: 2, n: 3 }] }],
  ),
  of('a stage that is none', [], [{ $nope: {} }], { code: 40324 }),
  of('a limit of nothing', [], [{ $limit: 0 }], { code: 15958 }),
];

export const stageCases: readonly PipelineCase[] = [...shapes, ...streams];
