import * as z from 'zod/mini';
import { type Counts, countOf } from '../../core/counts.ts';
import { id, repeatsId } from '../../core/ids.ts';
import { fail, ok } from '../../core/result.ts';
import { clean, requiredText, textUpTo } from '../../core/text.ts';
import { figureNames as names, figureTexts as texts } from '../figures.messages.ts';
import { inTenths, meanFigure, type Moments, momentsOf } from '../mean.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import { oneOf } from '../sampling.ts';

export const scaleLimits = {
  statements: { min: 1, max: 8, text: 200 },
  /** The ends of a scale of numbers. */
  numbers: { min: 0, max: 10 },
  labels: { min: 2, max: 7, text: 40 },
} as const;

const kind = z.literal('scale');
const { statements: most, numbers, labels } = scaleLimits;

const statement = z.strictObject({ id, text: textUpTo(most.text) });
export type Statement = z.infer<typeof statement>;

const end = z.int().check(z.gte(numbers.min), z.lte(numbers.max));
const ofNumbers = z
  .strictObject({
    type: z.literal('numbers'),
    from: end,
    to: end,
    /** What the ends mean; empty where the numbers say enough. */
    low: textUpTo(labels.text),
    high: textUpTo(labels.text),
  })
  .check(z.refine(({ from, to }) => from < to, 'A scale goes up.'));
const ofLabels = z.strictObject({
  type: z.literal('labels'),
  labels: z
    .array(requiredText(labels.text))
    .check(
      z.minLength(labels.min, `At least ${labels.min} labels.`),
      z.maxLength(labels.max, `At most ${labels.max} labels.`),
    ),
});
const steps = z.discriminatedUnion('type', [ofNumbers, ofLabels]);
export type Steps = z.infer<typeof steps>;

const isNamed = (all: readonly Statement[]): boolean =>
  all.length === 1 || all.every(({ text }) => text !== '');

const scaleQuestion = z.strictObject({
  kind,
  ...questionFields,
  /** What is rated. One alone may have no text: then it is the question itself. */
  statements: z.array(statement).check(
    z.minLength(most.min, `At least ${most.min} statement.`),
    z.maxLength(most.max, `At most ${most.max} statements.`),
    z.refine((all) => !repeatsId(all), 'Two statements have the same id.'),
    z.refine(isNamed, 'A statement has no text.'),
  ),
  steps,
});
export type ScaleQuestion = z.infer<typeof scaleQuestion>;

const scaleDraft = z.object({
  kind,
  ...draftFields,
  statements: z.array(z.object({ id: z.string(), text: z.string() })),
  steps: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('numbers'),
      from: z.int(),
      to: z.int(),
      low: z.string(),
      high: z.string(),
    }),
    z.object({ type: z.literal('labels'), labels: z.array(z.string()) }),
  ]),
});

const rating = z.strictObject({ id, rating: z.int().check(z.gte(0), z.lte(numbers.max)) });
/** Statements that were passed over are not in it. */
export const ratings = z.strictObject({
  ratings: z.array(rating).check(z.minLength(1, 'Rate at least one.'), z.maxLength(most.max)),
});
export type Ratings = z.infer<typeof ratings>;

/** For each statement how often each step was given, in their order. */
const scaleCounts = z.strictObject({
  statements: z.array(z.strictObject({ id, steps: z.array(z.int()) })),
});
export type ScaleCounts = z.infer<typeof scaleCounts>;

/** One step of a scale: the number it counts as, and what it is called. */
export interface Step {
  readonly value: number;
  readonly name: string;
}

/** Labels count from 1. */
export const stepsOf = ({ steps: given }: Pick<ScaleQuestion, 'steps'>): Step[] =>
  given.type === 'labels'
    ? given.labels.map((name, at) => ({ value: at + 1, name }))
    : Array.from({ length: Math.max(0, given.to - given.from + 1) }, (_, at) => ({
        value: given.from + at,
        name: String(given.from + at),
      }));

/** What counts of a statement come to. */
export const momentsOfSteps = (all: readonly Step[], counts: readonly number[]): Moments =>
  momentsOf(all.map(({ value }, at) => ({ value, count: counts[at] ?? 0 })));

/** The counts of a statement, in the order of the steps. */
export const countsOfStatement = (counts: ScaleCounts, name: string): readonly number[] =>
  counts.statements.find((each) => each.id === name)?.steps ?? [];

const counterOf = (name: string, value: number): string => `${name}.${value}`;

const countsOf = (question: ScaleQuestion, counters: Counts): ScaleCounts => ({
  statements: question.statements.map((each) => ({
    id: each.id,
    steps: stepsOf(question).map(({ value }) => countOf(counters, counterOf(each.id, value))),
  })),
});

const tidyStatements = (all: readonly Statement[]): Statement[] => {
  const cleaned = all.map((each) => ({ ...each, text: clean(each.text) }));
  const written = cleaned.filter(({ text }) => text !== '');
  return written.length > 0 ? written : cleaned.slice(0, 1);
};

const tidySteps = (given: Steps): Steps =>
  given.type === 'labels'
    ? { ...given, labels: given.labels.map(clean).filter((text) => text !== '') }
    : { ...given, low: clean(given.low), high: clean(given.high) };

const isEnd = (value: number): boolean => value >= numbers.min && value <= numbers.max;
const lacksOfSteps = (given: Steps): string[] => {
  if (given.type === 'labels') return given.labels.length < labels.min ? ['labels'] : [];
  const { from, to } = given;
  return isEnd(from) && isEnd(to) && from < to ? [] : ['range'];
};

const tidy = (question: ScaleQuestion): ScaleQuestion => ({
  ...question,
  text: clean(question.text),
  statements: tidyStatements(question.statements),
  steps: tidySteps(question.steps),
});

const nameOfRating = (question: ScaleQuestion, value: number): string =>
  stepsOf(question).find((each) => each.value === value)?.name ?? '';

const figuresOf = (question: ScaleQuestion, counts: ScaleCounts) =>
  question.statements.flatMap(({ id: name, text }) => {
    const { count, mean, deviation } = momentsOfSteps(
      stepsOf(question),
      countsOfStatement(counts, name),
    );
    if (mean === null || deviation === null) return [];
    return [
      meanFigure(names.mean(text), mean),
      { name: names.deviation(text), text: inTenths(deviation) },
      { name: names.ratings(text), text: String(count) },
    ];
  });

/** A part of a scale, by the steps in it. */
interface Band {
  readonly name: string;
  readonly has: (value: number) => boolean;
}

/** Each step of one statement; of several the lower half, the middle and the upper half, as every step of all would be too many groups. */
const bandsOf = (question: ScaleQuestion): Band[] => {
  const all = stepsOf(question);
  const half = Math.floor(all.length / 2);
  const parts =
    question.statements.length === 1
      ? all.map((each) => [each])
      : [all.slice(0, half), all.slice(half, all.length - half), all.slice(all.length - half)];
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)];
    if (first === undefined || last === undefined) return [];
    const name = first === last ? first.name : texts.range(first.name, last.name);
    return [{ name, has: (value) => value >= first.value && value <= last.value }];
  });
};

const bandLine = ({ text }: Pick<Statement, 'text'>, { name }: Band): string =>
  text === '' ? name : `${text}: ${name}`;

/** One or several statements, each rated on the same scale. */
export const scale = {
  kind: 'scale',
  schemas: { question: scaleQuestion, draft: scaleDraft, value: ratings, counts: scaleCounts },
  blank: (newId) => ({
    kind: 'scale',
    id: newId(),
    text: '',
    statements: [{ id: newId(), text: '' }],
    steps: { type: 'numbers', from: 1, to: 10, low: '', high: '' },
    seconds: null,
  }),
  copy: (question, newId) => ({
    ...question,
    id: newId(),
    statements: question.statements.map(({ text }) => ({ id: newId(), text })),
  }),
  isBlank: (question) => {
    const { text, statements } = tidy(question);
    return text === '' && statements.every((each) => each.text === '');
  },
  lacks: (question) => {
    const { text, statements, steps: given } = tidy(question);
    return [
      ...(text === '' ? ['text'] : []),
      ...(statements.length < most.min ? ['statements'] : []),
      ...lacksOfSteps(given),
    ];
  },
  tidy,
  accept: (question, value) => {
    const given = new Map(value.ratings.map((each) => [each.id, each.rating]));
    const known = new Set(stepsOf(question).map((each) => each.value));
    const kept = question.statements.flatMap((each) => {
      const found = given.get(each.id);
      return found !== undefined && known.has(found) ? [{ id: each.id, rating: found }] : [];
    });
    if (kept.length === 0 || kept.length < value.ratings.length) {
      return fail('BAD_REQUEST', 'That is not an answer to this question.');
    }
    return ok({ ratings: kept });
  },
  contribution: (_question, value) =>
    Object.fromEntries(value.ratings.map((each) => [counterOf(each.id, each.rating), 1])),
  counts: countsOf,
  report: (question, counters) => {
    const counted = countsOf(question, counters);
    const isOne = question.statements.length === 1;
    const lines = question.statements.flatMap((each) =>
      stepsOf(question).map(({ name }, at) => ({
        text: isOne ? name : `${each.text}: ${name}`,
        count: countsOfStatement(counted, each.id)[at] ?? 0,
      })),
    );
    return { multiple: !isOne, unmarked: true, lines, figures: figuresOf(question, counted) };
  },
  inWords: (question, value) =>
    value.ratings.flatMap((each) => {
      const text = question.statements.find((one) => one.id === each.id)?.text;
      if (text === undefined) return [];
      const name = nameOfRating(question, each.rating);
      return [text === '' ? name : `${text}: ${name}`];
    }),
  grouping: {
    all: (question) =>
      question.statements.flatMap((each) => bandsOf(question).map((band) => bandLine(each, band))),
    of: (question, value) =>
      value.ratings.flatMap((each) => {
        const rated = question.statements.find((one) => one.id === each.id);
        const band = bandsOf(question).find(({ has }) => has(each.rating));
        return rated === undefined || band === undefined ? [] : [bandLine(rated, band)];
      }),
  },
  sample: (question, random) => {
    const values = stepsOf(question).map((each) => each.value);
    // Two throws: the middle is more likely, as with people.
    const any = (name: string) => {
      const at = ((random() + random()) / 2) * values.length;
      return { id: name, rating: values[Math.floor(at)] ?? oneOf(values, random) };
    };
    const ids = question.statements.map((each) => each.id);
    const some = ids.filter(() => random() < 0.9);
    const rated = some.length > 0 ? some : [oneOf(ids, random)];
    return { ratings: rated.map(any) };
  },
} as const satisfies QuestionKind<ScaleQuestion, Ratings, ScaleCounts>;
