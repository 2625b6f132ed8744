import './scale-own-results.css';
import {
  countsOfStatement,
  momentsOfSteps,
  type Ratings,
  type ScaleCounts,
  type ScaleQuestion,
  stepsOf,
} from '@sets/shared/question/kinds/scale.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import type { OwnResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { scaleMessages as words } from './scale.messages.ts';
import { mostIn, StepBars } from './step-bars.tsx';

/** How the room rated, on a phone: each statement over its columns, with one's own beside the mean. */
export const ScaleOwnResults = (props: OwnResultsProps<ScaleQuestion, Ratings, ScaleCounts>) => {
  const { question, caption, counts, value } = props;
  const steps = stepsOf(question);
  return (
    <table className="scale-results">
      <caption className="only-spoken">{caption}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{words.statement}</th>
          <th scope="col">{words.mean}</th>
          <th scope="col">{words.steps}</th>
        </tr>
      </thead>
      <tbody>
        {question.statements.map(({ id, text }) => {
          const given = countsOfStatement(counts, id);
          const { mean } = momentsOfSteps(steps, given);
          const own = value?.ratings.find((each) => each.id === id)?.rating ?? null;
          const name = steps.find((step) => step.value === own)?.name;
          return (
            <tr key={id}>
              <th scope="row">
                {text === '' ? (
                  <span className="only-spoken">{question.text}</span>
                ) : (
                  <span className="scale-results-text" dir="auto">
                    <MathText text={text} />
                  </span>
                )}{' '}
                {name !== undefined && (
                  <span className="scale-results-own">
                    <span className="you">{words.you}</span> <b dir="auto">{name}</b>
                  </span>
                )}
              </th>
              <td>{mean === null ? words.nobody : words.meanOf(tenths(mean))}</td>
              <td>
                <StepBars steps={steps} counts={given} most={mostIn(counts)} own={own} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
