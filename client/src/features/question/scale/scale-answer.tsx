import './scale-answer.css';
import {
  countsOfStatement,
  momentsOfSteps,
  type Ratings,
  scale,
  type ScaleCounts,
  type ScaleQuestion,
  type Statement,
  type Step,
  stepsOf,
} from '@sets/shared/question/kinds/scale.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import type { AnswerParts, AnswerProps, DotProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { ScaleOwnResults } from './scale-own-results.tsx';
import { scaleMessages as words } from './scale.messages.ts';

type Props = AnswerProps<ScaleQuestion, Ratings, ScaleCounts>;

/** More numbers than these stand in two lines. */
const oneLine = 6;
/** Of the narrowest phone: the width for the steps, the gap between them, a letter of a label and what is beside it. */
const narrow = { width: 280, gap: 7, letter: 7.5, air: 10 } as const;

const longestWord = (labels: readonly string[]): number =>
  Math.max(...labels.flatMap((label) => label.split(/\s+/u).map((word) => word.length)));

/** How the steps stand: numbers and short labels beside each other, in so many columns; else below each other. */
const columnsOf = ({ steps, statements }: ScaleQuestion, count: number): number => {
  if (steps.type === 'numbers') return count <= oneLine ? count : Math.ceil(count / 2);
  const column = (narrow.width + narrow.gap) / count - narrow.gap;
  const fits = longestWord(steps.labels) * narrow.letter + narrow.air <= column;
  return statements.length > 1 && fits ? count : 1;
};

/** What the first and the last step mean, where that is written. */
const meaningOf = ({ steps }: ScaleQuestion, step: Step): string => {
  if (steps.type !== 'numbers') return '';
  if (step.value === steps.from) return steps.low;
  return step.value === steps.to ? steps.high : '';
};

/** The rating of a statement, or null where it is passed over. */
const ratingOf = (value: Ratings | null, statement: string): number | null =>
  value?.ratings.find((each) => each.id === statement)?.rating ?? null;

/** What is given once a statement is rated, or passed over again; null where nothing is left. */
const afterRating = (
  { question, value }: Props,
  statement: string,
  rating: number | null,
): Ratings | null => {
  const ratings = question.statements.flatMap(({ id }) => {
    const given = id === statement ? rating : ratingOf(value, id);
    return given === null ? [] : [{ id, rating: given }];
  });
  return ratings.length === 0 ? null : { ratings };
};

interface StepsProps extends Props {
  readonly statement: Statement;
}

const Steps = (props: StepsProps) => {
  const { question, statement, value, enabled, onChange } = props;
  const steps = stepsOf(question);
  const columns = columnsOf(question, steps.length);
  const own = ratingOf(value, statement.id);
  const name = `${question.id}.${statement.id}`;
  const rate = (rating: number | null): void => {
    if (enabled) onChange(afterRating(props, statement.id, rating));
  };
  const radio = (chosen: boolean, rating: number | null) => ({
    type: 'radio',
    name,
    checked: chosen,
    // Not `disabled`: the focus would fall off the page when the question closes.
    'aria-disabled': !enabled,
    onChange: () => rate(rating),
  });
  const style = { '--columns': columns } as CSSProperties;
  return (
    <>
      <span
        className="scale-steps"
        data-beside={columns > 1}
        data-labels={question.steps.type === 'labels'}
        style={style}
      >
        {steps.map((step) => (
          <label key={step.value} className="scale-step" data-chosen={own === step.value}>
            <input
              {...radio(own === step.value, step.value)}
              aria-label={words.end(step.name, meaningOf(question, step))}
            />
            <span dir="auto">{step.name}</span>
          </label>
        ))}
      </span>
      <Ends question={question} />
      {question.statements.length > 1 && (
        <label className="scale-none" data-chosen={own === null}>
          <input {...radio(own === null, null)} />
          <span>{words.noAnswer}</span>
        </label>
      )}
    </>
  );
};

/** What the ends mean: each is heard with its step. */
const Ends = ({ question: { steps } }: { readonly question: ScaleQuestion }) =>
  steps.type === 'numbers' && steps.low + steps.high !== '' ? (
    <span className="scale-ends" aria-hidden="true">
      <span dir="auto">{steps.low}</span> <span dir="auto">{steps.high}</span>
    </span>
  ) : null;

/** How others have rated, beside one's own. */
const Others = ({ question, counts, statement }: StepsProps) => {
  if (counts === null) return null;
  const { mean } = momentsOfSteps(stepsOf(question), countsOfStatement(counts, statement.id));
  return mean === null ? null : <b className="scale-others">{words.meanOf(tenths(mean))}</b>;
};

/** Each statement with its scale: one line of radios, of which one may be none. */
const Answer = (props: Props) => {
  const { question, labelledBy, closed } = props;
  const [first, ...more] = question.statements;
  const isBare = first !== undefined && more.length === 0 && first.text === '';
  return (
    <fieldset aria-labelledby={labelledBy} className="scale-answer" data-closed={closed}>
      {isBare ? (
        <>
          <Others {...props} statement={first} />
          <Steps {...props} statement={first} />
        </>
      ) : (
        question.statements.map((statement) => (
          <fieldset key={statement.id} className="scale-statement">
            <legend dir="auto">
              <MathText text={statement.text} />
            </legend>
            <Others {...props} statement={statement} />
            <Steps {...props} statement={statement} />
          </fieldset>
        ))
      )}
    </fieldset>
  );
};

/** A dot, which is the person; with the number where there is one. */
const Dot = ({ question, value }: DotProps<ScaleQuestion, Ratings>) => {
  const [only, ...more] = value.ratings;
  const isNumber = question.steps.type === 'numbers' && more.length === 0;
  return (
    <svg className="scale-dot" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      {isNumber && (
        <text x="12" y="16.5">
          {only?.rating}
        </text>
      )}
    </svg>
  );
};

export const answer: AnswerParts<ScaleQuestion, Ratings, ScaleCounts> = {
  schemas: scale.schemas,
  prompt: ({ statements }) => (statements.length > 1 ? words.prompt : words.promptOne),
  // With the arrow keys one comes by other steps: a tap is not yet the answer.
  answersAtOnce: () => false,
  inWords: scale.inWords,
  Answer,
  Dot,
  OwnResults: ScaleOwnResults,
};
