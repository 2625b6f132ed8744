import { gapsIn, type GapOfText, type TextPart } from '@sets/shared/question/kinds/gap-text.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { RightGap } from '@sets/shared/question/rights/right-gaps.ts';
import { keptText } from '@sets/shared/question/texts/given-texts.ts';
import { newId } from '../../../core/new-id.ts';
import { rightGapsOf } from './right-gaps.ts';

// A text with gaps as it is written: each gap stands in double brackets, with what is right in it.

const gapPattern = /\[\[([\s\S]*?)\]\]/g;
const between = '|';

const rightOf = (gaps: readonly RightGap[], id: string): RightGap | undefined =>
  gaps.find((each) => each.id === id);

/** What is right in a gap, as it stands in its brackets: of a gap with words to choose from the one that is right. */
export const wordsOf = ({ id, options }: GapOfText, right: Right | null): string[] => {
  const own = rightOf(rightGapsOf(right), id);
  if (own === undefined) return [];
  if ('accepted' in own) return options.length === 0 ? own.accepted : [];
  return options.filter((each) => each.id === own.option).map(({ text }) => text);
};

/** A question as it is written. */
export const markedText = ({ parts }: Pick<GapQuestion, 'parts'>, right: Right | null): string =>
  parts
    .map((part) => (part.type === 'text' ? part.text : `[[${wordsOf(part, right).join(between)}]]`))
    .join('');

type Token = { readonly text: string } | { readonly words: readonly string[] };

const wordsIn = (marked: string): string[] =>
  [...new Set(marked.split(between).map(keptText))].filter((word) => word !== '');

/** The pieces of what is written, one after the other. */
const tokensIn = (typed: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of typed.matchAll(gapPattern)) {
    if (found.index > end) tokens.push({ text: typed.slice(end, found.index) });
    tokens.push({ words: wordsIn(found[1] ?? '') });
    end = found.index + found[0].length;
  }
  return end < typed.length ? [...tokens, { text: typed.slice(end) }] : tokens;
};

const isSame = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): boolean => one !== undefined && other !== undefined && one.join(between) === other.join(between);

/**
 * Which gap each gap that is written was before; undefined where it is a new one. Those before and behind
 * the change have the same words; among the others they are in their order.
 */
const gapsBefore = (
  before: readonly { readonly gap: GapOfText; readonly words: readonly string[] }[],
  now: readonly (readonly string[])[],
): (GapOfText | undefined)[] => {
  const least = Math.min(before.length, now.length);
  let first = 0;
  while (first < least && isSame(before[first]?.words, now[first])) first += 1;
  let last = 0;
  while (
    last < least - first &&
    isSame(before[before.length - 1 - last]?.words, now[now.length - 1 - last])
  ) {
    last += 1;
  }
  const inner = before.slice(first, before.length - last);
  return now.map((_words, at) => {
    if (at < first) return before[at]?.gap;
    const behind = now.length - at;
    if (behind <= last) return before[before.length - behind]?.gap;
    return inner[at - first]?.gap;
  });
};

type Gap = readonly [gap: GapOfText, right: RightGap | null];

/** A gap of which the author has written what is right, where a word of it is chosen. */
const chosenGap = (gap: GapOfText, word: string, own: RightGap | undefined): Gap => {
  const id = own !== undefined && 'option' in own ? own.option : '';
  const same = gap.options.find(({ text }) => keptText(text) === word);
  if (same !== undefined) return [gap, { id: gap.id, option: same.id }];
  const isThere = gap.options.some((each) => each.id === id);
  const option = { id: isThere ? id : newId(), text: word };
  const options = isThere
    ? gap.options.map((each) => (each.id === id ? option : each))
    : [...gap.options, option];
  return [
    { ...gap, options },
    { id: gap.id, option: option.id },
  ];
};

const writtenGap = (
  words: readonly string[],
  known: GapOfText | undefined,
  rights: readonly RightGap[],
): Gap => {
  const gap = known ?? { type: 'gap', id: newId(), options: [] };
  const own = rightOf(rights, gap.id);
  const [word] = words;
  if (word === undefined) return [gap, null];
  if (gap.options.length > 0) return chosenGap(gap, word, own);
  const typos = own === undefined || !('typos' in own) ? true : own.typos;
  return [gap, { id: gap.id, accepted: [...words], typos }];
};

/** A question and what is right of it, as they are changed together. */
export type Written = readonly [question: GapQuestion, right: Right | null];

export const asRight = (gaps: readonly (RightGap | null)[]): Right | null => {
  const said = gaps.flatMap((each) => each ?? []);
  return said.length === 0 ? null : { type: 'gaps', gaps: said };
};

/** The question of what is written; a gap that was there before stays the same gap. */
export const readMarked = (typed: string, question: GapQuestion, right: Right | null): Written => {
  const rights = rightGapsOf(right);
  const tokens = tokensIn(typed);
  const before = gapsIn(question.parts).map((gap) => ({ gap, words: wordsOf(gap, right) }));
  const now = tokens.flatMap((token) => ('words' in token ? [token.words] : []));
  const known = gapsBefore(before, now);
  const gaps = now.map((words, at) => writtenGap(words, known[at], rights));
  let at = 0;
  const parts = tokens.flatMap((token): TextPart[] => {
    if ('text' in token) return [{ type: 'text', text: token.text }];
    const gap = gaps[at]?.[0];
    at += 1;
    return gap === undefined ? [] : [gap];
  });
  return [{ ...question, parts }, asRight(gaps.map(([, own]) => own))];
};

/** What is written with a gap made of what is marked, and where the cursor goes. */
export const withGap = (
  typed: string,
  from: number,
  to: number,
): { readonly typed: string; readonly at: number } => {
  const word = typed.slice(from, to);
  const [, lead = '', core = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(word) ?? [];
  const made = `${lead}[[${core}]]${tail}`;
  const at = from + lead.length + 2 + core.length;
  return { typed: typed.slice(0, from) + made + typed.slice(to), at };
};

/** The same question with this gap filled in another way; what is right in it goes along. */
export const withWay = (
  question: GapQuestion,
  right: Right | null,
  { id, isChosen }: { readonly id: string; readonly isChosen: boolean },
): Written => {
  const rights = rightGapsOf(right);
  const gap = gapsIn(question.parts).find((each) => each.id === id);
  if (gap === undefined) return [question, right];
  const words = wordsOf(gap, right);
  const options = isChosen
    ? [
        { id: newId(), text: words[0] ?? '' },
        { id: newId(), text: '' },
      ]
    : [];
  const [first] = options;
  const typed = words.length === 0 ? null : { id, accepted: words, typos: true };
  const own: RightGap | null =
    isChosen && first !== undefined
      ? words.length === 0
        ? null
        : { id, option: first.id }
      : typed;
  const parts = question.parts.map((part): TextPart =>
    part.type === 'gap' && part.id === id ? { ...part, options } : part,
  );
  return [{ ...question, parts }, asRight([...rights.filter((each) => each.id !== id), own])];
};
