import * as z from 'zod/mini';
import { type Counts, countOf } from '../../core/counts.ts';
import { id } from '../../core/ids.ts';
import { fail, ok } from '../../core/result.ts';
import { clean, requiredText, textUpTo } from '../../core/text.ts';
import type { Counters } from '../../live/activity.ts';
import { figureNames as names } from '../figures.messages.ts';
import {
  blankItems,
  copyAboutItems,
  draftItems,
  itemsWithin,
  lacksOfItems,
  tidyItems,
} from '../items.ts';
import { inTenths, meanFigure, type Moments, momentsOfSums } from '../mean.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';

export const gridLimits = {
  items: { min: 1, max: 8 },
  /** Characters of the name of an axis, and of what one of its ends means. */
  axis: 40,
  /** A place is told by whole numbers from 0 to this on both axes. */
  far: 100,
} as const;
const { items: most, axis: longest, far } = gridLimits;
const middle = far / 2;

const kind = z.literal('grid');

const axis = z.strictObject({
  name: requiredText(longest),
  /** What its ends mean; empty where the name says enough. */
  low: textUpTo(longest),
  high: textUpTo(longest),
});
export type Axis = z.infer<typeof axis>;

const gridQuestion = z.strictObject({
  kind,
  ...questionFields,
  options: itemsWithin(most),
  /** From left to right. */
  across: axis,
  /** From below to above. */
  up: axis,
});
export type GridQuestion = z.infer<typeof gridQuestion>;

const axisDraft = z.object({ name: z.string(), low: z.string(), high: z.string() });
const gridDraft = z.object({
  kind,
  ...draftFields,
  options: draftItems,
  across: axisDraft,
  up: axisDraft,
});

const step = z.int().check(z.gte(0), z.lte(far));
const placed = z.strictObject({ id, x: step, y: step });
/** Where one item is put: `x` from the left, `y` from below. */
export type Placed = z.infer<typeof placed>;
export type Place = Omit<Placed, 'id'>;

/** The items that have a place, in the order of the question. */
export const places = z.strictObject({
  places: z
    .array(placed)
    .check(z.minLength(1, 'Put the items on the plane.'), z.maxLength(most.max)),
});
export type Places = z.infer<typeof places>;

const mean = z.number().check(z.gte(0), z.lte(far));
/**
 * For each item how many people put it somewhere, their mean place, and the standard deviation on
 * each axis, in tenths: so exact that nothing is missing in the picture, and no more.
 */
const gridCounts = z.strictObject({
  items: z.array(
    z.strictObject({
      id,
      people: z.int(),
      mean: z.nullable(z.strictObject({ x: mean, y: mean })),
      spread: z.nullable(z.strictObject({ x: mean, y: mean })),
    }),
  ),
});
export type GridCounts = z.infer<typeof gridCounts>;
export type CountedItem = GridCounts['items'][number];

/** What an end of an axis is called, also where the host left it empty. */
const endOf = ({ name, low, high }: Axis, isHigh: boolean): string =>
  isHigh ? high || `high ${name}` : low || `low ${name}`;

const quarters = [
  { isRight: false, isUpper: true },
  { isRight: true, isUpper: true },
  { isRight: false, isUpper: false },
  { isRight: true, isUpper: false },
] as const;

/** What the quarters of the plane are called, by row from above. */
export const quarterNames = ({ across, up }: Pick<GridQuestion, 'across' | 'up'>): string[] =>
  quarters.map(({ isRight, isUpper }) => `${endOf(up, isUpper)}, ${endOf(across, isRight)}`);

/** In which of them a place is; the lines between belong to the higher one. */
const quarterOf = ({ x, y }: Place): number =>
  quarters.findIndex((each) => each.isRight === x >= middle && each.isUpper === y >= middle);

/** Where something is, as it is said. */
export const placeInWords = (
  { across, up }: Pick<GridQuestion, 'across' | 'up'>,
  { x, y }: Place,
): string => `${across.name} ${x}, ${up.name} ${y}`;

// Ids have no dot in them, so no item is called like these.
const counterOf = (name: string, of: string): string => `${name}.${of}`;

const tenth = (value: number): number => Math.round(value * 10) / 10;

const quartersOf = (counters: Counts, name: string): number[] =>
  quarters.map((_quarter, at) => countOf(counters, counterOf(name, `q${at}`)));

const momentsOn = (counters: Counts, name: string, way: 'x' | 'y'): Moments =>
  momentsOfSums({
    count: quartersOf(counters, name).reduce((sum, each) => sum + each, 0),
    sum: countOf(counters, counterOf(name, way)),
    squares: countOf(counters, counterOf(name, way + way)),
  });

const countsOf = ({ options }: GridQuestion, counters: Counts): GridCounts => ({
  items: options.map(({ id: name }) => {
    const [x, y] = [momentsOn(counters, name, 'x'), momentsOn(counters, name, 'y')];
    const isThere =
      x.mean !== null && y.mean !== null && x.deviation !== null && y.deviation !== null;
    return {
      id: name,
      people: x.count,
      mean: isThere ? { x: tenth(x.mean), y: tenth(y.mean) } : null,
      spread: isThere ? { x: tenth(x.deviation), y: tenth(y.deviation) } : null,
    };
  }),
});

const tidyAxis = ({ name, low, high }: Axis): Axis => ({
  name: clean(name),
  low: clean(low),
  high: clean(high),
});

const tidy = (question: GridQuestion): GridQuestion => ({
  ...question,
  text: clean(question.text),
  options: tidyItems(question.options),
  across: tidyAxis(question.across),
  up: tidyAxis(question.up),
});

const isEmpty = ({ name, low, high }: Axis): boolean => name + low + high === '';
const blankAxis: Axis = { name: '', low: '', high: '' };

const added = (place: Placed): [string, number][] => {
  const { id: name, x, y } = place;
  const sums = { [`q${quarterOf(place)}`]: 1, x, y, xx: x * x, yy: y * y };
  return Object.entries(sums)
    .filter(([, sum]) => sum !== 0)
    .map(([of, sum]) => [counterOf(name, of), sum]);
};

const figuresOf = ({ options, across, up }: GridQuestion, counts: GridCounts) =>
  counts.items.flatMap(({ mean: at, spread }, index) => {
    if (at === null || spread === null) return [];
    const text = options[index]?.text ?? '';
    return [
      meanFigure(names.meanOn(across.name, text), at.x),
      meanFigure(names.meanOn(up.name, text), at.y),
      { name: names.deviationOn(across.name, text), text: inTenths(spread.x) },
      { name: names.deviationOn(up.name, text), text: inTenths(spread.y) },
    ];
  });

/** A quarter of an item; one alone needs no name. */
const quarterLine = ({ options }: GridQuestion, text: string, quarter: string): string =>
  options.length === 1 ? quarter : `${text}: ${quarter}`;

/** People mean about the same: around a place of its own for each item, by two throws. */
const around = (towards: number, random: () => number): number =>
  Math.round(far * (0.45 * ((towards * 0.618) % 1) + 0.275 * (random() + random())));

/** Items that are put on a plane of two axes. */
export const grid = {
  kind: 'grid',
  schemas: { question: gridQuestion, draft: gridDraft, value: places, counts: gridCounts },
  blank: (newId) => ({
    kind: 'grid',
    id: newId(),
    text: '',
    options: blankItems(newId),
    across: blankAxis,
    up: blankAxis,
    seconds: null,
  }),
  copy: (question, newId) => copyAboutItems(question, newId),
  isBlank: (question) => {
    const { text, options, across, up } = tidy(question);
    return text === '' && options.length === 0 && isEmpty(across) && isEmpty(up);
  },
  lacks: (question) => {
    const tidied = tidy(question);
    const { across, up } = tidied;
    return [
      ...lacksOfItems(tidied, most.min),
      ...(across.name === '' ? ['across'] : []),
      ...(up.name === '' ? ['up'] : []),
    ];
  },
  tidy,
  accept: ({ options }, value) => {
    const given = new Map(value.places.map((each) => [each.id, each]));
    const kept = options.flatMap(({ id: name }) => given.get(name) ?? []);
    if (kept.length < value.places.length) {
      return fail('BAD_REQUEST', 'That is not an answer to this question.');
    }
    if (kept.length < options.length) return fail('BAD_REQUEST', 'Give each item a place.');
    return ok({ places: kept.map(({ id: name, x, y }) => ({ id: name, x, y })) });
  },
  contribution: (_question, value): Counters => Object.fromEntries(value.places.flatMap(added)),
  counts: countsOf,
  report: (question, counters) => {
    const quarterTexts = quarterNames(question);
    const lines = question.options.flatMap(({ id: name, text }) =>
      quartersOf(counters, name).map((count, at) => ({
        text: quarterLine(question, text, quarterTexts[at] ?? ''),
        count,
      })),
    );
    const figures = figuresOf(question, countsOf(question, counters));
    return { multiple: question.options.length > 1, unmarked: true, lines, figures };
  },
  inWords: (question, value) =>
    value.places.flatMap((each) => {
      const text = question.options.find((one) => one.id === each.id)?.text;
      return text === undefined ? [] : [`${text}: ${placeInWords(question, each)}`];
    }),
  grouping: {
    all: (question) =>
      question.options.flatMap(({ text }) =>
        quarterNames(question).map((quarter) => quarterLine(question, text, quarter)),
      ),
    of: (question, value) =>
      question.options.flatMap(({ id: name, text }) => {
        const place = value.places.find((each) => each.id === name);
        if (place === undefined) return [];
        return quarterLine(question, text, quarterNames(question)[quarterOf(place)] ?? '');
      }),
  },
  sample: (question, random) => ({
    places: question.options.map(({ id: name }, at) => {
      return { id: name, x: around(at + 1, random), y: around(at * 2 + 0.7, random) };
    }),
  }),
} as const satisfies QuestionKind<GridQuestion, Places, GridCounts>;
