import { expect, test } from 'vitest';
import { brokenBounds, brokenPromises, foodFigures, foodLines } from './food-report.ts';
import type { RushResult } from './food-run.ts';

const order = { orders: 500, portions: 300 };
const rush: RushResult = {
  placed: 300,
  accepted: 300,
  refused: 200,
  unclear: 0,
  lost: 0,
  doubled: 0,
  invoiceGaps: 0,
  stockOff: 0,
  waits: Array.from({ length: 100 }, (_, place) => place + 1),
  held: 0,
  kitchenMs: 400.04,
  whys: [],
};
const figuresOf = (calm: Partial<RushResult> = {}, killed: Partial<RushResult> = {}) =>
  foodFigures(order, { calm: { ...rush, ...calm }, killed: { ...rush, ...killed } });

test('the figures of both rushes, the times of the first', () => {
  expect(figuresOf({}, { waits: [9_000] })).toMatchObject({
    ...order,
    placed: 300,
    p99Ms: 99,
    kitchenMs: 400,
    killed: { placed: 300, refused: 200 },
  });
  expect(brokenPromises(order, figuresOf())).toEqual([]);
});

test('each promise that was not kept is said, of either rush', () => {
  const broken = figuresOf({ lost: 1 }, { placed: 301, refused: 199, doubled: 1 });
  expect(brokenPromises(order, broken)).toEqual([
    'In the first rush: lost is 1, not 0.',
    'In the rush with the kill: placed is 301, not 300.',
    'In the rush with the kill: refused is 199, not 200.',
    'In the rush with the kill: doubled is 1, not 0.',
  ]);
  const few = { orders: 100, portions: 300 };
  const all = { placed: 100, accepted: 100, refused: 0 };
  expect(brokenPromises(few, figuresOf(all, all))).toEqual([]);
});

test('a figure may be at its bound, and what is above it is said by its name', () => {
  expect(brokenBounds({ p99Ms: 300, kitchenMs: 1_000 })).toEqual([]);
  expect(brokenBounds({ p99Ms: 300.1, kitchenMs: 1_001 })).toEqual([
    'Above its bound of 300 ms: p99 of placing an order.',
    'Above its bound of 1000 ms: from the last acknowledgement until the board of the kitchen had all orders.',
  ]);
});

test('what somebody was told instead is said', () => {
  const whys = ['INTERNAL: That is a fault of ours; it was logged.'];
  const lines = foodLines({ calm: { ...rush, kitchenMs: null }, killed: { ...rush, whys } });
  expect(lines.at(-1)).toBe(`Told to somebody: ${whys[0]}`);
  expect(lines[1]).toContain('never had all');
});
