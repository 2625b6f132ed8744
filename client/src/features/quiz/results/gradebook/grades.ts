import type { QuizScores, ScoredPerson } from '@sets/shared/quiz/after/scores.contract.ts';

/** What a grade is made of: what was right, however long it took, or the points of the quiz. */
export type GradeOf = 'credit' | 'points';

/** How it is written: of a hundred, as it is, or out of so many. */
export type Scale = 'percent' | 'plain' | 'outOf';

export interface Grading {
  readonly of: GradeOf;
  readonly scale: Scale;
  /** What is the most, where it is out of so many. */
  readonly outOf: number;
}

export const outOfLimits = { min: 1, max: 10_000 } as const;

type All = Pick<QuizScores, 'most' | 'counted'>;

/** The most that somebody can have. */
export const mostOf = ({ of, scale, outOf }: Grading, { most, counted }: All): number => {
  if (scale === 'percent') return 100;
  if (scale === 'outOf') return outOf;
  return of === 'points' ? most : counted;
};

/** A grade, with two decimals at most; null where nothing counts. */
export const gradeOf = (
  grading: Grading,
  all: All,
  { points, credit }: Pick<ScoredPerson, 'points' | 'credit'>,
): number | null => {
  const [had, whole] = grading.of === 'points' ? [points, all.most] : [credit, all.counted];
  if (whole === 0) return null;
  return Math.round((had / whole) * mostOf(grading, all) * 100) / 100;
};
