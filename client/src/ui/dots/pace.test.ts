import { expect, it } from 'vitest';
import { fullPace, givesUp, type Pace, paced } from './pace.ts';

const after = (frames: number, took: number, from: Pace = fullPace): Pace => {
  let pace = from;
  for (let frame = 0; frame < frames; frame += 1) pace = paced(pace, took);
  return pace;
};

it('draws all dots where frames come in time', () => {
  expect(after(200, 16.7).stride).toBe(1);
  expect(after(200, 22).stride).toBe(1);
});

it('draws fewer dots where they do not, and never fewer than a quarter', () => {
  expect(after(8, 30).stride).toBe(2);
  expect(after(16, 30).stride).toBe(4);
  expect(after(100, 30).stride).toBe(4);
  expect(after(7, 30).stride).toBe(1);
});

it('gives up where not even those move, and not for one slow frame', () => {
  const quarter = after(16, 30);
  expect(givesUp(after(100, 30))).toBe(false);
  expect(givesUp(after(2, 50, quarter))).toBe(false);
  expect(givesUp(after(3, 50, quarter))).toBe(true);
  expect(givesUp(paced(after(2, 50, quarter), 16))).toBe(false);
  expect(givesUp(after(3, 50))).toBe(false);
});
