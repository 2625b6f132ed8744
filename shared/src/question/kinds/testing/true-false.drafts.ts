import fc from 'fast-check';
import type { TrueFalseQuestion } from '../true-false-question.ts';
import { common } from './draft-pieces.ts';

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
