import * as z from 'zod/mini';

/** Pins are counted in so many columns, and as many rows. */
export const pinSteps = 32;
export const pinCells = pinSteps * pinSteps;

const step = z.int().check(z.gte(0), z.lte(pinSteps - 1));

/** Where a pin is: its column from the left, and its row from the top. */
export const pinValue = z.strictObject({ x: step, y: step });
export type Pin = z.infer<typeof pinValue>;

export const pinCell = ({ x, y }: Pin): number => y * pinSteps + x;
export const pinAt = (cell: number): Pin => ({
  x: cell % pinSteps,
  y: Math.floor(cell / pinSteps),
});

/** How far the middle of a step is from the left or the top, as a part of the picture. */
export const middleOfStep = (steps: number): number => (steps + 0.5) / pinSteps;
