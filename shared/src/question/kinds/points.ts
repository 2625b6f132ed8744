import * as z from 'zod/mini';
import { type Counts, countOf } from '../../core/counts.ts';
import { id } from '../../core/ids.ts';
import { limits } from '../../core/limits.ts';
import { fail, ok } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import { figureNames as names, figureTexts as texts } from '../figures.messages.ts';
import {
  blankItems,
  copyAboutItems,
  draftItems,
  items,
  lacksOfItems,
  tidyItems,
} from '../items.ts';
import { inTenths, meanFigure } from '../mean.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import { oneOf } from '../sampling.ts';

export const pointsLimits = { total: { min: 10, max: 1_000 } } as const;
const { total: totals } = pointsLimits;

const kind = z.literal('points');

const pointsQuestion = z
  .strictObject({
    kind,
    ...questionFields,
    options: items,
    /** What everybody has to give. */
    total: z.int().check(z.gte(totals.min), z.lte(totals.max)),
    /** They are given by so many. */
    step: z.int().check(z.gte(1)),
    /** Whether some may be kept. */
    less: z.boolean(),
  })
  .check(z.refine(({ total, step }) => total % step === 0, 'Steps that use up the points.'));
export type PointsQuestion = z.infer<typeof pointsQuestion>;

const pointsDraft = z.object({
  kind,
  ...draftFields,
  options: draftItems,
  total: z.int(),
  step: z.int(),
  less: z.boolean(),
});

const given = z.strictObject({ id, points: z.int().check(z.gte(0), z.lte(totals.max)) });
/** What got nothing is not in it. */
export const shared = z.strictObject({
  points: z.array(given).check(z.minLength(1, 'Give some points.'), z.maxLength(limits.option.max)),
});
export type Shared = z.infer<typeof shared>;

/** For each item its points and who gave it some, and how many people have answered. */
const pointsCounts = z.strictObject({
  sums: z.array(z.strictObject({ id, points: z.int(), people: z.int() })),
  people: z.int(),
});
export type PointsCounts = z.infer<typeof pointsCounts>;

/** What one has given. */
export const spentOf = ({ points }: Shared): number =>
  points.reduce((sum, each) => sum + each.points, 0);

/** The mean of all who answered: who gave it none counts, too. */
export const meanPoints = (counts: PointsCounts, name: string): number => {
  const sum = counts.sums.find((each) => each.id === name)?.points ?? 0;
  return counts.people > 0 ? sum / counts.people : 0;
};

// Ids have no dot in them, so no item is called like these.
const sumOf = (name: string): string => `${name}.points`;
const peopleOf = (name: string): string => `${name}.people`;
const everybody = '.people';

const countsOf = (question: PointsQuestion, counters: Counts): PointsCounts => ({
  sums: question.options.map((each) => ({
    id: each.id,
    points: countOf(counters, sumOf(each.id)),
    people: countOf(counters, peopleOf(each.id)),
  })),
  people: countOf(counters, everybody),
});

const tidy = (question: PointsQuestion): PointsQuestion => ({
  ...question,
  text: clean(question.text),
  options: tidyItems(question.options),
});

const isStep = ({ total, step }: PointsQuestion): boolean => step >= 1 && total % step === 0;
const isTotal = ({ total }: PointsQuestion): boolean => total >= totals.min && total <= totals.max;

/** Points that are shared among items. */
export const points = {
  kind: 'points',
  schemas: { question: pointsQuestion, draft: pointsDraft, value: shared, counts: pointsCounts },
  blank: (newId) => ({
    kind: 'points',
    id: newId(),
    text: '',
    options: blankItems(newId),
    total: 100,
    step: 5,
    less: false,
    seconds: null,
  }),
  copy: (question, newId) => copyAboutItems(question, newId),
  isBlank: (question) => {
    const { text, options } = tidy(question);
    return text === '' && options.length === 0;
  },
  lacks: (question) => [
    ...lacksOfItems(tidy(question)),
    ...(isTotal(question) ? [] : ['total']),
    ...(isStep(question) ? [] : ['step']),
  ],
  tidy,
  accept: (question, value) => {
    const { options, total, step, less } = question;
    const wanted = new Map(value.points.map((each) => [each.id, each.points]));
    const known = options.filter((each) => wanted.has(each.id));
    const areSteps = value.points.every((each) => each.points % step === 0);
    if (known.length < value.points.length || !areSteps) {
      return fail('BAD_REQUEST', 'That is not an answer to this question.');
    }
    const kept = known
      .map((each) => ({ id: each.id, points: wanted.get(each.id) ?? 0 }))
      .filter((each) => each.points > 0);
    const spent = spentOf({ points: kept });
    if (spent > total) return fail('BAD_REQUEST', `At most ${total} points in all.`);
    if (spent === 0) return fail('BAD_REQUEST', 'Give some points.');
    if (spent < total && !less) return fail('BAD_REQUEST', `Share all ${total} points.`);
    return ok({ points: kept });
  },
  contribution: (_question, value) =>
    Object.fromEntries([
      [everybody, 1],
      ...value.points.flatMap((each) => [
        [sumOf(each.id), each.points] as const,
        [peopleOf(each.id), 1] as const,
      ]),
    ]),
  counts: countsOf,
  report: (question, counters) => {
    const counted = countsOf(question, counters);
    return {
      multiple: true,
      unit: 'points',
      lines: question.options.map((each) => ({
        text: each.text,
        count: countOf(counters, sumOf(each.id)),
        ...(counted.people > 0 && { told: texts.mean(inTenths(meanPoints(counted, each.id))) }),
      })),
      figures:
        counted.people === 0
          ? []
          : question.options.map((each) =>
              meanFigure(names.mean(each.text), meanPoints(counted, each.id)),
            ),
    };
  },
  inWords: (question, value) =>
    value.points.flatMap((each) => {
      const text = question.options.find((one) => one.id === each.id)?.text;
      return text === undefined ? [] : [`${text}: ${each.points}`];
    }),
  sample: (question, random) => {
    const { options, total, step } = question;
    const ids = options.map((each) => each.id);
    const sums = new Map<string, number>();
    // In five helpings, so that whole steps are left for all of them.
    const helping = Math.max(1, Math.floor(total / step / 5)) * step;
    for (let left = total; left > 0; left -= Math.min(left, helping)) {
      const name = oneOf(ids, random);
      sums.set(name, (sums.get(name) ?? 0) + Math.min(left, helping));
    }
    const kept = ids.filter((name) => sums.has(name));
    return { points: kept.map((name) => ({ id: name, points: sums.get(name) ?? 0 })) };
  },
} as const satisfies QuestionKind<PointsQuestion, Shared, PointsCounts>;
