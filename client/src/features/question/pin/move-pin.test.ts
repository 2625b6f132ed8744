import { pinSteps } from '@sets/shared/question/pin-place.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pinAfterKey, pinUnder } from './move-pin.ts';

const box = { left: 10, top: 20, width: 320, height: 160 };

test('keys move it by a step, with Shift by four, and never off the picture', () => {
  expect(pinAfterKey(null, 'ArrowUp', false)).toEqual({ x: 16, y: 16 });
  expect(pinAfterKey({ x: 16, y: 16 }, 'ArrowLeft', false)).toEqual({ x: 15, y: 16 });
  expect(pinAfterKey({ x: 16, y: 30 }, 'ArrowDown', true)).toEqual({ x: 16, y: 31 });
  expect(pinAfterKey({ x: 0, y: 0 }, 'Tab', false)).toBeNull();
  expect(pinAfterKey({ x: 0, y: 0 }, 'constructor', false)).toBeNull();
});

test('a finger is in one cell, at the edges and beyond them too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.integer(), (clientX, clientY) => {
      const { x, y } = pinUnder(box, { clientX, clientY });
      for (const step of [x, y]) expect(step >= 0 && step < pinSteps).toBe(true);
    }),
  );
  expect(pinUnder(box, { clientX: 10 + 75, clientY: 20 + 79 })).toEqual({ x: 7, y: 15 });
});
