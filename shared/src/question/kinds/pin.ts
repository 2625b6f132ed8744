import * as z from 'zod/mini';
import { countOf } from '../../core/counts.ts';
import { ok } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import type { Counters } from '../../live/activity.ts';
import { draftFields, questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import { pictureDraft, questionPicture, tidyPicture } from '../question-picture.ts';

/** Pins are counted in so many columns, and as many rows. */
export const pinSteps = 32;
export const pinCells = pinSteps * pinSteps;
const regions = 3;

const kind = z.literal('pin');

const pinQuestion = z.strictObject({
  kind,
  ...questionFields,
  /** On what a pin is put; null only while that is not chosen. */
  picture: z
    .nullable(
      questionPicture.check(z.refine(({ alt }) => clean(alt) !== '', 'Write what is seen on it.')),
    )
    .check(z.refine((picture) => picture !== null, 'Choose a picture.')),
});
export type PinQuestion = z.infer<typeof pinQuestion>;

const pinDraft = z.object({ kind, ...draftFields, picture: z.nullable(pictureDraft) });

const step = z.int().check(z.gte(0), z.lte(pinSteps - 1));

/** Where a pin is: its column from the left, and its row from the top. */
export const pinValue = z.strictObject({ x: step, y: step });
export type Pin = z.infer<typeof pinValue>;

const most = z.maxLength(pinCells);

/** The cells with pins, by row and then by column, and how many are in each. */
export const pinCounts = z
  .strictObject({
    cells: z.array(z.int().check(z.gte(0), z.lt(pinCells))).check(most),
    pins: z.array(z.int().check(z.gte(1))).check(most),
  })
  .check(z.refine(({ cells, pins }) => cells.length === pins.length));
export type PinCounts = z.infer<typeof pinCounts>;

export const pinCell = ({ x, y }: Pin): number => y * pinSteps + x;
export const pinAt = (cell: number): Pin => ({
  x: cell % pinSteps,
  y: Math.floor(cell / pinSteps),
});

/** How far from the left or the top the middle of a cell is, in hundredths. */
export const pinPercent = (steps: number): number => Math.round(((steps + 0.5) / pinSteps) * 100);

/** The regions in which pins are told, by row. */
export const regionNames = [
  'Upper left',
  'Upper middle',
  'Upper right',
  'Middle left',
  'Middle',
  'Middle right',
  'Lower left',
  'Lower middle',
  'Lower right',
] as const;

const third = (steps: number): number => Math.floor((steps * regions) / pinSteps);
const regionOf = ({ x, y }: Pin): number => third(y) * regions + third(x);
export const regionName = (pin: Pin): string => regionNames[regionOf(pin)] ?? '';

/** Where a pin is, as it is said. */
export const pinInWords = (pin: Pin): string =>
  `${regionName(pin)}, ${pinPercent(pin.x)} % from the left, ${pinPercent(pin.y)} % from the top`;

/** How many pins are in each region. */
export const pinsByRegion = ({ cells, pins }: PinCounts): number[] => {
  const sums = regionNames.map(() => 0);
  cells.forEach((cell, at) => {
    const region = regionOf(pinAt(cell));
    sums[region] = (sums[region] ?? 0) + (pins[at] ?? 0);
  });
  return sums;
};

const counter = (cell: number): string => `c${cell}`;

const countsOf = (counters: Counters): PinCounts => {
  const all = Array.from({ length: pinCells }, (_, cell) => countOf(counters, counter(cell)));
  const cells = [...all.keys()].filter((cell) => (all[cell] ?? 0) > 0);
  return { cells, pins: cells.map((cell) => all[cell] ?? 0) };
};

const tidy = (question: PinQuestion): PinQuestion => ({
  ...question,
  text: clean(question.text),
  picture: question.picture && tidyPicture(question.picture),
});

/** A pin is put on a picture. */
export const pin = {
  kind: 'pin',
  schemas: { question: pinQuestion, draft: pinDraft, value: pinValue, counts: pinCounts },
  blank: (newId) => ({ kind: 'pin', id: newId(), text: '', picture: null, seconds: null }),
  copy: (question, newId) => ({ ...question, id: newId() }),
  isBlank: ({ text, picture }) => clean(text) === '' && picture === null,
  lacks: (question) => {
    const { text, picture } = tidy(question);
    return [
      ...(text === '' ? ['text'] : []),
      ...(picture === null ? ['picture'] : []),
      ...(picture?.alt === '' ? ['alt'] : []),
    ];
  },
  tidy,
  accept: (_question, { x, y }) => ok({ x, y }),
  contribution: (_question, value): Counters => ({ [counter(pinCell(value))]: 1 }),
  mostCounters: () => pinCells,
  counts: (_question, counters) => countsOf(counters),
  report: (_question, counters) => {
    const sums = pinsByRegion(countsOf(counters));
    return {
      multiple: false,
      unmarked: true,
      lines: regionNames.map((text, at) => ({ text, count: sums[at] ?? 0 })),
    };
  },
  inWords: (_question, value) => [pinInWords(value)],
  grouping: { all: () => regionNames, of: (_question, value) => [regionName(value)] },
  sample: (_question, random) => {
    // Most people mean about the same places.
    const towards = (middle: number): number =>
      Math.min(pinSteps - 1, Math.floor((middle * 2 + random() + random()) * (pinSteps / 4)));
    const isFirst = random() < 0.7;
    return { x: towards(isFirst ? 0.4 : 1), y: towards(isFirst ? 0.6 : 0.2) };
  },
} as const satisfies QuestionKind<PinQuestion, Pin, PinCounts>;
