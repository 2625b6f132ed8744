import fc from 'fast-check';
import { limits } from '../../../core/limits.ts';
import type { ChoiceQuestion } from '../choice.ts';
import { common, itemsOf } from './draft-pieces.ts';

export const drafts: fc.Arbitrary<ChoiceQuestion> = fc.record({
  kind: fc.constant('choice'),
  ...common,
  options: itemsOf(limits.option),
  multiple: fc.boolean(),
});

export const example: ChoiceQuestion = {
  kind: 'choice',
  id: 'q1',
  text: 'Is it so?',
  options: ['Yes', 'No', 'Maybe'].map((text) => ({ id: text.toLowerCase(), text })),
  multiple: false,
  seconds: null,
};
