import fc from 'fast-check';
import { type ScaleQuestion, scaleLimits, type Steps } from '../scale.ts';
import { common, itemsOf, typed } from './draft-pieces.ts';

const { labels, numbers, statements } = scaleLimits;

const end = fc.integer({ min: numbers.min - 1, max: numbers.max + 1 });
const steps: fc.Arbitrary<Steps> = fc.oneof(
  fc.record({
    type: fc.constant('numbers' as const),
    from: fc.oneof(fc.constantFrom(0, 1), end),
    to: fc.oneof(fc.constantFrom(5, 10), end),
    low: typed(10),
    high: typed(10),
  }),
  fc.record({
    type: fc.constant('labels' as const),
    labels: fc.array(typed(10), { maxLength: labels.max }),
  }),
);

export const drafts: fc.Arbitrary<ScaleQuestion> = fc.record({
  kind: fc.constant('scale'),
  ...common,
  statements: itemsOf(statements),
  steps,
});

export const example: ScaleQuestion = {
  kind: 'scale',
  id: 'q1',
  text: 'How was the week?',
  statements: [
    { id: 'pace', text: 'The pace was right' },
    { id: 'examples', text: 'The examples helped' },
  ],
  steps: { type: 'numbers', from: 1, to: 5, low: 'Not at all', high: 'Completely' },
  seconds: null,
};
