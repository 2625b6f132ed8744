import { Int32 } from 'bson';
import type { PipelineCase } from './case.ts';

type Documents = PipelineCase['documents'];

const joins = (
  name: string,
  documents: Documents,
  others: Record<string, Documents>,
  pipeline: PipelineCase['pipeline'],
  gives: PipelineCase['gives'],
): PipelineCase => ({ name: `$lookup: ${name}`, documents, others, pipeline, gives });

const orders: Documents = [
  { _id: 1, item: 'almonds', price: 12, ordered: 2 },
  { _id: 2, item: 'pecans', price: 20, ordered: 1 },
  { _id: 3, item: 'cookies', price: 10, ordered: 60 },
];
const warehouses: Documents = [
  { _id: 1, stock_item: 'almonds', warehouse: 'A', instock: 120 },
  { _id: 2, stock_item: 'pecans', warehouse: 'A', instock: 80 },
  { _id: 3, stock_item: 'almonds', warehouse: 'B', instock: 60 },
  { _id: 4, stock_item: 'cookies', warehouse: 'B', instock: 40 },
  { _id: 5, stock_item: 'cookies', warehouse: 'A', instock: 80 },
];
const restaurants: Documents = [
  { _id: 1, name: 'American Steak House', food: ['filet', 'sirloin'], beverages: ['beer', 'wine'] },
  { _id: 2, name: 'Honest John Pizza', food: ['cheese pizza'], beverages: ['soda'] },
];
const meals: Documents = [
  { _id: 1, item: 'filet', restaurant_name: 'American Steak House' },
  { _id: 2, item: 'cheese pizza', restaurant_name: 'Honest John Pizza', drink: 'lemonade' },
  { _id: 3, item: 'cheese pizza', restaurant_name: 'Honest John Pizza', drink: 'soda' },
];
const absences: Documents = [
  { _id: 1, student: 'Ann Aardvark', sickdays: [new Date('2018-05-01'), new Date('2018-08-23')] },
  { _id: 2, student: 'Zoe Zebra', sickdays: [new Date('2018-02-01'), new Date('2018-05-23')] },
];
const holidays: Documents = [
  { _id: 1, year: 2018, name: "New Year's", date: new Date('2018-01-01') },
  { _id: 2, year: 2018, name: 'Pi Day', date: new Date('2018-03-14') },
  { _id: 3, year: 2017, name: "New Year's", date: new Date('2017-01-01') },
];

const documented: readonly PipelineCase[] = [
  joins(
    'with several conditions',
    orders,
    { warehouses },
    [
      {
        $lookup: {
          from: 'warehouses',
          let: { order_item: '$item', order_qty: '$ordered' },
          pipeline: [
            {
              $match: {
                $expr: {
                  $and: [
                    { $eq: ['$stock_item', '$$order_item'] },
                    { $gte: ['$instock', '$$order_qty'] },
                  ],
                },
              },
            },
            { $project: { stock_item: 0, _id: 0 } },
          ],
          as: 'stockdata',
        },
      },
      { $project: { stockdata: 1 } },
    ],
    [
      {
        _id: 1,
        stockdata: [
          { warehouse: 'A', instock: 120 },
          { warehouse: 'B', instock: 60 },
        ],
      },
      { _id: 2, stockdata: [{ warehouse: 'A', instock: 80 }] },
      { _id: 3, stockdata: [{ warehouse: 'A', instock: 80 }] },
    ],
  ),
  joins(
    'by fields and a pipeline together',
    meals,
    { restaurants },
    [
      {
        $lookup: {
          from: 'restaurants',
          localField: 'restaurant_name',
          foreignField: 'name',
          let: { drink: '$drink' },
          pipeline: [
            { $match: { $expr: { $in: ['$$drink', '$beverages'] } } },
            { $project: { _id: 0, beverages: 1 } },
          ],
          as: 'matches',
        },
      },
      { $project: { matches: 1 } },
    ],
    [
      { _id: 1, matches: [] },
      { _id: 2, matches: [] },
      { _id: 3, matches: [{ beverages: ['soda'] }] },
    ],
  ),
  joins(
    'by nothing: the same for each',
    absences,
    { holidays },
    [
      {
        $lookup: {
          from: 'holidays',
          pipeline: [
            { $match: { year: 2018 } },
            { $project: { _id: 0, date: { name: '$name', date: '$date' } } },
            { $replaceRoot: { newRoot: '$date' } },
          ],
          as: 'holidays',
        },
      },
      { $project: { holidays: '$holidays.name' } },
    ],
    [
      { _id: 1, holidays: ["New Year's", 'Pi Day'] },
      { _id: 2, holidays: ["New Year's", 'Pi Day'] },
    ],
  ),
];

/** Which foreign documents a local one finds by `a` = `b`, and what a pipeline may add. */
const finds = (
  name: string,
  local: Readonly<Record<string, unknown>>,
  fields: readonly [local: string, foreign: string],
  foreign: Documents,
  ids: readonly number[],
): PipelineCase =>
  joins(
    name,
    [{ _id: 0, ...local }],
    { foreign },
    [
      { $lookup: { from: 'foreign', localField: fields[0], foreignField: fields[1], as: 'found' } },
      { $project: { found: '$found._id' } },
    ],
    [{ _id: 0, found: ids }],
  );

const values: Documents = [
  { _id: 0, b: null },
  { _id: 1 },
  { _id: 2, b: [] },
  { _id: 3, b: 1 },
  { _id: 4, b: [2, 3] },
  { _id: 5, b: [[1, 2], 42] },
  { _id: 6, b: /^a/ },
  { _id: 7, b: 'abc' },
];

const equalities: readonly PipelineCase[] = [
  finds('null finds null and what is missing', { a: null }, ['a', 'b'], values, [0, 1]),
  finds('so does what is missing', {}, ['a', 'b'], values, [0, 1]),
  finds('and an empty array', { a: [] }, ['a', 'b'], values, [0, 1]),
  finds('of an array each item is looked for', { a: [1, 3] }, ['a', 'b'], values, [3, 4]),
  finds('an array in it as a whole', { a: [[1, 2], 9] }, ['a', 'b'], values, [5]),
  finds('a pattern is looked for as it is', { a: /^a/ }, ['a', 'b'], values, [6]),
  finds(
    'where some have a value, those without do not count',
    { a: [{ no: 2 }, { x: 1 }] },
    ['a.x', 'b'],
    values,
    [3],
  ),
  finds('a scalar on the way has none', { a: 5 }, ['a.x', 'b'], values, [0, 1]),
  finds('a number is a place', { a: [{ x: 1 }, { x: 3 }] }, ['a.0.x', 'b'], values, [3]),
  finds(
    'through the objects of an array',
    { k: 1 },
    ['k', 'b.c'],
    [
      { _id: 1, b: [{ c: 2 }, { c: 1 }] },
      { _id: 2, b: { c: [1] } },
      { _id: 3, b: { c: [[1]] } },
    ],
    [1, 2],
  ),
];

const nested = {
  from: 'warehouses',
  let: { item: '$item', qty: '$ordered' },
  pipeline: [
    { $match: { warehouse: 'A', $expr: { $eq: ['$stock_item', '$$item'] } } },
    {
      $lookup: {
        from: 'warehouses',
        let: { mine: '$instock' },
        pipeline: [
          { $match: { $expr: { $and: [{ $gt: ['$instock', '$$mine'] }, { $gt: ['$$qty', 1] }] } } },
          { $count: 'n' },
        ],
        as: 'more',
      },
    },
    { $project: { _id: 1, more: 1 } },
  ],
  as: 'found',
};

const further: readonly PipelineCase[] = [
  joins(
    'names from outside are known inside of another one',
    orders,
    { warehouses },
    [{ $lookup: nested }, { $project: { found: 1 } }],
    [
      { _id: 1, found: [{ _id: 1, more: [] }] },
      { _id: 2, found: [{ _id: 2, more: [] }] },
      { _id: 3, found: [{ _id: 5, more: [{ n: new Int32(1) }] }] },
    ],
  ),
  joins(
    'a name of what is missing is missing',
    [{ _id: 1 }],
    { holidays },
    [
      {
        $lookup: {
          from: 'holidays',
          let: { none: '$none' },
          pipeline: [{ $limit: 1 }, { $project: { _id: 0, kind: { $type: '$$none' } } }],
          as: 'found',
        },
      },
    ],
    [{ _id: 1, found: [{ kind: 'missing' }] }],
  ),
  joins(
    'a collection that is not there',
    [{ _id: 1 }],
    {},
    [{ $lookup: { from: 'nowhere', pipeline: [], as: 'found' } }],
    [{ _id: 1, found: [] }],
  ),
];

const refused = (name: string, lookup: unknown, code: number): PipelineCase =>
  joins(name, [{ _id: 1 }], {}, [{ $lookup: lookup }], { code });

const refusals: readonly PipelineCase[] = [
  refused('one field alone', { from: 'x', localField: 'a', as: 'f' }, 9),
  refused('neither fields nor a pipeline', { from: 'x', as: 'f' }, 9),
  refused(
    'names without a pipeline',
    { from: 'x', localField: 'a', foreignField: 'b', let: { a: 1 }, as: 'f' },
    9,
  ),
  refused('no place for what is found', { from: 'x', pipeline: [] }, 9),
  refused('a field that it does not know', { from: 'x', pipeline: [], as: 'f', on: 'a' }, 9),
  refused('names that are no object', { from: 'x', let: 5, pipeline: [], as: 'f' }, 9),
  refused('a name with a capital', { from: 'x', let: { A: 1 }, pipeline: [], as: 'f' }, 16868),
  refused('a pipeline that is none', { from: 'x', pipeline: {}, as: 'f' }, 14),
  refused('a stage that is none', { from: 'x', pipeline: [{ $nope: 1 }], as: 'f' }, 40324),
  refused(
    'a name that nobody gave',
    { from: 'x', pipeline: [{ $set: { a: '$$b' } }], as: 'f' },
    17276,
  ),
  refused('no object', 5, 9),
];

export const lookupCases: readonly PipelineCase[] = [
  ...documented,
  ...equalities,
  ...further,
  ...refusals,
];
