import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import type { Counters } from '../../live/activity.ts';
import { type Filled, filled, type Filling, gapLimits } from '../filled.ts';
import { copyItems } from '../items.ts';
import { keyedBy } from '../keyed-by.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { RightOf } from '../right.ts';
import type { RightGap } from '../rights/right-gaps.ts';
import { oneOf } from '../sampling.ts';
import { keptText } from '../texts/given-texts.ts';
import { wordLanguage } from '../words/language.ts';
import {
  chosenCounter,
  filledCounter,
  type GapCounts,
  gapCounts,
  gapCountsOf,
  isRudeIn,
  mostGapCounters,
  reportGaps,
  typedCounter,
} from './gap-counts.ts';
import {
  draftParts,
  type GapOfText,
  gapParts,
  gapsIn,
  lengthOf,
  repeats,
  tidyParts,
} from './gap-text.ts';

const kind = z.literal('gap');
const own = {
  /** Whether words that are rude are kept off the wall and the phones. */
  filter: z.boolean(),
  /** Which words are rude. */
  language: wordLanguage,
} as const;

const gapQuestion = z.strictObject({ kind, ...questionFields, parts: gapParts, ...own });
export type GapQuestion = z.infer<typeof gapQuestion>;

const tidy = (question: GapQuestion): GapQuestion => ({
  ...question,
  text: clean(question.text),
  parts: tidyParts(question.parts),
});

const lacks = (question: GapQuestion): string[] => {
  const { text, parts } = tidy(question);
  const gaps = gapsIn(parts);
  return [
    ...(text === '' ? ['text'] : []),
    ...(gaps.length < gapLimits.gaps.min ? ['gaps'] : []),
    ...(gaps.length > gapLimits.gaps.max ? ['fewer'] : []),
    ...(lengthOf(parts) > gapLimits.text ? ['length'] : []),
    ...(gaps.some(({ options }) => options.length === 1) ? ['options'] : []),
    ...(gaps.some(({ options }) => repeats(options)) ? ['repeats'] : []),
  ];
};

const textOf = ({ options }: GapOfText, given: Filling): string =>
  'text' in given ? given.text : (options.find(({ id }) => id === given.option)?.text ?? '');

/** One gap alone needs no number. */
export const atGap = (at: number, of: number, text: string): string =>
  of === 1 ? text : `${at + 1}. ${text}`;

const inWords = ({ parts }: GapQuestion, given: readonly Filling[]): string[] => {
  const gaps = gapsIn(parts);
  return gaps.flatMap((gap, at) => {
    const its = given.find(({ id }) => id === gap.id);
    return its === undefined ? [] : [atGap(at, gaps.length, textOf(gap, its))];
  });
};

/** What is right of a gap as it is; null where nothing that was said can be. */
const rightOfGap = (gap: GapOfText, said: RightGap | undefined): RightGap | null => {
  if (said === undefined || 'option' in said) {
    const isThere = gap.options.some(({ id }) => id === said?.option);
    return said !== undefined && isThere ? { id: gap.id, option: said.option } : null;
  }
  const accepted = [...new Set(said.accepted.map(keptText))].filter((text) => text !== '');
  const isTyped = gap.options.length === 0;
  return isTyped && accepted.length > 0 ? { id: gap.id, accepted, typos: said.typos } : null;
};

/** What is right is said of every gap, or it is not said. */
const rightOf = ({ parts }: GapQuestion, said: readonly RightGap[]): RightOf<'gaps'> | null => {
  const all = gapsIn(parts);
  const gaps = all.flatMap(
    (gap) =>
      rightOfGap(
        gap,
        said.find(({ id }) => id === gap.id),
      ) ?? [],
  );
  return gaps.length === 0 || gaps.length < all.length ? null : { type: 'gaps', gaps };
};

const rightInWords = ({ parts }: GapQuestion, said: readonly RightGap[]): string[] => {
  const gaps = gapsIn(parts);
  return gaps.flatMap((gap, at) => {
    const right = said.find(({ id }) => id === gap.id);
    if (right === undefined) return [];
    const text = 'option' in right ? textOf(gap, right) : right.accepted.join(' / ');
    return [atGap(at, gaps.length, text)];
  });
};

const keyed = keyedBy<GapQuestion, 'gaps'>('gaps', {
  of: (question, { gaps }) => rightOf(question, gaps),
  copied: (from, copy, { gaps }) => {
    const after = gapsIn(copy.parts);
    const said = gapsIn(from.parts).flatMap((gap, at): RightGap[] => {
      const right = gaps.find(({ id }) => id === gap.id);
      const to = after[at];
      if (right === undefined || to === undefined) return [];
      if (!('option' in right)) return [{ ...right, id: to.id }];
      const option = to.options[gap.options.findIndex(({ id }) => id === right.option)];
      return option === undefined ? [] : [{ id: to.id, option: option.id }];
    });
    return rightOf(copy, said);
  },
  inWords: (question, { gaps }) => rightInWords(question, gaps),
});

/** What a gap is filled with as it is kept; null where it is left empty. */
const keptFilling = (gap: GapOfText, given: Filling): Result<Filling | null> => {
  const isTyped = gap.options.length === 0;
  if ('text' in given && isTyped) {
    const text = keptText(given.text);
    if (text.length > gapLimits.word) {
      return fail('BAD_REQUEST', `At most ${gapLimits.word} characters.`);
    }
    return ok(text === '' ? null : { id: gap.id, text });
  }
  if ('option' in given && gap.options.some(({ id }) => id === given.option)) {
    return ok({ id: gap.id, option: given.option });
  }
  return fail('BAD_REQUEST', 'That is not an answer to this question.');
};

const accept = ({ parts }: GapQuestion, { gaps: given }: Filled): Result<Filled> => {
  const kept: Filling[] = [];
  let known = 0;
  for (const gap of gapsIn(parts)) {
    const its = given.filter(({ id }) => id === gap.id);
    known += Math.min(its.length, 1);
    const read = its[0] === undefined ? ok(null) : keptFilling(gap, its[0]);
    if (!read.ok) return read;
    if (read.value !== null) kept.push(read.value);
  }
  if (known < given.length) return fail('BAD_REQUEST', 'That is not an answer to this question.');
  return kept.length === 0 ? fail('BAD_REQUEST', 'Fill a gap.') : ok({ gaps: kept });
};

const contribution = (_question: GapQuestion, { gaps }: Filled): Counters =>
  Object.fromEntries(
    gaps.flatMap((given): [string, number][] =>
      'text' in given
        ? [
            [filledCounter(given.id), 1],
            [typedCounter(given.id, given.text), 1],
          ]
        : [[chosenCounter(given.id, given.option), 1]],
    ),
  );

/** What people put into a gap where anything may be put: for rehearsals and measurements. */
const usual = ['first', 'second', 'light', 'water', 'energy', 'seven', 'both', 'none'];

/** A text with gaps, each of which is filled by typing or by choosing. */
export const gap = {
  kind: 'gap',
  schemas: {
    question: gapQuestion,
    draft: z.object({ kind, ...draftFields, parts: draftParts, ...own }),
    value: filled,
    counts: gapCounts,
  },
  blank: (newId) => ({
    kind: 'gap',
    id: newId(),
    text: '',
    parts: [],
    filter: true,
    language: 'en',
    seconds: null,
  }),
  copy: (question, newId) => ({
    ...question,
    id: newId(),
    parts: question.parts.map((part) =>
      part.type === 'gap'
        ? { ...part, id: newId(), options: copyItems(part.options, newId) }
        : part,
    ),
  }),
  isBlank: (question) => {
    const { text, parts } = tidy(question);
    return text === '' && parts.length === 0;
  },
  lacks,
  tidy,
  accept,
  contribution,
  mostCounters: () => mostGapCounters,
  counts: (question, counters, looking) => gapCountsOf(question, counters, looking),
  forScreen: ({ gaps }) => ({ gaps: gaps.map(({ desk: _desk, ...shown }) => shown) }),
  report: (question, counters) => reportGaps(question, counters),
  isUnshown: (question, { gaps }) =>
    gaps.some((given) => 'text' in given && isRudeIn(question)(given.text)),
  inWords: (question, { gaps }) => inWords(question, gaps),
  keyed,
  sample: ({ parts }, random) => ({
    gaps: gapsIn(parts).map(({ id, options }) =>
      options.length === 0
        ? { id, text: oneOf(usual, random) }
        : { id, option: oneOf(options, random).id },
    ),
  }),
} as const satisfies QuestionKind<GapQuestion, Filled, GapCounts>;
