/** How being quick counts: from all of the points down to half of them, or not at all. */
export const paces = ['speed', 'flat'] as const;
export type Pace = (typeof paces)[number];

/** What a question is worth. */
export interface Worth {
  /** 0: nothing is won; 1, or double. */
  readonly points: 0 | 1 | 2;
  readonly pace: Pace;
  /** ms to answer; null without a limit: then being quick counts nothing. */
  readonly limit: number | null;
}

/** An answer as it is scored: which part of it is right (0 to 1), and how many ms it took; null where nobody's time is taken. */
export interface Scored {
  readonly share: number;
  readonly took: number | null;
}

export const single = 1_000;
/** Whoever is quicker than that has read nothing: all are as good as it. ms. */
const instant = 500;
/** What right and slow keeps, as a part of all. */
const floor = 0.5;

/** Right answers one after the other: the second brings so much more, each next one as much again, up to `most`. */
const streak = { step: 100, most: 500 } as const;
/** So much a question can bring beside its own points. */
export const mostStreakBonus: number = streak.most;

/** Which part of the points is kept: 1 when they are given at once, `floor` at the end of the time. */
const speed = (took: number, limit: number): number => {
  const late = Math.min(1, Math.max(0, (took - instant) / Math.max(1, limit - instant)));
  return 1 - (1 - floor) * late;
};

/** The points of an answer: whole, never fewer than half of what its right part is worth. */
export const pointsOf = ({ points, pace, limit }: Worth, { share, took }: Scored): number => {
  const kept = pace === 'flat' || limit === null || took === null ? 1 : speed(took, limit);
  return Math.round(points * single * share * kept);
};

/** What is added for the `run`-th right answer in a row (from 1) to questions that are worth something. */
export const streakBonus = (run: number): number =>
  Math.min(streak.most, Math.max(0, run - 1) * streak.step);

/** The ranks of these points, from 1: who has the same has the same rank, and those after them are counted on. */
export const ranksOf = (points: readonly number[]): number[] => {
  const sorted = points.toSorted((one, other) => other - one);
  const first = new Map<number, number>();
  sorted.forEach((each, index) => {
    if (!first.has(each)) first.set(each, index + 1);
  });
  return points.map((each) => first.get(each) ?? 0);
};

/** The mean of points; 0 of none. */
export const meanOf = (points: readonly number[]): number =>
  points.length === 0 ? 0 : points.reduce((all, each) => all + each, 0) / points.length;

/** To one decimal: so that no small team's points are rounded to nothing. */
export const toTenth = (points: number): number => Math.round(points * 10) / 10;
