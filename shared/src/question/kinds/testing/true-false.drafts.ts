import fc from 'fast-check';
import type { Right } from '../../right.ts';
import type { TrueFalseQuestion } from '../true-false-question.ts';
import { common } from './draft-pieces.ts';

/** What may be said to be right of one. */
export const rights = (): fc.Arbitrary<Right> =>
  fc.constantFrom('true', 'false').map((truth) => ({ type: 'options', ids: [truth] }));

export const drafts: fc.Arbitrary<TrueFalseQuestion> = fc.record({
  kind: fc.constant('true-false'),
  ...common,
});

export const example: TrueFalseQuestion = {
  kind: 'true-false',
  id: 'q1',
  text: 'Is it so?',
  seconds: null,
};
