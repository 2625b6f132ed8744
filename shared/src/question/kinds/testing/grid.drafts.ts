import fc from 'fast-check';
import { type GridQuestion, gridLimits } from '../grid.ts';
import { common, itemsOf, typed } from './draft-pieces.ts';

const axis = fc.record({ name: typed(20), low: typed(10), high: typed(10) });

export const drafts: fc.Arbitrary<GridQuestion> = fc.record({
  kind: fc.constant('grid'),
  ...common,
  options: itemsOf(gridLimits.items),
  across: axis,
  up: axis,
});

export const example: GridQuestion = {
  kind: 'grid',
  id: 'q1',
  text: 'What shall we do first?',
  options: ['Exercises', 'Examples', 'Proofs'].map((text, at) => ({ id: `o${at}`, text })),
  across: { name: 'Effort', low: 'Little', high: 'Much' },
  up: { name: 'Use', low: 'Of little use', high: 'Of much use' },
  seconds: null,
};
