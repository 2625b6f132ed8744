import type { TablePerson } from './score-table.ts';

/** So many people are in a third at least: fewer say nothing of a question. */
export const leastInThird = 5;

/** Which of the people did best in all of the quiz, and which worst; null where they are too few, or too alike. */
export interface Thirds {
  readonly upper: ReadonlySet<string>;
  readonly lower: ReadonlySet<string>;
}

const ids = (of: readonly Pick<TablePerson, 'participant'>[]) =>
  new Set(of.map(({ participant }) => participant));

/** Whoever has as much as somebody in a third is in it too, so a third may be larger than a third. */
export const thirdsOf = (
  people: readonly Pick<TablePerson, 'participant' | 'credit'>[],
): Thirds | null => {
  const sorted = people.map(({ credit }) => credit).toSorted((one, other) => one - other);
  const size = Math.ceil(sorted.length / 3);
  const [most, least] = [sorted[size - 1], sorted.at(-size)];
  if (size < leastInThird || most === undefined || least === undefined || most >= least)
    return null;
  return {
    upper: ids(people.filter(({ credit }) => credit >= least)),
    lower: ids(people.filter(({ credit }) => credit <= most)),
  };
};
