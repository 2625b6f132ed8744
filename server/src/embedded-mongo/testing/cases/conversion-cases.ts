import { Binary, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import { ofExpression as of, type PipelineCase, refusedExpression as refused } from './case.ts';

const date = new Date('2018-03-27T16:58:51.538Z');
const double = (value: number): Double => new Double(value);
const int = (value: number): Int32 => new Int32(value);
const long = (value: string): Long => Long.fromString(value);
const id = new ObjectId('5ab9c3da31c2ab715d421285');

const toInts: readonly PipelineCase[] = [
  of('true is 1', {}, { $toInt: true }, int(1)),
  of('a double loses its part', {}, { $toInt: double(1.99999) }, int(1)),
  of('below zero too', {}, { $toInt: double(-1.99999) }, int(-1)),
  of('a long that fits', { a: long('5000') }, { $toInt: '$a' }, int(5000)),
  of('a text', {}, { $toInt: '-2' }, int(-2)),
  of('a text with a plus', {}, { $toInt: '+2' }, int(2)),
  of('null stays null', {}, { $toInt: null }, null),
  of('what is missing becomes null', {}, { $toInt: '$a' }, null),
  refused('a text with a point is no int', {}, { $toInt: '2.5' }, 241),
  refused('a text of another base is none', {}, { $toInt: '0x6400' }, 241),
  refused('a text with blanks is none', {}, { $toInt: ' 2' }, 241),
  refused('a long that does not fit', { a: long('922337203600') }, { $toInt: '$a' }, 241),
  refused('a double beyond by its part', { a: double(2147483647.5) }, { $toInt: '$a' }, 241),
  refused('a date is no int', { a: date }, { $toInt: '$a' }, 241),
  refused('an ObjectId is none', { a: id }, { $toInt: '$a' }, 241),
  refused('NaN is none', { a: Number.NaN }, { $toInt: '$a' }, 241),
];

const toOthers: readonly PipelineCase[] = [
  of('an int as a long', { a: 7 }, { $toLong: '$a' }, long('7')),
  of('a date as a long', { a: date }, { $toLong: '$a' }, long('1522169931538')),
  of('a text as a long', {}, { $toLong: '9223372036854775807' }, Long.MAX_VALUE),
  refused('a text beyond a long', {}, { $toLong: '9223372036854775808' }, 241),
  refused('2^63 is beyond a long', { a: 2 ** 63 }, { $toLong: '$a' }, 241),
  of('false as a double', {}, { $toDouble: false }, double(0)),
  of('a long as a double', { a: long('10000') }, { $toDouble: '$a' }, double(10000)),
  of('a text as a double', {}, { $toDouble: '-5.5' }, double(-5.5)),
  of('with an exponent', {}, { $toDouble: '1e3' }, double(1000)),
  of('a date as a double', { a: date }, { $toDouble: '$a' }, double(1522169931538)),
  refused('a word is no double', {}, { $toDouble: 'word' }, 241),
  refused('nor is what no double can hold', {}, { $toDouble: '1e400' }, 241),
  of('true as a text', {}, { $toString: true }, 'true'),
  of('a double as a text', {}, { $toString: double(2.5) }, '2.5'),
  of('a whole double as a text', { a: double(3) }, { $toString: '$a' }, '3'),
  of('16 digits of it', { a: 0.1 + 0.2 }, { $toString: '$a' }, '0.3'),
  of('a large one', { a: 1e16 }, { $toString: '$a' }, '1e+16'),
  of('a long as a text', { a: Long.MAX_VALUE }, { $toString: '$a' }, '9223372036854775807'),
  of('an ObjectId as a text', { a: id }, { $toString: '$a' }, '5ab9c3da31c2ab715d421285'),
  of('a date as a text', { a: date }, { $toString: '$a' }, '2018-03-27T16:58:51.538Z'),
  of('a text as an ObjectId', { a: id.toHexString() }, { $toObjectId: '$a' }, id),
  refused('23 digits are none', {}, { $toObjectId: '5ab9cbfa31c2ab715d42129' }, 241),
  refused('a number is none', {}, { $toObjectId: 5 }, 241),
];

const toBools: readonly PipelineCase[] = [
  of('a number but zero is true', { a: 1.99999 }, { $toBool: '$a' }, true),
  of('zero is false', { a: double(0) }, { $toBool: '$a' }, false),
  of('any text is true', {}, { $toBool: 'false' }, true),
  of('an empty text too', {}, { $toBool: '' }, true),
  of('a date is true', { a: date }, { $toBool: '$a' }, true),
  of('an array is true', { a: [] }, { $toBool: '$a' }, true),
  of('bytes are true', { a: new Binary(Buffer.from('')) }, { $toBool: '$a' }, true),
  of('null is neither', {}, { $toBool: null }, null),
];

const toDates: readonly PipelineCase[] = [
  of('a double', { a: 120000000000.5 }, { $toDate: '$a' }, new Date('1973-10-20T21:20:00Z')),
  of('a long', { a: long('1100000000000') }, { $toDate: '$a' }, new Date('2004-11-09T11:33:20Z')),
  of(
    'a long below zero',
    { a: long('-1100000000000') },
    { $toDate: '$a' },
    new Date('1935-02-22T12:26:40Z'),
  ),
  of('an ObjectId', { a: id }, { $toDate: '$a' }, new Date('2018-03-27T04:08:58Z')),
  of(
    'a timestamp',
    { a: new Timestamp({ t: 1637688118, i: 1 }) },
    { $toDate: '$a' },
    new Date('2021-11-23T17:21:58Z'),
  ),
  of('a day', {}, { $toDate: '2018-03-20' }, new Date('2018-03-20T00:00:00Z')),
  of(
    'a text with an offset',
    {},
    { $toDate: '2018-03-20 11:00:06 +0500' },
    new Date('2018-03-20T06:00:06Z'),
  ),
  of(
    'a text with a zone',
    {},
    { $toDate: '2018-03-20T11:00:06.5Z' },
    new Date('2018-03-20T11:00:06.500Z'),
  ),
  refused('an int is none', { a: 5 }, { $toDate: '$a' }, 241),
  refused('a boolean is none', {}, { $toDate: true }, 241),
];

const converts: readonly PipelineCase[] = [
  of('by a name', { a: double(5.5) }, { $convert: { input: '$a', to: 'int' } }, int(5)),
  of('by a number', { a: double(5.5) }, { $convert: { input: '$a', to: 18 } }, long('5')),
  of('by a field', { a: '5', b: 'int' }, { $convert: { input: '$a', to: '$b' } }, int(5)),
  of('to nothing', { a: '5' }, { $convert: { input: '$a', to: null } }, null),
  of('of nothing', {}, { $convert: { input: '$a', to: 'int', onNull: 'none' } }, 'none'),
  of('of what is wrong', { a: 'x' }, { $convert: { input: '$a', to: 'int', onError: '$a' } }, 'x'),
  of('of what has no way', { a: true }, { $convert: { input: '$a', to: 'date', onError: 0 } }, 0),
  of(
    'of an error that is missing',
    { a: 'x' },
    { $convert: { input: '$a', to: 'int', onError: '$no' } },
    undefined,
  ),
  refused('to what is no name', { a: 1 }, { $convert: { input: '$a', to: 'nope' } }, 2),
  refused('to what is no type', { a: 1 }, { $convert: { input: '$a', to: true } }, 9),
  refused('to a part of a number', { a: 1 }, { $convert: { input: '$a', to: double(1.5) } }, 9),
  refused('without a type', { a: 1 }, { $convert: { input: '$a' } }, 9),
  refused('with an unknown argument', {}, { $convert: { input: 1, to: 'int', nope: 1 } }, 9),
  of('a long is a number', { a: Long.ONE }, { $isNumber: '$a' }, true),
  of('a text is none', { a: '1' }, { $isNumber: '$a' }, false),
  of('what is missing is none', {}, { $isNumber: '$a' }, false),
];

export const conversionCases: readonly PipelineCase[] = [
  ...toInts,
  ...toOthers,
  ...toBools,
  ...toDates,
  ...converts,
];
