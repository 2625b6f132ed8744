import * as z from 'zod/mini';
import { middleOfStep, type Pin, pinSteps, pinValue } from '../pin-place.ts';
import type { RightSort } from './right-sort.ts';

export const areaLimits = {
  /** Of one picture. */
  areas: 8,
  /** Of a side, as a part of the picture: within any area of that size lies the middle of a step. */
  side: 2 / pinSteps,
} as const;

const part = z.number().check(z.gte(0), z.lte(1));
const side = z.number().check(z.gte(areaLimits.side), z.lte(1));
/** What is lost where fractions are added. */
const dust = 1e-9;

/** A part of a picture: within a box, in fractions of the picture. */
const area = z
  .strictObject({
    shape: z.enum(['oval', 'rectangle']),
    left: part,
    top: part,
    width: side,
    height: side,
  })
  .check(
    z.refine(
      ({ left, top, width, height }) => left + width <= 1 + dust && top + height <= 1 + dust,
      'An area lies within its picture.',
    ),
  );
export type Area = z.infer<typeof area>;

/** Where a pin is right: in any of these. */
const rightArea = z.strictObject({
  type: z.literal('area'),
  areas: z.array(area).check(z.minLength(1), z.maxLength(areaLimits.areas)),
});

/** Whether the point of a pin lies in an area. */
export const isInArea = ({ shape, left, top, width, height }: Area, { x, y }: Pin): boolean => {
  // From the middle of the area: 1 is its edge.
  const across = (middleOfStep(x) - left - width / 2) / (width / 2);
  const down = (middleOfStep(y) - top - height / 2) / (height / 2);
  const far =
    shape === 'oval' ? Math.hypot(across, down) : Math.max(Math.abs(across), Math.abs(down));
  return far <= 1 + dust;
};

const stepOf = (middle: number): number => Math.min(pinSteps - 1, Math.floor(middle * pinSteps));

/** The pin in the middle of an area. */
export const pinInArea = ({ left, top, width, height }: Area): Pin => ({
  x: stepOf(left + width / 2),
  y: stepOf(top + height / 2),
});

/** A pin lies in one of them, or it is wrong. */
export const areaSort: RightSort<z.infer<typeof rightArea>, Pin> = {
  schema: rightArea,
  value: pinValue,
  share: ({ areas }, pin) => Number(areas.some((each) => isInArea(each, pin))),
  answers: ({ areas }) => areas.map(pinInArea),
};
