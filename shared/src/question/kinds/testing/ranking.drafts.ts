import fc from 'fast-check';
import { limits } from '../../../core/limits.ts';
import type { Right } from '../../right.ts';
import type { RankingQuestion } from '../ranking.ts';
import { common, itemsOf } from './draft-pieces.ts';

/** What may be said to be right of one, some of it of no item any more. */
export const rights = ({ options: all }: RankingQuestion): fc.Arbitrary<Right> =>
  fc
    .shuffledSubarray([...all.map(({ id }) => id), 'gone'], { minLength: 1 })
    .filter((ids) => ids.length >= all.length && ids.length <= limits.option.max)
    .map((ids) => ({ type: 'order', ids }));

export const drafts: fc.Arbitrary<RankingQuestion> = fc.record({
  kind: fc.constant('ranking'),
  ...common,
  options: itemsOf(limits.option),
  top: fc.option(fc.integer({ min: -1, max: limits.option.max + 1 })),
});

export const example: RankingQuestion = {
  kind: 'ranking',
  id: 'q1',
  text: 'In which order shall we repeat these?',
  options: ['Chain rule', 'Taylor series', 'Limits'].map((text, at) => ({ id: `o${at}`, text })),
  top: null,
  seconds: null,
};
