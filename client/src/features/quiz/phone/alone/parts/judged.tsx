import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { right as rightSchema } from '@sets/shared/question/right.ts';
import type { AloneMineReading } from '@sets/shared/quiz/alone/alone.standing.ts';
import * as z from 'zod/mini';
import { MathText } from '../../../../../ui/math/math-text.tsx';
import type { AnyAnswerParts } from '../../../../question/answer-parts.ts';
import { rightInWords } from '../../../../stage/phone/asked/told-right.ts';
import { Verdict } from '../../parts/verdict.tsx';
import { quizPhoneMessages } from '../../quiz-phone.messages.ts';

interface JudgedProps {
  readonly told: NonNullable<AloneMineReading['told']>['all'][number];
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
}

/** What was made of an answer, what is right, and why. */
export const Judged = ({ told, question, parts }: JudgedProps) => {
  const { outcome, gained, explanation } = told;
  const right = z.safeParse(rightSchema, told.right).data ?? null;
  const texts = right === null ? [] : rightInWords(parts, question, right);
  return (
    <div className="alone-judged" data-outcome={outcome}>
      <p className="quiz-judged">
        <Verdict outcome={outcome} />
        {gained > 0 && <span>{quizPhoneMessages.gained(gained)}</span>}
      </p>
      {outcome !== 'right' && texts.length > 0 && (
        <p dir="auto">
          {quizPhoneMessages.rightAnswers(texts.length)}{' '}
          <b>
            <MathText text={texts.join(', ')} />
          </b>
        </p>
      )}
      {explanation !== '' && (
        <p className="quiz-why" dir="auto">
          <MathText text={explanation} />
        </p>
      )}
    </div>
  );
};
