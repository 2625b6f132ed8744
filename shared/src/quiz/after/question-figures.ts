import type { ScoreTable } from './score-table.ts';
import { alpha, correlation, median } from './statistics.ts';
import type { Thirds } from './thirds.ts';

/** Of fewer people or questions than these, chance says more than the question (decision 86). */
export const enough = { people: 20, questions: 3 } as const;

/** What the answers say of a question. */
export interface QuestionFigures {
  readonly answered: number;
  readonly right: number;
  readonly partly: number;
  /** Which part of what is right those who answered have, on average; null where nobody answered. */
  readonly share: number | null;
  readonly medianMs: number | null;
  /** How far whoever has this question has the others too, from -1 to 1; null where that cannot be said. */
  readonly discrimination: number | null;
  /** How much more of it the upper third has than the lower; null where that cannot be said. */
  readonly upperLower: number | null;
}

/** How far the questions ask for the same. */
export interface Reliability {
  readonly alpha: number;
  /** Each question is right or wrong, so that it is KR-20. */
  readonly isKr20: boolean;
}

const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((all, each) => all + each, 0) / numbers.length;

/** Of those who answered a question: what they have of it, and of all that counts besides. */
const pairsAt = ({ questions, people }: ScoreTable, at: number) => {
  const counts = questions[at]?.counts === true;
  return people.flatMap(({ participant, scored, credit }) => {
    const own = scored[at] ?? null;
    if (own === null) return [];
    return [{ participant, ...own, rest: credit - (counts ? own.share : 0) }];
  });
};

/** The figures of a question, by its place in the table. */
export const figuresAt = (
  table: ScoreTable,
  at: number,
  thirds: Thirds | null,
): QuestionFigures => {
  const pairs = pairsAt(table, at);
  const shares = pairs.map(({ share }) => share);
  const others = table.questions.filter(({ counts }, place) => counts && place !== at).length;
  const says = pairs.length >= enough.people && others + 1 >= enough.questions;
  const of = (third: ReadonlySet<string> | undefined): number | null =>
    meanOf(pairs.filter(({ participant }) => third?.has(participant)).map(({ share }) => share));
  const [upper, lower] = [of(thirds?.upper), of(thirds?.lower)];
  return {
    answered: pairs.length,
    right: shares.filter((share) => share === 1).length,
    partly: shares.filter((share) => share > 0 && share < 1).length,
    share: meanOf(shares),
    medianMs: median(pairs.flatMap(({ took }) => took ?? [])),
    discrimination: says
      ? correlation(
          shares,
          pairs.map(({ rest }) => rest),
        )
      : null,
    upperLower: says && upper !== null && lower !== null ? upper - lower : null,
  };
};

/** Null where too few people or questions say anything of it. What somebody did not answer they have nothing of. */
export const reliabilityOf = ({ questions, people }: ScoreTable): Reliability | null => {
  const columns = questions.flatMap(({ counts }, at) =>
    counts ? [people.map(({ scored }) => scored[at]?.share ?? 0)] : [],
  );
  if (people.length < enough.people || columns.length < enough.questions) return null;
  const found = alpha(columns);
  const isKr20 = columns.every((own) => own.every((share) => share === 0 || share === 1));
  return found === null ? null : { alpha: found, isKr20 };
};
