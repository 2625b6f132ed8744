import './judged.css';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { isRight, right as rightSchema } from '@sets/shared/question/right.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import * as z from 'zod/mini';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { morePhoneMessages as say } from '../more-phone.messages.ts';
import type { Given } from '../poll-phone-view.ts';

interface JudgedProps {
  readonly parts: AnyAnswerParts;
  readonly question: AnyQuestion;
  /** What is right, as it was told. */
  readonly told: unknown;
  readonly given: Given;
}

const marks = { true: 'M7 19l8 8L29 10', false: 'M10 10l16 16M26 10L10 26' } as const;

/** Whether one's own answer is right, and what is. */
const Judged = ({ parts, question, told, given }: JudgedProps) => {
  const right = z.safeParse(rightSchema, told).data;
  if (right === undefined) return null;
  const own = given.place === 'counted' ? isRight(right, given.value) : null;
  const { Dot, inWords } = parts;
  const [value, many] = Array.isArray(right)
    ? [{ choices: right }, right.length]
    : [{ number: right.number }, 1];
  const within = Array.isArray(right) || right.within === 0 ? '' : say.within(right.within);
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
          <span>{say.right(many)}</span>
          <span className="poll-judged-marks" aria-hidden="true">
            <Dot question={question} value={value} />
          </span>
          <b dir="auto">
            <MathText text={inWords(question, value).join(', ') + within} />
          </b>
        </p>
      )}
    </section>
  );
};

export default Judged;
