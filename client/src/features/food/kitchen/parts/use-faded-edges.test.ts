import { expect, it } from 'vitest';
import { beyondOf } from './use-faded-edges.ts';

it('a row goes on where something of it is out of sight', () => {
  const at = (scrollLeft: number, scrollWidth = 500) =>
    beyondOf({ scrollLeft, scrollWidth, clientWidth: 390 });
  expect(at(0)).toEqual({ left: false, right: true });
  expect(at(50)).toEqual({ left: true, right: true });
  expect(at(110)).toEqual({ left: true, right: false });
  // Half a pixel is nothing that anybody could move to.
  expect(at(109.5).right).toBe(false);
  expect(at(0, 390)).toEqual({ left: false, right: false });
});
