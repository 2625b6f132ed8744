import * as z from 'zod/mini';
import { type Counts, countOf } from '../../core/counts.ts';
import { id } from '../../core/ids.ts';
import { fail, ok } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import type { Counters } from '../../live/activity.ts';
import type { Option } from '../choosing.ts';
import { copyItems, draftItems, itemsWithin, tidyItems } from '../items.ts';
import { keyedBy } from '../keyed-by.ts';
import { inDrawnOrder } from '../../core/seeded.ts';
import { type Matched, matched, matchLimits, type Pair } from '../pairs.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { RightOf } from '../right.ts';
import { oneOf } from '../sampling.ts';

const kind = z.literal('match');

/** Whether two of them say the same: nobody could tell which of them is right. */
const repeats = (options: readonly Option[]): boolean =>
  new Set(options.map(({ text }) => text)).size < options.length;

/** Whether each left side can have a right side of its own, where no right side may be used again. */
const areEnough = ({ lefts, options, again }: Listed): boolean =>
  again || options.length >= lefts.length;

interface Listed {
  readonly lefts: readonly Option[];
  readonly options: readonly Option[];
  readonly again: boolean;
}

const matchQuestion = z
  .strictObject({
    kind,
    ...questionFields,
    /** What is matched. */
    lefts: itemsWithin(matchLimits.lefts),
    /** What it is matched with, in an order that says nothing of what belongs together. */
    options: itemsWithin(matchLimits.options),
    /** Whether several left sides may have the same right side. */
    again: z.boolean(),
  })
  .check(
    z.refine(({ options }) => !repeats(options), 'Two right sides say the same.'),
    z.refine(areEnough, 'There are fewer right sides than left ones.'),
  );
export type MatchQuestion = z.infer<typeof matchQuestion>;

const matchDraft = z.object({
  kind,
  ...draftFields,
  lefts: draftItems,
  options: draftItems,
  again: z.boolean(),
});

/** For each left side how often it got each right one; both in the order of the question. */
const matchCounts = z.strictObject({
  lefts: z.array(z.strictObject({ id, options: z.array(z.int()) })),
});
export type MatchCounts = z.infer<typeof matchCounts>;

// Ids have no dot in them, so no two are called alike.
const counterOf = ({ left, option }: Pair): string => `${left}.${option}`;

const countsOf = ({ lefts, options }: MatchQuestion, counters: Counts): MatchCounts => ({
  lefts: lefts.map((left) => ({
    id: left.id,
    options: options.map((option) =>
      countOf(counters, counterOf({ left: left.id, option: option.id })),
    ),
  })),
});

/** A right side of one left side, and how many gave it. */
export interface GivenOption {
  readonly option: Option;
  /** Its place in the question, from 0. */
  readonly index: number;
  readonly count: number;
}

/** What a left side was matched with, what most gave first; those as frequent stay in the order of the question. */
export const givenTo = (
  { options }: Pick<MatchQuestion, 'options'>,
  counts: MatchCounts,
  left: string,
): GivenOption[] => {
  const own = counts.lefts.find((each) => each.id === left)?.options ?? [];
  return options
    .map((option, index) => ({ option, index, count: own[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.index - other.index);
};

const tidy = (question: MatchQuestion): MatchQuestion => ({
  ...question,
  text: clean(question.text),
  lefts: tidyItems(question.lefts),
  options: inDrawnOrder(tidyItems(question.options)),
});

const lacks = (question: MatchQuestion): string[] => {
  const tidied = tidy(question);
  const { text, lefts, options } = tidied;
  const isShort = options.length < matchLimits.options.min || !areEnough(tidied);
  return [
    ...(text === '' ? ['text'] : []),
    ...(lefts.length < matchLimits.lefts.min ? ['lefts'] : []),
    ...(isShort ? ['options'] : []),
    ...(repeats(options) ? ['repeats'] : []),
  ];
};

/** These of sides that there are, in the order of the question; no right side twice where that is not allowed. */
const pairsAmong = (
  { lefts, options, again }: MatchQuestion,
  given: readonly Pair[],
): Pair[] | null => {
  const known = new Set(options.map((each) => each.id));
  const kept = lefts.flatMap(
    ({ id: left }) => given.find((each) => each.left === left && known.has(each.option)) ?? [],
  );
  const used = new Set(kept.map(({ option }) => option));
  return again || used.size === kept.length ? kept : null;
};

/** What belongs together is said of every left side, or it is not said. */
const rightOf = (question: MatchQuestion, given: readonly Pair[]): RightOf<'pairs'> | null => {
  const kept = pairsAmong(question, given);
  if (kept === null || kept.length < question.lefts.length) return null;
  return { type: 'pairs', pairs: kept.map(({ left, option }) => ({ left, option })) };
};

const textIn = (all: readonly Option[], name: string): string =>
  all.find((each) => each.id === name)?.text ?? '';

/** What belongs to what, as a person reads it. */
export const pairInWords = (left: string, option: string): string => `${left} → ${option}`;

const inWords = ({ lefts, options }: MatchQuestion, given: readonly Pair[]): string[] =>
  lefts.flatMap(({ id: left, text }) => {
    const pair = given.find((each) => each.left === left);
    return pair === undefined ? [] : [pairInWords(text, textIn(options, pair.option))];
  });

const keyed = keyedBy<MatchQuestion, 'pairs'>('pairs', {
  of: (question, { pairs }) => rightOf(question, pairs),
  copied: (from, copy, { pairs }) => {
    const [lefts, options] = [from.lefts, from.options].map((all) => all.map((each) => each.id));
    return rightOf(
      copy,
      pairs.flatMap((pair) => {
        const left = copy.lefts[lefts?.indexOf(pair.left) ?? -1];
        const option = copy.options[options?.indexOf(pair.option) ?? -1];
        return left === undefined || option === undefined
          ? []
          : [{ left: left.id, option: option.id }];
      }),
    );
  },
  inWords: (question, { pairs }) => inWords(question, pairs),
});

/** One side after the other; a right side that is likely for one left side is less so for others. */
const sample = ({ lefts, options, again }: MatchQuestion, random: () => number): Matched => {
  const free = [...options];
  return {
    pairs: lefts.map(({ id: left }, at) => {
      const usual = free.find((each) => each.id === options[at]?.id);
      const option = usual !== undefined && random() < 0.5 ? usual : oneOf(free, random);
      if (!again) free.splice(free.indexOf(option), 1);
      return { left, option: option.id };
    }),
  };
};

/** Right sides are matched with left ones. */
export const match = {
  kind: 'match',
  schemas: { question: matchQuestion, draft: matchDraft, value: matched, counts: matchCounts },
  blank: (newId) => ({
    kind: 'match',
    id: newId(),
    text: '',
    lefts: Array.from({ length: 3 }, () => ({ id: newId(), text: '' })),
    options: [],
    again: false,
    seconds: null,
  }),
  copy: (question, newId) => ({
    ...question,
    id: newId(),
    lefts: copyItems(question.lefts, newId),
    options: copyItems(question.options, newId),
  }),
  isBlank: (question) => {
    const { text, lefts, options } = tidy(question);
    return text === '' && lefts.length === 0 && options.length === 0;
  },
  lacks,
  tidy,
  accept: (question, given) => {
    const kept = pairsAmong(question, given.pairs);
    if (kept === null || kept.length < given.pairs.length) {
      return fail('BAD_REQUEST', 'That is not an answer to this question.');
    }
    return ok({ pairs: kept.map(({ left, option }) => ({ left, option })) });
  },
  contribution: (_question, { pairs }): Counters =>
    Object.fromEntries(pairs.map((pair) => [counterOf(pair), 1])),
  counts: countsOf,
  report: (question, counters) => {
    const counts = countsOf(question, counters);
    return {
      multiple: true,
      unmarked: true,
      lines: question.lefts.flatMap(({ id: left, text }) =>
        givenTo(question, counts, left).map(({ option, count }) => ({
          text: pairInWords(text, option.text),
          count,
        })),
      ),
    };
  },
  inWords: (question, { pairs }) => inWords(question, pairs),
  keyed,
  sample,
} as const satisfies QuestionKind<MatchQuestion, Matched, MatchCounts>;
