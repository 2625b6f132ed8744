import * as z from 'zod/mini';
import type { Counts } from '../../core/counts.ts';
import { fail, ok } from '../../core/result.ts';
import { clean, textUpTo } from '../../core/text.ts';
import { figureNames as names, figureTexts as texts } from '../figures.messages.ts';
import { addsOf, bucketsIn, mostBuckets } from '../number/buckets.ts';
import { figuresOf, type NumberFigures } from '../number/figures.ts';
import { histogramOf } from '../number/histogram.ts';
import {
  inUnit,
  middleInUnit,
  numberInWords,
  rightInWords,
  rounded,
} from '../number/number-words.ts';
import {
  canSlide,
  faultOf,
  nearestStep,
  numberAt,
  type NumberGiven,
  numberGiven,
  stepOf,
  wholeOf,
} from '../number/steps.ts';
import { isWithin } from '../number/within.ts';
import { keyedBy } from '../keyed-by.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { KindReport, QuestionKind } from '../question-kind.ts';

const kind = z.literal('number');

/** Characters of a unit. */
export const longestUnit = 30;
/** Whether a unit stands after its number, as in 3 kg, or before it, as in $3. */
const unitPlace = z.enum(['after', 'before']);

const numberQuestion = z
  .strictObject({
    kind,
    ...questionFields,
    min: z.number(),
    max: z.number(),
    step: z.number(),
    unit: textUpTo(longestUnit),
    unitPlace,
    /** It is slid to, or reached step by step, and not typed: absent where it can be typed, too. */
    slider: z.optional(z.boolean()),
  })
  .check(z.refine((range) => faultOf(range) === null, 'These numbers make no range.'));
export type NumberQuestion = z.infer<typeof numberQuestion>;

const numberDraft = z.object({
  kind,
  ...draftFields,
  min: z.number(),
  max: z.number(),
  step: z.number(),
  unit: z.string(),
  unitPlace,
  slider: z.optional(z.boolean()),
});

const count = z.int().check(z.nonnegative());

/** What is shown of numbers: how they are spread, and what they come to. */
const numberCounts = z.strictObject({
  answers: count,
  histogram: z.strictObject({ from: z.number(), width: z.number(), counts: z.array(count) }),
  /** Null where nobody has answered. */
  figures: z.nullable(
    z.strictObject({
      mean: z.number(),
      median: z.number(),
      middle: z.tuple([z.number(), z.number()]),
      low: z.number(),
      high: z.number(),
      isRough: z.boolean(),
    }),
  ),
});
export type NumberCounts = z.infer<typeof numberCounts>;

/** Of a range that nobody has changed. */
const usual = { min: 0, max: 100, step: 1, unit: '', unitPlace: 'after' } as const;

/** What a slider cannot reach is typed. */
const tidy = ({ slider = false, ...question }: NumberQuestion): NumberQuestion => ({
  ...question,
  text: clean(question.text),
  unit: clean(question.unit),
  ...(slider && canSlide(question) && { slider }),
});

const countsOf = (question: NumberQuestion, counters: Counts): NumberCounts => {
  const { from, width, counts } = histogramOf(question, bucketsIn(question, counters));
  const figures = figuresOf(question, counters);
  const answers = counts.reduce((all, each) => all + each, 0);
  return {
    answers,
    histogram: { from, width, counts: [...counts] },
    figures: figures === null ? null : { ...figures, middle: [...figures.middle] },
  };
};

const figuresInWords = (question: NumberQuestion, figures: NumberFigures) => {
  const say = (number: number): string => rounded(question, number);
  const rough = (text: string): string => (figures.isRough ? texts.about(text) : text);
  const [from, to] = figures.middle;
  const median = figures.isRough
    ? rough(say(figures.median))
    : middleInUnit(question, figures.median);
  return [
    { name: names.mean(), text: middleInUnit(question, figures.mean), value: figures.mean },
    { name: names.median, text: median, value: figures.median },
    { name: names.middle, text: rough(texts.range(say(from), say(to))) },
    { name: names.ends, text: rough(texts.both(say(figures.low), say(figures.high))) },
  ];
};

/** A line for each column that a screen draws, so that a number is in the same one everywhere. */
const report = (
  question: NumberQuestion,
  counters: Counts,
  _edits?: unknown,
  among: Counts = counters,
): KindReport => {
  const [own, all] = [bucketsIn(question, counters), bucketsIn(question, among)];
  const { from, width, counts } = histogramOf(question, own, all);
  const { scale, step } = wholeOf(question);
  const [first, wide] = [Math.round(from * scale), Math.round(width * scale)];
  const lines = counts.map((each, column) => {
    // Columns begin at round numbers, so the first and the last may hold what nobody can give.
    const begin = first + column * wide;
    const low = Math.max(begin, Math.round(question.min * scale));
    const high = Math.min(begin + wide - step, Math.round(question.max * scale));
    const [one, last] = [numberInWords(low / scale), numberInWords(high / scale)];
    return { text: inUnit(question, low === high ? one : `${one} to ${last}`), count: each };
  });
  const figures = figuresOf(question, counters);
  return {
    multiple: false,
    unmarked: true,
    lines,
    ...(figures !== null && { figures: figuresInWords(question, figures) }),
  };
};

const keyed = keyedBy<NumberQuestion, 'number'>('number', {
  /** A number that no answer can come near enough to, as they lie a step apart, is not right. */
  of: (question, right) => {
    const nearest = numberAt(question, nearestStep(question, right.number));
    return isWithin(right, nearest) ? right : null;
  },
  inWords: (question, right) => [rightInWords(question, right)],
});

/** A number is guessed, or told: within a range, in steps, in a unit. */
export const number = {
  kind: 'number',
  schemas: {
    question: numberQuestion,
    draft: numberDraft,
    value: numberGiven,
    counts: numberCounts,
  },
  blank: (newId) => ({ kind: 'number', id: newId(), text: '', seconds: null, ...usual }),
  copy: (question, newId) => ({ ...question, id: newId() }),
  isBlank: (question) => {
    const { text, unit, min, max, step, slider } = tidy(question);
    const isUsual =
      min === usual.min && max === usual.max && step === usual.step && slider !== true;
    return text === '' && unit === '' && isUsual;
  },
  lacks: (question) => {
    const fault = faultOf(question);
    return [...(clean(question.text) === '' ? ['text'] : []), ...(fault === null ? [] : [fault])];
  },
  tidy,
  accept: (question, given) => {
    if (stepOf(question, given.number) !== null) return ok({ number: given.number + 0 });
    const say = (each: number): string => inUnit(question, numberInWords(each));
    const [low, high] = [question.min, numberAt(question, wholeOf(question).steps)];
    if (given.number < low || given.number > high) {
      const range = `${numberInWords(low)} to ${numberInWords(high)}`;
      return fail('BAD_REQUEST', `A number from ${inUnit(question, range)}.`);
    }
    return fail('BAD_REQUEST', `In steps of ${say(question.step)}.`);
  },
  contribution: (question, given) => {
    const step = stepOf(question, given.number);
    return step === null ? {} : addsOf(question, step);
  },
  keyed,
  mostCounters: (question) => mostBuckets(question),
  counts: countsOf,
  report,
  inWords: (question, given) => [inUnit(question, numberInWords(given.number))],
  sample: (question, random) => {
    // Guesses gather around something; nobody's is certain.
    const share = 0.15 + 0.7 * ((random() + random() + random()) / 3);
    return { number: numberAt(question, Math.floor(share * (wholeOf(question).steps + 1))) };
  },
} as const satisfies QuestionKind<NumberQuestion, NumberGiven, NumberCounts>;
