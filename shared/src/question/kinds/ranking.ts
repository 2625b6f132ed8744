import * as z from 'zod/mini';
import { type Counts, countOf } from '../../core/counts.ts';
import { id } from '../../core/ids.ts';
import { fail, ok } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import type { Option } from '../choosing.ts';
import { figureNames as names, figureTexts as texts } from '../figures.messages.ts';
import {
  blankItems,
  copyAboutItems,
  draftItems,
  items,
  lacksOfItems,
  tidyItems,
} from '../items.ts';
import { keyedBy } from '../keyed-by.ts';
import { inTenths, meanFigure } from '../mean.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import { type Ranked, ranked } from '../ranked.ts';
import type { ReportFigure } from '../../live/report-line.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { RightOf } from '../right.ts';

const kind = z.literal('ranking');

const rankingQuestion = z
  .strictObject({
    kind,
    ...questionFields,
    options: items,
    /** Only the first so many are put in order, or fewer; null where all of them are. */
    top: z.nullable(z.int().check(z.gte(1))),
  })
  .check(
    z.refine(({ top, options }) => top === null || top < options.length, 'Fewer than there are.'),
  );
export type RankingQuestion = z.infer<typeof rankingQuestion>;

const rankingDraft = z.object({
  kind,
  ...draftFields,
  options: draftItems,
  top: z.nullable(z.int()),
});

/** For each item how often it got each place, the first one first; in the order of the question. */
const rankingCounts = z.strictObject({
  items: z.array(z.strictObject({ id, places: z.array(z.int()) })),
});
export type RankingCounts = z.infer<typeof rankingCounts>;

/** How many places there are. */
export const placesOf = ({ options, top }: Pick<RankingQuestion, 'options' | 'top'>): number =>
  top ?? options.length;

/** What a place gives: the last place one point, each before it one more; no place gives none. */
export const pointsOf = (places: readonly number[]): number =>
  places.reduce((sum, count, at) => sum + count * (places.length - at), 0);

export interface RankedItem {
  readonly option: Option;
  /** Its place in the question, from 0: what it is marked with. */
  readonly index: number;
  readonly places: readonly number[];
  readonly points: number;
  /** Who gave it a place. */
  readonly count: number;
  /** Of those; null where nobody did. */
  readonly mean: number | null;
}

/**
 * The items by their points (Borda), which is by their mean place where everybody has placed all;
 * those with as many stay in the order of the question.
 */
export const inOrder = (
  { options }: Pick<RankingQuestion, 'options'>,
  counts: RankingCounts,
): RankedItem[] =>
  options
    .map((option, index) => {
      const places = counts.items.find((each) => each.id === option.id)?.places ?? [];
      const count = places.reduce((sum, each) => sum + each, 0);
      const sum = places.reduce((part, each, at) => part + each * (at + 1), 0);
      const mean = count > 0 ? sum / count : null;
      return { option, index, places, points: pointsOf(places), count, mean };
    })
    .toSorted((one, other) => other.points - one.points || one.index - other.index);

const counterOf = (name: string, place: number): string => `${name}.${place}`;

const countsOf = (question: RankingQuestion, counters: Counts): RankingCounts => ({
  items: question.options.map((each) => ({
    id: each.id,
    places: Array.from({ length: placesOf(question) }, (_, at) =>
      countOf(counters, counterOf(each.id, at + 1)),
    ),
  })),
});

const tidy = (question: RankingQuestion): RankingQuestion => {
  const options = tidyItems(question.options);
  const top = question.top === null ? null : Math.max(1, question.top);
  const isPart = top !== null && top < options.length;
  return { ...question, text: clean(question.text), options, top: isPart ? top : null };
};

const figuresOf = ({ option, mean, points }: RankedItem, isPart: boolean): ReportFigure[] => {
  const given = isPart ? [{ name: names.points(option.text), text: String(points) }] : [];
  return mean === null ? given : [meanFigure(names.meanPlace(option.text), mean), ...given];
};

/** By what its place was found. */
const toldOf = ({ mean, points }: RankedItem, isPart: boolean): string =>
  isPart || mean === null ? texts.points(points) : texts.meanPlace(inTenths(mean));

/** The order is that of all of them, or of those that are put in order; one that lacks some is none. */
const orderOf = (question: RankingQuestion, order: readonly string[]): RightOf<'order'> | null => {
  const known = new Set(question.options.map((each) => each.id));
  const ids = order.filter((each, at) => known.has(each) && order.indexOf(each) === at);
  const places = placesOf(question);
  return ids.length < places ? null : { type: 'order', ids: ids.slice(0, places) };
};

const orderInWords = (question: RankingQuestion, order: readonly string[]): string[] =>
  order.flatMap((name, at) => {
    const text = question.options.find((each) => each.id === name)?.text;
    return text === undefined ? [] : [`${at + 1}. ${text}`];
  });

const keyed = keyedBy<RankingQuestion, 'order'>('order', {
  of: (question, { ids }) => orderOf(question, ids),
  copied: (from, copy, { ids }) => {
    const before = from.options.map((each) => each.id);
    return orderOf(
      copy,
      ids.flatMap((each) => copy.options[before.indexOf(each)]?.id ?? []),
    );
  },
  inWords: (question, { ids }) => orderInWords(question, ids),
});

/** Items that are put in order. */
export const ranking = {
  kind: 'ranking',
  schemas: { question: rankingQuestion, draft: rankingDraft, value: ranked, counts: rankingCounts },
  blank: (newId) => ({
    kind: 'ranking',
    id: newId(),
    text: '',
    options: blankItems(newId),
    top: null,
    seconds: null,
  }),
  copy: (question, newId) => copyAboutItems(question, newId),
  isBlank: (question) => {
    const { text, options } = tidy(question);
    return text === '' && options.length === 0;
  },
  lacks: (question) => lacksOfItems(tidy(question)),
  tidy,
  accept: (question, { order }) => {
    const known = new Set(question.options.map((each) => each.id));
    const isKnown = new Set(order).size === order.length && order.every((each) => known.has(each));
    const places = placesOf(question);
    if (!isKnown || order.length > places) {
      return fail('BAD_REQUEST', 'That is not an answer to this question.');
    }
    if (question.top === null && order.length < places) {
      return fail('BAD_REQUEST', 'Put all of them in order.');
    }
    return ok({ order });
  },
  contribution: (_question, { order }) =>
    Object.fromEntries(order.map((each, at) => [counterOf(each, at + 1), 1])),
  counts: countsOf,
  report: (question, counters) => {
    const all = inOrder(question, countsOf(question, counters));
    const isPart = question.top !== null;
    return {
      multiple: true,
      unit: 'firsts',
      lines: all.map((item) => ({
        text: item.option.text,
        count: item.places[0] ?? 0,
        mark: item.index,
        ...(item.mean !== null && { told: toldOf(item, isPart) }),
      })),
      figures: all.flatMap((item) => figuresOf(item, isPart)),
    };
  },
  inWords: (question, { order }) => orderInWords(question, order),
  keyed,
  sample: (question, random) => {
    // Those that stand first are a little more likely to be put first, so that there is an order to see.
    const keys = new Map(question.options.map(({ id: name }, at) => [name, random() + at / 12]));
    const order = [...keys.keys()].toSorted(
      (one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0),
    );
    return { order: order.slice(0, placesOf(question)) };
  },
} as const satisfies QuestionKind<RankingQuestion, Ranked, RankingCounts>;
