import { expect, it } from 'vitest';
import type { Paper } from './brush.ts';
import { drawFarewell, farewellTime, shapesOfDots } from './draw-farewell.ts';

const counted = (shapes: Iterable<number>): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const shape of shapes) counts[shape] = (counts[shape] ?? 0) + 1;
  return counts;
};

it('gives each dot the shape of an answer, each as often as it was given', () => {
  expect(counted(shapesOfDots(37, [9, 23, 5]))).toEqual({ 0: 9, 1: 23, 2: 5 });
  expect(counted(shapesOfDots(1_000, [300, 0, 700]))).toEqual({ 0: 300, 2: 700 });
});

it('leaves as many dots without a shape as there are people more than answers', () => {
  expect(counted(shapesOfDots(46, [9, 23, 5]))).toEqual({ 0: 9, 1: 23, 2: 5, [-1]: 9 });
  expect(counted(shapesOfDots(46, [0, 1]))).toEqual({ 1: 1, [-1]: 45 });
});

it('keeps the shares where there are more answers than dots', () => {
  expect(counted(shapesOfDots(10, [60, 30, 10]))).toEqual({ 0: 6, 1: 3, 2: 1 });
});

it('mixes them, always in the same way', () => {
  const shapes = [...shapesOfDots(40, [20, 20])];
  expect(shapes).toEqual([...shapesOfDots(40, [20, 20])]);
  expect(new Set(shapes.slice(0, 15)).size).toBe(2);
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
