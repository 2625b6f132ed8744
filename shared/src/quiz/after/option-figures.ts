import { kindOf } from '../../question/question-kinds.ts';
import { isOfType } from '../../question/right.ts';
import { shareOfRight } from '../scoring/right-for.ts';
import type { SaidOnce } from './said.ts';
import type { TableQuestion } from './score-table.ts';
import type { Thirds } from './thirds.ts';

/** So many of what was typed are told: what most said. */
export const mostSaid = 8;

/** Something to choose from, or that was typed, and who said it. */
export interface OptionFigures {
  readonly text: string;
  readonly right: boolean;
  readonly count: number;
  /** Of each third how many; null where there are no thirds. */
  readonly upper: number | null;
  readonly lower: number | null;
}

const inBoth = (by: ReadonlySet<string>, third: ReadonlySet<string> | undefined): number | null =>
  third === undefined ? null : [...by].filter((participant) => third.has(participant)).length;

const figures = (
  { text, right }: Pick<OptionFigures, 'text' | 'right'>,
  by: ReadonlySet<string>,
  thirds: Thirds | null,
): OptionFigures => ({
  text,
  right,
  count: by.size,
  upper: inBoth(by, thirds?.upper),
  lower: inBoth(by, thirds?.lower),
});

const choicesIn = (value: object): readonly string[] =>
  'choices' in value && Array.isArray(value.choices) ? value.choices : [];

/** Each option in its order, also those that nobody chose; of what is not chosen among options, what most said. */
export const optionFigures = (
  { item: { question }, right }: Pick<TableQuestion, 'item' | 'right'>,
  said: readonly SaidOnce[],
  thirds: Thirds | null,
): OptionFigures[] => {
  const choosing = kindOf(question).choosing?.(question);
  if (choosing === undefined || !isOfType('options', right)) {
    return said
      .toSorted((one, other) => other.by.size - one.by.size || (one.text < other.text ? -1 : 1))
      .slice(0, mostSaid)
      .map(({ text, value, by }) =>
        figures({ text, right: shareOfRight(question, right, value) === 1 }, by, thirds),
      );
  }
  return choosing.options.map(({ id, text }) => {
    const by = new Set(
      said.flatMap((each) => (choicesIn(each.value).includes(id) ? Array.from(each.by) : [])),
    );
    return figures({ text, right: right.ids.includes(id) }, by, thirds);
  });
};
