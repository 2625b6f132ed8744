import * as z from 'zod/mini';
import { countOf, type Counts } from '../../core/counts.ts';
import { id } from '../../core/ids.ts';
import { remembering } from '../../core/remembering.ts';
import type { Audience } from '../../live/run.ts';
import { figureNames as names } from '../figures.messages.ts';
import { drawnPlace } from '../../core/seeded.ts';
import type { KindReport, Looking } from '../question-kind.ts';
import { isOfType, type Right } from '../right.ts';
import type { RightGap } from '../rights/right-gaps.ts';
import { nearestOf } from '../texts/near-enough.ts';
import { type Room, thatFit } from '../texts/text-lines.ts';
import { holdBackOf, holdNothing } from '../words/held-words.ts';
import type { WordLanguage } from '../words/language.ts';
import { type GapOfText, gapsIn, type TextPart } from './gap-text.ts';

const count = z.int().check(z.nonnegative());
const line = z.strictObject({ text: z.string(), count });
export type GapLine = z.infer<typeof line>;

const countsOfGap = z.strictObject({
  id,
  /** How many have filled it. */
  filled: count,
  /** Of a gap that is filled by choosing: how many chose each word, in the order of the question. */
  options: z.array(count),
  /**
   * Of one that is filled by typing: what was typed most often. Once it is told what is right, that
   * alone: each text that is accepted, with how many wrote it, and what else was written is for hosts.
   */
  lines: z.array(line),
  /** How many are right; null until that is told. */
  hits: z.nullable(count),
  /** For hosts alone: everything that was typed, the most frequent first, and how many lines are not here. */
  desk: z.optional(
    z.strictObject({
      lines: z.array(z.extend(line, { rude: z.optional(z.literal(true)) })),
      more: count,
    }),
  ),
});
export const gapCounts = z.strictObject({ gaps: z.array(countsOfGap) });
export type GapCounts = z.infer<typeof gapCounts>;
export type CountsOfGap = GapCounts['gaps'][number];

/** Of so many different texts and choices, the most frequent, counts are made. */
export const mostGapCounters = 2_000;
/** What goes to each of them of one gap. */
const rooms: Readonly<Record<Audience, Room>> = {
  screen: { lines: 6, bytes: 1_500 },
  phone: { lines: 3, bytes: 600 },
  host: { lines: 40, bytes: 6_000 },
};
const mostReported: Room = { lines: 100, bytes: 30_000 };

// No id has an equals sign or a dot in it, so no two of these are called alike.
export const chosenCounter = (gap: string, option: string): string => `${gap}.${option}`;
export const filledCounter = (gap: string): string => `${gap}.`;
const typedIn = (gap: string): string => `${gap}=`;
export const typedCounter = (gap: string, text: string): string => typedIn(gap) + text;

interface Asked {
  readonly parts: readonly TextPart[];
  readonly filter: boolean;
  readonly language: WordLanguage;
}

/** Whether a text is kept off the wall. */
export const isRudeIn = ({ filter, language }: Asked): ((text: string) => boolean) => {
  const { why } = filter ? holdBackOf(language) : holdNothing;
  return (text) => why(text) === 'profane';
};

const byCount = (one: GapLine, other: GapLine): number =>
  other.count - one.count ||
  drawnPlace(one.text) - drawnPlace(other.text) ||
  (one.text < other.text ? -1 : 1);

/** What was typed into each gap, the most frequent first. */
const typedOf = (counters: Counts): Map<string, GapLine[]> => {
  const byGap = new Map<string, GapLine[]>();
  for (const [name, times] of Object.entries(counters)) {
    const end = name.indexOf('=');
    if (end <= 0 || times <= 0) continue;
    const lines = byGap.get(name.slice(0, end)) ?? [];
    lines.push({ text: name.slice(end + 1), count: times });
    byGap.set(name.slice(0, end), lines);
  }
  for (const lines of byGap.values()) lines.sort(byCount);
  return byGap;
};

/** So many texts are remembered of one gap, with which of those that are accepted they say. */
const mostJudged = 4_000;

/**
 * Which of the accepted texts a text says. Counts are made ten times a second of the same texts, and to
 * compare letters takes its time: so what was judged is remembered, for as many gaps as a quiz shows.
 */
const judges = remembering((key) => {
  const [accepted, typos] = JSON.parse(key) as [string[], boolean];
  return remembering(nearestOf(accepted, typos), mostJudged);
}, 40);

/** How many wrote each text that is accepted, of those that somebody wrote. */
const acceptedLines = (
  { accepted, typos }: Extract<RightGap, { accepted: unknown }>,
  typed: readonly GapLine[],
): GapLine[] => {
  const judge = judges(JSON.stringify([accepted, typos]));
  const sums = accepted.map(() => 0);
  for (const { text, count: times } of typed) {
    const at = judge(text);
    if (at !== -1) sums[at] = (sums[at] ?? 0) + times;
  }
  return accepted
    .map((text, at) => ({ text, count: sums[at] ?? 0 }))
    .filter(({ count: times }) => times > 0)
    .toSorted((one, other) => other.count - one.count);
};

const sumOf = (lines: readonly GapLine[]): number =>
  lines.reduce((sum, { count: times }) => sum + times, 0);

interface LookingAtGap {
  readonly typed: readonly GapLine[];
  readonly isRude: (text: string) => boolean;
  readonly right: RightGap | undefined;
  readonly audience: Audience;
}

const chosenGap = (
  { id: gap, options }: GapOfText,
  counters: Counts,
  right: RightGap | undefined,
): CountsOfGap => {
  const counts = options.map((option) => countOf(counters, chosenCounter(gap, option.id)));
  const at =
    right !== undefined && 'option' in right
      ? options.findIndex((option) => option.id === right.option)
      : -1;
  return {
    id: gap,
    filled: counts.reduce((sum, each) => sum + each, 0),
    options: counts,
    lines: [],
    hits: at === -1 ? null : (counts[at] ?? 0),
  };
};

const typedGap = (
  { id: gap }: GapOfText,
  counters: Counts,
  { typed, isRude, right, audience }: LookingAtGap,
): CountsOfGap => {
  const accepted = right !== undefined && 'accepted' in right ? acceptedLines(right, typed) : null;
  const shown = accepted ?? typed.filter(({ text }) => !isRude(text));
  const room = audience === 'phone' ? rooms.phone : rooms.screen;
  const counts = {
    id: gap,
    filled: countOf(counters, filledCounter(gap)),
    options: [],
    lines: thatFit(shown, room),
    hits: accepted === null ? null : sumOf(accepted),
  };
  if (audience !== 'host') return counts;
  const desk = thatFit(typed, rooms.host).map((each) =>
    isRude(each.text) ? Object.assign({}, each, { rude: true as const }) : each,
  );
  return { ...counts, desk: { lines: desk, more: typed.length - desk.length } };
};

const rightIn = (gap: string, told: Right | null): RightGap | undefined =>
  isOfType('gaps', told) ? told.gaps.find((each) => each.id === gap) : undefined;

/** What is shown of the counters: see `countsOfGap`. */
export const gapCountsOf = (
  question: Asked,
  counters: Counts,
  { audience = 'screen', right = null }: Partial<Looking> = {},
): GapCounts => {
  const typed = typedOf(counters);
  const isRude = isRudeIn(question);
  return {
    gaps: gapsIn(question.parts).map((gap) => {
      const own = { right: rightIn(gap.id, right), typed: typed.get(gap.id) ?? [] };
      return gap.options.length > 0
        ? chosenGap(gap, counters, own.right)
        : typedGap(gap, counters, { ...own, isRude, audience });
    }),
  };
};

/** What is chosen has a line for each word; of what is typed the most frequent texts have one, but for rude ones. */
export const reportGaps = (question: Asked, counters: Counts): KindReport => {
  const typed = typedOf(counters);
  const isRude = isRudeIn(question);
  const gaps = gapsIn(question.parts);
  let rude = 0;
  const lines = gaps.flatMap((gap, at) => {
    const before = gaps.length === 1 ? '' : `${at + 1}. `;
    if (gap.options.length > 0) {
      return gap.options.map(({ id: option, text }) => ({
        text: before + text,
        count: countOf(counters, chosenCounter(gap.id, option)),
      }));
    }
    const all = typed.get(gap.id) ?? [];
    const shown = all.filter(({ text }) => !isRude(text));
    rude += all.length - shown.length;
    return thatFit(shown, mostReported).map(({ text, count: times }) => ({
      text: before + text,
      count: times,
    }));
  });
  return {
    multiple: gaps.length > 1,
    unmarked: true,
    lines,
    ...(rude > 0 && { forHosts: [{ name: names.waiting, text: String(rude) }] }),
  };
};
