import * as z from 'zod/mini';
import { countOf } from '../../core/counts.ts';
import { ok } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import type { Counters } from '../../live/activity.ts';
import { keyedBy } from '../keyed-by.ts';
import {
  middleOfStep,
  type Pin,
  pinAt,
  pinCell,
  pinCells,
  pinSteps,
  pinValue,
} from '../pin-place.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import { type Area, isInArea, pinInArea } from '../rights/right-area.ts';
import { pictureDraft, tidyPicture } from '../picture-draft.ts';
import { saidPicture } from '../question-picture.ts';

const regions = 3;

const kind = z.literal('pin');

const pinQuestion = z.strictObject({
  kind,
  ...questionFields,
  /** On what a pin is put; null only while that is not chosen. */
  picture: z
    .nullable(saidPicture)
    .check(z.refine((picture) => picture !== null, 'Choose a picture.')),
});
export type PinQuestion = z.infer<typeof pinQuestion>;

const pinDraft = z.object({ kind, ...draftFields, picture: z.nullable(pictureDraft) });

const most = z.maxLength(pinCells);

/** The cells with pins, by row and then by column, and how many are in each. */
export const pinCounts = z
  .strictObject({
    cells: z.array(z.int().check(z.gte(0), z.lt(pinCells))).check(most),
    pins: z.array(z.int().check(z.gte(1))).check(most),
  })
  .check(z.refine(({ cells, pins }) => cells.length === pins.length));
export type PinCounts = z.infer<typeof pinCounts>;

/** How far from the left or the top the middle of a cell is, in hundredths. */
export const pinPercent = (steps: number): number => Math.round(middleOfStep(steps) * 100);

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

/** How many pins lie in any of these areas. */
export const pinsInAreas = ({ cells, pins }: PinCounts, areas: readonly Area[]): number =>
  cells.reduce((sum, cell, at) => {
    const isIn = areas.some((each) => isInArea(each, pinAt(cell)));
    return isIn ? sum + (pins[at] ?? 0) : sum;
  }, 0);

const keyed = keyedBy<PinQuestion, 'area'>('area', {
  of: ({ picture }, right) => (picture === null ? null : right),
  counted: (_question, { areas }, counters) => pinsInAreas(countsOf(counters), areas),
  inWords: (_question, { areas }) => areas.map((each) => pinInWords(pinInArea(each))),
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
  keyed,
  grouping: { all: () => regionNames, of: (_question, value) => [regionName(value)] },
  sample: (_question, random) => {
    // Most people mean about the same places.
    const towards = (middle: number): number =>
      Math.min(pinSteps - 1, Math.floor((middle * 2 + random() + random()) * (pinSteps / 4)));
    const isFirst = random() < 0.7;
    return { x: towards(isFirst ? 0.4 : 1), y: towards(isFirst ? 0.6 : 0.2) };
  },
} as const satisfies QuestionKind<PinQuestion, Pin, PinCounts>;
