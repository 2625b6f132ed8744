import { expect, it } from 'vitest';
import { shapesOfDots } from './draw-farewell.ts';

it('gives each dot the shape of an answer that was given, about as often as it was', () => {
  const shapes = [...shapesOfDots(1_000, [300, 0, 700])];
  expect(shapes).toHaveLength(1_000);
  expect(shapes.filter((shape) => shape === 1)).toEqual([]);
  const share = shapes.filter((shape) => shape === 2).length / 1_000;
  expect(Math.abs(share - 0.7)).toBeLessThan(0.05);
});

it('leaves dots as they are where nothing is known of the answers', () => {
  expect(new Set(shapesOfDots(50, []))).toEqual(new Set([-1]));
});
