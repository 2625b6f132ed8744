import fc from 'fast-check';
import { limits } from '../../../core/limits.ts';
import { type PointsQuestion, pointsLimits } from '../points.ts';
import { common, itemsOf } from './draft-pieces.ts';

const { min, max } = pointsLimits.total;

export const drafts: fc.Arbitrary<PointsQuestion> = fc.record({
  kind: fc.constant('points'),
  ...common,
  options: itemsOf(limits.option),
  total: fc.oneof(fc.constantFrom(10, 50, 100), fc.integer({ min: min - 1, max: max + 1 })),
  step: fc.oneof(fc.constantFrom(1, 5, 10), fc.integer({ min: 0, max: 60 })),
  less: fc.boolean(),
});

export const example: PointsQuestion = {
  kind: 'points',
  id: 'q1',
  text: 'What is worth our time?',
  options: ['Exercises', 'Examples', 'Proofs'].map((text, at) => ({ id: `o${at}`, text })),
  total: 100,
  step: 5,
  less: false,
  seconds: null,
};
