import {
  countsOfStatement,
  momentsOfSteps,
  type ScaleCounts,
  type ScaleQuestion,
  stepsOf,
} from '@sets/shared/question/kinds/scale.ts';
import { formatCount } from '../../../ui/number-format.ts';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { type RowColours, SetRows } from '../sets/set-rows.tsx';
import { tenths } from '../tenths.ts';
import { ScaleColumns } from './scale-columns.tsx';
import { scaleMessages as words } from './scale.messages.ts';

type Props = ScreenProps<ScaleQuestion, ScaleCounts>;

const asPeople = (colourOf: (token: string) => string): RowColours => ({
  fill: colourOf('people'),
  edge: null,
});

/** What is heard once the result is out. */
const spokenOf = ({ question, counts }: Props): string =>
  question.statements
    .flatMap(({ id, text }) => {
      const given = counts === null ? [] : countsOfStatement(counts, id);
      const { mean, count } = momentsOfSteps(stepsOf(question), given);
      return mean === null ? [] : [words.spoken(text, tenths(mean), formatCount(count))];
    })
    .join('. ');

const endsOf = ({ steps }: ScaleQuestion): readonly [string, string] | undefined =>
  steps.type === 'numbers' && steps.low + steps.high !== '' ? [steps.low, steps.high] : undefined;

/** While it is written, statements that are still empty are left out where others are not. */
const writtenOf = (question: ScaleQuestion): ScaleQuestion => {
  const written = question.statements.filter(({ text }) => text.trim() !== '');
  const statements = written.length > 0 ? written : question.statements.slice(0, 1);
  return { ...question, statements };
};

/** What is counted of all statements, one after the other. */
const allCounts = (question: ScaleQuestion, counts: ScaleCounts | null): number[] =>
  counts === null ? [] : question.statements.flatMap(({ id }) => countsOfStatement(counts, id));

/** Statements below each other, each with a small set for each step. */
const ScaleRows = (props: Props) => {
  const { question, counts, answered, standing } = props;
  const steps = stepsOf(question);
  const ends = endsOf(question);
  const rows = question.statements.map(({ id, text }) => {
    const given = counts === null ? null : countsOfStatement(counts, id);
    const { mean } = momentsOfSteps(steps, given ?? []);
    return { id, text, counts: given, figures: [mean === null ? '' : tenths(mean)] };
  });
  return (
    <SetRows
      {...{ answered, standing, rows }}
      text={question.text}
      beside={allCounts(question, props.beside?.counts ?? null)}
      order={rows.map(({ id }) => id)}
      rowHead={words.statement}
      heads={steps.map(({ name }) => name)}
      {...(ends === undefined ? {} : { ends })}
      figureHeads={[words.mean]}
      coloursOf={asPeople}
      spoken={spokenOf(props)}
    />
  );
};

const ScaleScreen = (props: Props) => {
  const question = writtenOf(props.question);
  const given = { ...props, question };
  const isBare = question.statements.length === 1 && question.statements[0]?.text.trim() === '';
  return isBare ? <ScaleColumns {...given} spoken={spokenOf(given)} /> : <ScaleRows {...given} />;
};

export const scaleScreen: ScreenParts<ScaleQuestion, ScaleCounts> = {
  note: ({ steps }) => (steps.type === 'numbers' ? words.from(steps.from, steps.to) : ''),
  Screen: ScaleScreen,
};
