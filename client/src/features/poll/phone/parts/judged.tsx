import './judged.css';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { allOrNothing } from '@sets/shared/live/own-part.ts';
import { answersOf, isRight, right as rightSchema } from '@sets/shared/question/right.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import type { Notes } from '../../../../live/phone-memory.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { OwnVerdict } from '../../../stage/phone/own-verdict.tsx';
import { rightMessages as say } from '../../../stage/phone/right.messages.ts';
import type { Given } from '../../../stage/phone/asked/given-answer.ts';
import { rightInWords, rightNote } from '../../../stage/phone/asked/told-right.ts';

interface JudgedProps {
  readonly parts: AnyAnswerParts;
  readonly question: AnyQuestion;
  readonly view: PollPhoneReading;
  readonly given: Given;
  readonly notes: Notes;
}

/** Whether one's own answer is right, and what is: as it was told, and kept for the end. */
const Judged = ({ parts, question, view, given, notes }: JudgedProps) => {
  const right = useMemo(() => z.safeParse(rightSchema, view.right).data, [view.right]);
  useEffect(() => {
    if (right !== undefined) notes.write(rightNote(view.question), right);
  }, [notes, view.question, right]);
  if (right === undefined) return null;
  const own = given.place === 'counted' ? isRight(right, given.value) : null;
  const outcome = allOrNothing(own);
  const { Dot } = parts;
  const texts = rightInWords(parts, question, right);
  return (
    <section className="poll-judged" data-own={own ?? 'none'} aria-live="polite">
      {outcome !== null && <OwnVerdict outcome={outcome} />}
      {own !== true && (
        <p className="poll-judged-right">
          <span>{say.right(texts.length)}</span>
          <span className="poll-judged-marks" aria-hidden="true">
            <Dot question={question} value={answersOf(right)[0]} />
          </span>
          <b dir="auto">
            <MathText text={texts.join(', ')} />
          </b>
        </p>
      )}
    </section>
  );
};

export default Judged;
