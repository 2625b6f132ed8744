import type { Option } from '@sets/shared/question/choosing.ts';
import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import { matchLimits, type Pair } from '@sets/shared/question/pairs.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { newId } from '../../../core/new-id.ts';

/** A left side as it is written, beside what belongs to it. */
export interface PairRow {
  readonly left: Option;
  /** Null before anything was written there. */
  readonly option: Option | null;
}

/** What is written of a question in lines: pairs, and right sides that belong to nothing. */
export interface PairRows {
  readonly rows: readonly PairRow[];
  readonly others: readonly Option[];
}

const pairsIn = (right: Right | null): readonly Pair[] =>
  isOfType('pairs', right) ? right.pairs : [];

/**
 * Each left side beside what belongs to it. Where that was not said, right sides that are free stand
 * beside left ones that are, in their order.
 */
export const rowsOf = ({ lefts, options }: MatchQuestion, right: Right | null): PairRows => {
  const pairs = pairsIn(right);
  const said = new Map<string, string>();
  for (const { left, option } of pairs) {
    const isFree = ![...said.values()].includes(option);
    if (isFree && options.some(({ id }) => id === option)) said.set(left, option);
  }
  const used = new Set(lefts.flatMap(({ id }) => said.get(id) ?? []));
  const free = options.filter(({ id }) => !used.has(id));
  // Where some are said, what is free belongs to nothing.
  const fills = pairs.length === 0;
  const rows = lefts.map((left) => {
    const own = options.find(({ id }) => id === said.get(left.id));
    return { left, option: own ?? (fills ? (free.shift() ?? null) : null) };
  });
  return { rows, others: free };
};

/** A question and what is right of it, as they are changed together. */
type Written = readonly [question: MatchQuestion, right: Right | null];

/** As it is kept: the pairs are what is right, for as long as something is to be. */
const written = (
  question: MatchQuestion,
  { rows, others }: PairRows,
  isKeyed: boolean,
): Written => {
  const pairs = rows.flatMap(({ left, option }) =>
    option === null ? [] : [{ left: left.id, option: option.id }],
  );
  const options = [...rows.flatMap(({ option }) => option ?? []), ...others];
  const next = { ...question, lefts: rows.map(({ left }) => left), options };
  return [next, isKeyed && pairs.length > 0 ? { type: 'pairs', pairs } : null];
};

/** Whoever has written sides and said that nothing is right does not mean them as pairs. */
const isKeyed = ({ options }: MatchQuestion, right: Right | null): boolean =>
  right !== null || options.every(({ text }) => text.trim() === '');

/** What can be done with the lines of a question. */
export const pairWriting = (question: MatchQuestion, right: Right | null) => {
  const { rows, others } = rowsOf(question, right);
  const keep = (next: Partial<PairRows>): Written =>
    written(question, { rows, others, ...next }, isKeyed(question, right));
  return {
    rows,
    others,
    canAdd: rows.length < matchLimits.lefts.max,
    canAddOther: rows.length + others.length < matchLimits.options.max,
    canRemove: rows.length > matchLimits.lefts.min,
    writeLeft: (at: number, text: string): Written =>
      keep({
        rows: rows.map((row, index) =>
          index === at ? { ...row, left: { ...row.left, text } } : row,
        ),
      }),
    writeOption: (at: number, text: string): Written =>
      keep({
        rows: rows.map((row, index) =>
          index === at ? { ...row, option: { id: row.option?.id ?? newId(), text } } : row,
        ),
      }),
    writeOther: (at: number, text: string): Written =>
      keep({ others: others.map((each, index) => (index === at ? { ...each, text } : each)) }),
    add: (): Written =>
      keep({ rows: [...rows, { left: { id: newId(), text: '' }, option: null }] }),
    addOther: (): Written => keep({ others: [...others, { id: newId(), text: '' }] }),
    remove: (at: number): Written => keep({ rows: rows.toSpliced(at, 1) }),
    removeOther: (at: number): Written => keep({ others: others.toSpliced(at, 1) }),
  };
};
