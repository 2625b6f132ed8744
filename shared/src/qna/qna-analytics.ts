/*
 * What came of the questions of a topic, over the weeks and by label. Pure.
 */

/** A question as it counts. Times are milliseconds since the epoch. */
export interface CountedQuestion {
  readonly at: number;
  readonly votes: number;
  readonly answers: number;
  /** When somebody else answered first; null where nobody has. */
  readonly answeredAt: number | null;
  /** Ids of labels. */
  readonly labels: readonly string[];
}

/** What some questions came to together. */
export interface QnaFigures {
  readonly questions: number;
  readonly votes: number;
  readonly answers: number;
  readonly unanswered: number;
  /** The middle time from a question to its first answer, in ms; null where none has one. */
  readonly responseMs: number | null;
}

export interface QnaWeek extends QnaFigures {
  /** The day that it begins, as `2026-10-12`. */
  readonly from: string;
  /** 1 for the week in which the space starts; null where the space has no start, or it was before. */
  readonly week: number | null;
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** 5 January 1970 was a Monday. */
const someMonday = 4 * dayMs;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The value in the middle; of two the lower one. Null of none. */
export const medianOf = (values: readonly number[]): number | null =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;

/** What these questions came to. `answers`: how many were given, where that is not all that they have. */
export const figuresOf = (
  questions: readonly CountedQuestion[],
  answers: number = questions.reduce((sum, each) => sum + each.answers, 0),
): QnaFigures => ({
  questions: questions.length,
  votes: questions.reduce((sum, { votes }) => sum + votes, 0),
  answers,
  unanswered: questions.filter(({ answeredAt }) => answeredAt === null).length,
  responseMs: medianOf(
    questions.flatMap(({ at, answeredAt }) =>
      answeredAt === null ? [] : [Math.max(0, answeredAt - at)],
    ),
  ),
});

interface Weighed {
  readonly questions: readonly CountedQuestion[];
  /** When each answer was given: an answer counts in the week in which it came. */
  readonly answeredAt: readonly number[];
  /** The day that the space starts, as `2026-10-12`; '' where none is said. Weeks begin as it does, else on Mondays. */
  readonly startDate: string;
}

/**
 * Each week from the first in which something was asked or answered to the last one, in UTC, also
 * those in which nothing was. Votes, response times and what is unanswered are of the questions that
 * were asked in the week.
 */
export const weeksOf = ({ questions, answeredAt, startDate }: Weighed): QnaWeek[] => {
  const start = startDate === '' ? null : Date.parse(`${startDate}T00:00:00Z`);
  const weekOf = (ms: number): number => Math.floor((ms - (start ?? someMonday)) / weekMs);
  const asked = Map.groupBy(questions, ({ at }) => weekOf(at));
  const answers = Map.groupBy(answeredAt, weekOf);
  const weeks = [...asked.keys(), ...answers.keys()];
  if (weeks.length === 0) return [];
  const [first, last] = [
    weeks.reduce((least, week) => Math.min(least, week)),
    weeks.reduce((most, week) => Math.max(most, week)),
  ];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const week = first + index;
    return {
      from: dayOf((start ?? someMonday) + week * weekMs),
      week: start === null || week < 0 ? null : week + 1,
      ...figuresOf(asked.get(week) ?? [], answers.get(week)?.length ?? 0),
    };
  });
};

/** What the questions of each label came to, in the order of the labels; a question counts for each of its labels. */
export const byLabel = <Label extends { readonly labelid: string }>(
  questions: readonly CountedQuestion[],
  labels: readonly Label[],
): (QnaFigures & { readonly label: Label | null })[] => {
  const known = new Set(labels.map(({ labelid }) => labelid));
  const rows = labels.map((label) => ({
    label,
    ...figuresOf(questions.filter((each) => each.labels.includes(label.labelid))),
  }));
  const without = questions.filter((each) => !each.labels.some((label) => known.has(label)));
  return without.length === 0 ? rows : [...rows, { label: null, ...figuresOf(without) }];
};
