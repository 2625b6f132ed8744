import type { ReportFigure } from '../live/report-line.ts';
import type { RoundResult } from './run.contract.ts';

/** One line of two rounds, by what it says: null where a round does not have it. */
export interface ComparedLine {
  readonly text: string;
  readonly one: number | null;
  readonly other: number | null;
}

/** A figure of two rounds, by its name: null where a round does not have it. */
export interface ComparedFigure {
  readonly name: string;
  readonly one: ReportFigure | null;
  readonly other: ReportFigure | null;
}

/** A round of two runs; null where a run does not have it. */
export interface ComparedRound {
  readonly key: string;
  readonly text: string;
  readonly round: number;
  readonly one: RoundResult | null;
  readonly other: RoundResult | null;
  readonly lines: readonly ComparedLine[];
  readonly figures: readonly ComparedFigure[];
}

/** What tells a question from all others: its id, or where it has none what it asks. */
export const askedKey = ({ asks, text }: Pick<RoundResult, 'asks' | 'text'>): string =>
  asks === undefined ? `text ${text}` : `id ${asks}`;

const keyOf = (round: RoundResult): string => `${askedKey(round)} ${round.round}`;

/** Rounds by what they ask; of those that ask the same twice in a run the first. */
const byKey = (rounds: readonly RoundResult[]): Map<string, RoundResult> => {
  const found = new Map<string, RoundResult>();
  for (const round of rounds) if (!found.has(keyOf(round))) found.set(keyOf(round), round);
  return found;
};

/** From 0 to 1, of those who answered or of all points; null where the round is not there. A line that several answers share is their sum. */
const shareOf = (round: RoundResult | null, text: string): number | null => {
  const lines = round?.lines.filter((line) => line.text === text) ?? [];
  if (round === null || lines.length === 0) return null;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const whole =
    round.unit === 'points'
      ? round.lines.reduce((sum, line) => sum + line.count, 0)
      : round.answered;
  return whole === 0 ? 0 : count / whole;
};

const textsOf = (...rounds: readonly (RoundResult | null)[]): string[] => [
  ...new Set(rounds.flatMap((round) => round?.lines.map(({ text }) => text) ?? [])),
];

const namesOf = (...rounds: readonly (RoundResult | null)[]): string[] => [
  ...new Set(rounds.flatMap((round) => round?.figures?.map(({ name }) => name) ?? [])),
];

const figureOf = (round: RoundResult | null, called: string): ReportFigure | null =>
  round?.figures?.find(({ name }) => name === called) ?? null;

/** Two runs, round by round: in the order of the first, then what the second alone has. */
export const compareRuns = (
  one: readonly RoundResult[],
  other: readonly RoundResult[],
): ComparedRound[] => {
  const [ones, others] = [byKey(one), byKey(other)];
  return [...new Set([...ones.keys(), ...others.keys()])].flatMap((key) => {
    const [first, second] = [ones.get(key) ?? null, others.get(key) ?? null];
    const asked = first ?? second;
    if (asked === null) return [];
    const lines = textsOf(first, second).map((text) => ({
      text,
      one: shareOf(first, text),
      other: shareOf(second, text),
    }));
    const figures = namesOf(first, second).map((name) => ({
      name,
      one: figureOf(first, name),
      other: figureOf(second, name),
    }));
    const { text, round } = asked;
    return [{ key, text, round, one: first, other: second, lines, figures }];
  });
};

/** A run as a trend is made of it. */
export interface TrendOfRun {
  readonly rounds: readonly RoundResult[];
}

/** A question over several runs. */
export interface TrendQuestion {
  readonly key: string;
  readonly text: string;
  /** Of each run how many answered; null where it was not asked. */
  readonly answered: (number | null)[];
  /** Of each answer its share in each run, from 0 to 1; null where it could not be given. */
  readonly lines: { text: string; shares: (number | null)[] }[];
  /** What its kind says of it in numbers that can be followed, a mean by its name. */
  readonly figures: {
    name: string;
    values: (number | null)[];
    /** The same as they are read. */
    texts: (string | null)[];
  }[];
}

/** So many answers of a question are followed: the largest. */
export const mostTrendLines = 10;

/** Names of the figures that are numbers, as many as can be told apart. */
const followedIn = (...rounds: readonly (RoundResult | null)[]): string[] =>
  namesOf(...rounds)
    .filter((name) => rounds.some((round) => figureOf(round, name)?.value !== undefined))
    .slice(0, mostTrendLines);

const trendOf = (key: string, rounds: readonly (RoundResult | null)[]): TrendQuestion => {
  const newest = rounds.findLast((round) => round !== null);
  const totals = new Map<string, number>();
  for (const line of rounds.flatMap((round) => round?.lines ?? [])) {
    totals.set(line.text, (totals.get(line.text) ?? 0) + line.count);
  }
  const largest = new Set(
    [...totals]
      .toSorted(([, one], [, another]) => another - one)
      .slice(0, mostTrendLines)
      .map(([text]) => text),
  );
  const texts = textsOf(newest ?? null, ...rounds).filter((text) => largest.has(text));
  return {
    key,
    text: newest?.text ?? '',
    answered: rounds.map((round) => round?.answered ?? null),
    lines: texts.map((text) => ({ text, shares: rounds.map((round) => shareOf(round, text)) })),
    figures: followedIn(newest ?? null, ...rounds).map((name) => {
      const figures = rounds.map((round) => figureOf(round, name));
      return {
        name,
        values: figures.map((figure) => figure?.value ?? null),
        texts: figures.map((figure) => figure?.text ?? null),
      };
    }),
  };
};

/**
 * What each question came to over these runs, the oldest first; of a run its newest round. What people
 * asked themselves is in none: nobody chose between it.
 */
export const trendOver = (runs: readonly TrendOfRun[]): TrendQuestion[] => {
  const newest = runs.map(({ rounds }) => {
    const byQuestion = new Map<string, RoundResult>();
    for (const round of rounds) {
      if (round.lists !== 'questions') byQuestion.set(askedKey(round), round);
    }
    return byQuestion;
  });
  const keys = new Set(newest.toReversed().flatMap((rounds) => Array.from(rounds.keys())));
  return [...keys].map((key) =>
    trendOf(
      key,
      newest.map((rounds) => rounds.get(key) ?? null),
    ),
  );
};
