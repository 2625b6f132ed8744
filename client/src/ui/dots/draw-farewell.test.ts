import { expect, it } from 'vitest';
import type { Paper } from './brush.ts';
import { drawFarewell, farewellTime, shapesOfDots } from './draw-farewell.ts';

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

it('draws fewer of those who are on their way where a machine is slow, and everybody in the end', () => {
  const look = {
    set: { x: 0, y: 0, radius: 400, hole: 0, widest: 96 },
    shapes: shapesOfDots(1_000, []),
    colours: [],
    people: 'violet',
  };
  const drawnAt = (ms: number, stride: number): number => {
    let dots = 0;
    const paper = { beginPath() {}, moveTo() {}, arc: () => (dots += 1), fill() {} };
    drawFarewell(paper as unknown as Paper, look, ms, stride);
    return dots;
  };
  // By now everybody has begun to move, and nobody has arrived.
  expect(drawnAt(700, 1)).toBe(1_000);
  expect(drawnAt(700, 4)).toBe(250);
  expect(drawnAt(farewellTime, 1)).toBe(1_000);
});
