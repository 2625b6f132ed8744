import '../choosing/options.css';
import {
  number,
  type NumberCounts,
  type NumberQuestion,
} from '@sets/shared/question/kinds/number.ts';
import type { NumberGiven } from '@sets/shared/question/number/steps.ts';
import type { AnswerParts } from '../question-parts.ts';
import { NumberChart } from './number-chart.tsx';
import { NumberEntry } from './number-entry.tsx';
import { numberMessages as words } from './number.messages.ts';
import { sayAll, sayNumber } from './number-text.ts';

/** How a number is asked for and answered on a phone, and how others have answered. */
export const answer: AnswerParts<NumberQuestion, NumberGiven, NumberCounts> = {
  schemas: number.schemas,
  inWords: number.inWords,
  prompt: (question) => words.prompt(sayAll(question)),
  answersAtOnce: () => false,
  Answer: ({ question, value, enabled, counts, labelledBy, onChange, onSend }) => (
    <>
      {counts !== null && (
        <div className="number-live">
          <NumberChart
            {...{ question, counts }}
            caption={words.results(question.text)}
            own={value?.number ?? null}
          />
        </div>
      )}
      <fieldset className="number-answer" aria-labelledby={labelledBy}>
        <NumberEntry {...{ question, value, enabled, onChange, onSend }} />
      </fieldset>
    </>
  ),
  Dot: () => (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="var(--people)" />
    </svg>
  ),
  OwnResults: ({ question, caption, counts, value }) => (
    <NumberChart {...{ question, caption, counts }} own={value?.number ?? null}>
      {value !== null && value !== undefined && (
        <p className="only-spoken">{words.own(sayNumber(question, value.number))}</p>
      )}
    </NumberChart>
  ),
};
