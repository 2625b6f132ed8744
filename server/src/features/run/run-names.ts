import { limits } from '@sets/shared/core/limits.ts';
import type { RunNames } from '@sets/shared/run/run-names.contract.ts';
import type { AnswerLine } from '../../live/history/answer-lines.ts';

const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Who answered under which name, by the answers of a run that asked for names. */
export const runNamesOf = (lines: readonly AnswerLine[]): RunNames => {
  const people = new Map<number, RunNames['people'][number]>();
  for (const { participant: number, name } of lines) {
    if (name === undefined) continue;
    const known = people.get(number) ?? { number, name: name ?? '', answers: 0 };
    people.set(number, { ...known, answers: known.answers + 1 });
  }
  const sorted = [...people.values()].toSorted((one, other) =>
    inOrder.compare(one.name, other.name),
  );
  return {
    named: people.size > 0,
    people: sorted.slice(0, limits.namesShown),
    total: people.size,
  };
};
