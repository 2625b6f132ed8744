import '../figure-table.css';
import {
  countsOfStatement,
  momentsOfSteps,
  type Ratings,
  type ScaleCounts,
  type ScaleQuestion,
  type Statement,
  stepsOf,
} from '@sets/shared/question/kinds/scale.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { scaleMessages as words } from './scale.messages.ts';
import { mostIn, StepBars } from './step-bars.tsx';

type Props = ResultsProps<ScaleQuestion, Ratings, ScaleCounts>;

const tenthsOrNone = (value: number | null): string => (value === null ? '–' : tenths(value));

const Rows = ({ question, counts, statement }: Props & { statement: Statement }) => {
  const steps = stepsOf(question);
  const given = counts === null ? null : countsOfStatement(counts, statement.id);
  const { count, mean, deviation } = momentsOfSteps(steps, given ?? []);
  return (
    <>
      <tr>
        <th scope="row" dir="auto">
          {statement.text === '' ? words.answers : <MathText text={statement.text} />}
        </th>
        {given !== null && <td data-main="true">{tenthsOrNone(mean)}</td>}
        {given !== null && <td>{tenthsOrNone(deviation)}</td>}
        {given !== null && <td>{formatCount(count)}</td>}
      </tr>
      {counts !== null && given !== null && (
        <tr data-goes-on="true">
          <td colSpan={4}>
            <StepBars steps={steps} counts={given} most={mostIn(counts)} own={null} />
          </td>
        </tr>
      )}
    </>
  );
};

/** Mean, spread and number of each statement, over how often each step was given. */
const Results = (props: Props) => (
  <table className="figure-table">
    <caption className="only-spoken">{props.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.statement}</th>
        {props.counts !== null && <th scope="col">{words.mean}</th>}
        {props.counts !== null && <th scope="col">{words.spread}</th>}
        {props.counts !== null && <th scope="col">{words.ratings}</th>}
      </tr>
    </thead>
    <tbody>
      {props.question.statements.map((statement) => (
        <Rows key={statement.id} {...props} statement={statement} />
      ))}
    </tbody>
  </table>
);

export const scaleResults: ResultParts<ScaleQuestion, Ratings, ScaleCounts> = { Results };
