import { ofStages, type PipelineCase } from './case.ts';

const refused = (name: string, stage: unknown, code: number): PipelineCase =>
  ofStages(`$setWindowFields: ${name}`, [{ _id: 0, n: 1 }], [{ $setWindowFields: stage }], {
    code,
  });
const ofWindow = (value: unknown, more: object = { sortBy: { _id: 1 } }) => ({
  ...more,
  output: { value },
});
const sumOver = (window: unknown, more?: object) => ofWindow({ $sum: '$n', window }, more);

export const windowRefusals: readonly PipelineCase[] = [
  refused('no object', 5, 9),
  refused('no output', { sortBy: { _id: 1 } }, 40414),
  refused('another field', { output: {}, by: 1 }, 40415),
  refused('no function', ofWindow({ n: 1 }), 9),
  refused('a function that is none', ofWindow({ $nope: '$n' }), 9),
  refused('two functions', ofWindow({ $sum: '$n', $avg: '$n' }), 9),
  refused('a word beside it', ofWindow({ $sum: '$n', windoww: {} }), 9),
  refused('a window that is none', sumOver(5), 9),
  refused('one bound', sumOver({ documents: [0] }), 9),
  refused('bounds that are none', sumOver({ documents: ['now', 0] }), 9),
  refused('half a document', sumOver({ documents: [0, 0.5] }), 9),
  refused('bounds the wrong way round', sumOver({ documents: [1, 0] }), 5339900),
  refused('bounds without an order', sumOver({ documents: [0, 1] }, {}), 5339901),
  refused('a rank with a window', ofWindow({ $rank: {}, window: {} }), 5371601),
  refused('a rank by two fields', ofWindow({ $rank: {} }, { sortBy: { a: 1, b: 1 } }), 5371602),
  refused('a rank of something', ofWindow({ $rank: '$n' }), 5371603),
  refused('a shift by half', ofWindow({ $shift: { output: '$n', by: 0.5 } }), 9),
  refused(
    'a default that is not constant',
    ofWindow({ $shift: { output: '$n', by: 1, default: '$n' } }),
    9,
  ),
  refused('a count of something', ofWindow({ $count: '$n' }), 9),
  refused('one path in another', { output: { a: { $count: {} }, 'a.b': { $count: {} } } }, 6307900),
  refused('arrays for partitions', { partitionBy: [1], output: {} }, 14),
];
