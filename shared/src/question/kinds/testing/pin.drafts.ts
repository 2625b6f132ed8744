import fc from 'fast-check';
import { pinSteps } from '../../pin-place.ts';
import type { Right } from '../../right.ts';
import type { Area } from '../../rights/right-area.ts';
import type { PinQuestion } from '../pin.ts';
import { common, pictures } from './draft-pieces.ts';

const side = fc.integer({ min: 2, max: 20 }).map((steps) => steps / pinSteps);
const area: fc.Arbitrary<Area> = fc
  .record({
    shape: fc.constantFrom('oval' as const, 'rectangle' as const),
    width: side,
    height: side,
    across: fc.double({ min: 0, max: 1, noNaN: true }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ across, down, ...box }) =>
    Object.assign(box, { left: across * (1 - box.width), top: down * (1 - box.height) }),
  );

/** What may be said to be right of one. */
export const rights = (): fc.Arbitrary<Right> =>
  fc.array(area, { minLength: 1, maxLength: 3 }).map((areas) => ({ type: 'area', areas }));

export const drafts: fc.Arbitrary<PinQuestion> = fc.record({
  kind: fc.constant('pin'),
  ...common,
  picture: fc.option(pictures),
});

export const example: PinQuestion = {
  kind: 'pin',
  id: 'q1',
  text: 'Where is it so?',
  picture: { fileid: 'a-picture', width: 1200, height: 800, alt: 'A map of the campus' },
  seconds: null,
};
