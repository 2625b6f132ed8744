import type { QuizScores, ScoredPerson } from '@sets/shared/quiz/after/scores.contract.ts';

/** By what people stand in their table: by a question, too, from 0. */
export type SortKey = 'place' | 'who' | 'points' | 'credit' | number;

export interface Sorting {
  readonly by: SortKey;
  readonly isUp: boolean;
}

const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** What is best first: right, partly, wrong, nothing, void. */
const letters = 'rpwnv';

const compare = (by: SortKey, one: ScoredPerson, other: ScoredPerson): number => {
  if (by === 'who') return inOrder.compare(one.name, other.name) || one.number - other.number;
  if (by === 'points' || by === 'credit') return one[by] - other[by];
  if (by === 'place') return one.place - other.place;
  const [first = '', second = ''] = [one.made[by], other.made[by]];
  return (
    letters.indexOf(first) - letters.indexOf(second) || (other.won[by] ?? 0) - (one.won[by] ?? 0)
  );
};

/** The people whose name has these letters, in that order; who is alike stays in the order of places. */
export const sortedPeople = (
  people: QuizScores['people'],
  { by, isUp }: Sorting,
  wanted = '',
): ScoredPerson[] => {
  const part = wanted.trim().toLocaleLowerCase();
  const found = people.filter(({ name }) => name.toLocaleLowerCase().includes(part));
  return found.toSorted(
    (one, other) => compare(by, one, other) * (isUp ? 1 : -1) || one.number - other.number,
  );
};

/** The other way round where it is sorted by that already; else the way that one looks for first. */
export const sortedBy = ({ by, isUp }: Sorting, wanted: SortKey): Sorting =>
  by === wanted
    ? { by, isUp: !isUp }
    : { by: wanted, isUp: wanted !== 'points' && wanted !== 'credit' };
