import type { RunLine, RunResults } from '@sets/shared/run/run.contract.ts';
import { formatExactMoment, formatMoment } from '../run-times.ts';

type Named = Pick<RunResults, 'title' | 'openedAt'>;

/** What two runs are called beside each other: by when they were; within one minute by their titles, or else to the second. */
export const namesOf = (one: Named, other: Named): [string, string] => {
  const names: [string, string] = [formatMoment(one.openedAt), formatMoment(other.openedAt)];
  if (names[0] !== names[1]) return names;
  return one.title === other.title
    ? [formatExactMoment(one.openedAt), formatExactMoment(other.openedAt)]
    : [`${names[0]}, ${one.title}`, `${names[1]}, ${other.title}`];
};

const textOf = ({ title, openedAt }: Named, format: (at: string) => string): string =>
  `${format(openedAt)} · ${title}`;

/** Runs to choose from, none of which is called like another one. */
export const choicesOf = (
  runs: readonly Pick<RunLine, 'runId' | 'title' | 'openedAt'>[],
): { readonly value: string; readonly text: string }[] => {
  const texts = runs.map((run) => textOf(run, formatMoment));
  return runs.map((run, at) => {
    const isAlone = texts.every((text, other) => other === at || text !== texts[at]);
    return { value: run.runId, text: textOf(run, isAlone ? formatMoment : formatExactMoment) };
  });
};
