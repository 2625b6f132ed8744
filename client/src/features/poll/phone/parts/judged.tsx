import './judged.css';
import { chosen } from '@sets/shared/question/choosing.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import * as z from 'zod/mini';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { morePhoneMessages as say } from '../more-phone.messages.ts';
import type { Given } from '../poll-phone-view.ts';

interface JudgedProps {
  readonly parts: AnyAnswerParts;
  readonly question: AnyQuestion;
  /** Ids of the options that are right. */
  readonly right: readonly string[];
  readonly given: Given;
}

/** Whether what counts is right: all of it, and nothing else. Null where nothing counts. */
const isRight = ({ value, place }: Given, right: readonly string[]): boolean | null => {
  const choices = place === 'counted' ? z.safeParse(chosen, value).data?.choices : undefined;
  if (choices === undefined) return null;
  return choices.length === right.length && choices.every((each) => right.includes(each));
};

const marks = { true: 'M7 19l8 8L29 10', false: 'M10 10l16 16M26 10L10 26' } as const;

/** Whether one's own answer is right, and what is. */
const Judged = ({ parts, question, right, given }: JudgedProps) => {
  const own = isRight(given, right);
  const { Dot, inWords } = parts;
  const value = { choices: right };
  return (
    <section className="poll-judged" data-own={own ?? 'none'} aria-live="polite">
      {own !== null && (
        <p className="poll-judged-own">
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <path d={marks[`${own}`]} />
          </svg>
          {own ? say.isRight : say.isWrong}
        </p>
      )}
      {own !== true && (
        <p className="poll-judged-right">
          <span>{say.right(right.length)}</span>
          <span className="poll-judged-marks" aria-hidden="true">
            <Dot question={question} value={value} />
          </span>
          <b dir="auto">
            <MathText text={inWords(question, value).join(', ')} />
          </b>
        </p>
      )}
    </section>
  );
};

export default Judged;
