import fc from 'fast-check';
import type { PinQuestion } from '../pin.ts';
import { common, ids, typed } from './draft-pieces.ts';

const picture = fc.record({
  fileid: ids,
  width: fc.integer({ min: 1, max: 2_000 }),
  height: fc.integer({ min: 1, max: 2_000 }),
  alt: typed(20),
});

export const drafts: fc.Arbitrary<PinQuestion> = fc.record({
  kind: fc.constant('pin'),
  ...common,
  picture: fc.option(picture),
});

export const example: PinQuestion = {
  kind: 'pin',
  id: 'q1',
  text: 'Where is it so?',
  picture: { fileid: 'a-picture', width: 1200, height: 800, alt: 'A map of the campus' },
  seconds: null,
};
