import fc from 'fast-check';
import type { NumberQuestion } from '../number.ts';
import type { Right } from '../../right.ts';
import { common, typed } from './draft-pieces.ts';

/** Ranges as they are asked, and some that are none. */
const ranges = fc.oneof(
  fc.constantFrom(
    { min: 0, max: 10, step: 1 },
    { min: 0, max: 1, step: 0.01 },
    { min: -20, max: 45, step: 0.1 },
    { min: 1500, max: 2100, step: 1 },
    { min: 0.3, max: 9, step: 0.6 },
    { min: 0, max: 1_000_000_000, step: 1 },
    { min: -1_000_000, max: 7_000_000, step: 3 },
    { min: 5, max: 5, step: 1 },
    { min: 0, max: 10, step: 0 },
    { min: 0, max: 1e12, step: 1 },
  ),
  fc.record({
    min: fc.integer({ min: -500, max: 500 }),
    max: fc.integer({ min: -500, max: 5_000 }),
    step: fc.constantFrom(1, 2, 3, 0.5, 0.25, 7),
  }),
);

/** What may be said to be right of one, some of it out of reach. */
export const rights = ({ min, max }: NumberQuestion): fc.Arbitrary<Right> =>
  fc.record({
    type: fc.constant('number' as const),
    number: fc.integer({ min: Math.ceil(min) - 1, max: Math.floor(max) + 1 }),
    within: fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10),
  });

export const drafts: fc.Arbitrary<NumberQuestion> = fc
  .record({
    kind: fc.constant('number' as const),
    ...common,
    unit: typed(1),
    unitPlace: fc.constantFrom('after' as const, 'before' as const),
    range: ranges,
    slider: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map(({ range, slider, ...draft }) =>
    Object.assign(draft, range, slider === undefined ? {} : { slider }),
  );

export const example: NumberQuestion = {
  kind: 'number',
  id: 'q1',
  text: 'How heavy is it?',
  min: 0,
  max: 100,
  step: 0.5,
  unit: 'kg',
  unitPlace: 'after',
  seconds: null,
};
