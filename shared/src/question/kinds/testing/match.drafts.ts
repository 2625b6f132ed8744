import fc from 'fast-check';
import { matchLimits } from '../../pairs.ts';
import type { Right } from '../../right.ts';
import type { MatchQuestion } from '../match.ts';
import { common, itemsOf } from './draft-pieces.ts';

/** What may be said to belong together, some of it of no right side any more. */
export const rights = ({ lefts, options, again }: MatchQuestion): fc.Arbitrary<Right> => {
  const all = options.map(({ id }) => id);
  const drawn = again
    ? fc.array(fc.constantFrom(...all, 'gone'), {
        minLength: lefts.length,
        maxLength: lefts.length,
      })
    : fc.shuffledSubarray([...all, 'gone'], { minLength: lefts.length, maxLength: lefts.length });
  return drawn.map((ids) => ({
    type: 'pairs',
    pairs: lefts.map(({ id }, at) => ({ left: id, option: ids[at] ?? 'gone' })),
  }));
};

export const drafts: fc.Arbitrary<MatchQuestion> = fc.record({
  kind: fc.constant('match'),
  ...common,
  lefts: itemsOf(matchLimits.lefts),
  options: itemsOf(matchLimits.options),
  again: fc.boolean(),
});

export const example: MatchQuestion = {
  kind: 'match',
  id: 'q1',
  text: 'Which capital belongs to which country?',
  lefts: ['Kenya', 'Chile', 'Norway'].map((text, at) => ({ id: `l${at}`, text })),
  options: ['Oslo', 'Nairobi', 'Lima', 'Santiago'].map((text, at) => ({ id: `o${at}`, text })),
  again: false,
  seconds: null,
};
