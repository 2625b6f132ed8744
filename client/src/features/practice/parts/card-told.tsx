import type { PracticeJudged } from '@sets/shared/practice/practice.contract.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { answersOf } from '@sets/shared/question/right.ts';
import * as z from 'zod/mini';
import { MathText } from '../../../ui/math/math-text.tsx';
import type { AnyAnswerParts } from '../../question/answer-parts.ts';
import { orderIn } from '../own-order.ts';
import { rightInWords } from '../../stage/phone/asked/told-right.ts';
import { OutcomeMark } from '../../stage/phone/outcome-mark.tsx';
import { practiceMessages as words } from '../practice.messages.ts';
import { daysAway } from '../today.ts';

interface ToldProps {
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
  readonly judged: PracticeJudged;
}

/** What is right, in words and by its marks. */
const RightAnswer = ({ parts, question, judged }: ToldProps) => {
  const { Dot, schemas } = parts;
  const texts = rightInWords(parts, question, judged.right);
  const [answer] = answersOf(judged.right);
  // Only what has options has marks by which they are found below.
  const isMarked = orderIn('', question) !== undefined;
  const value = isMarked ? z.safeParse(schemas.value, answer).data : undefined;
  return (
    <span className="practice-right">
      <span>
        {words.rightIs(texts.length)}{' '}
        <b dir="auto">
          <MathText text={texts.join(', ')} />
        </b>
      </span>
      {value !== undefined && (
        <span className="practice-marks" aria-hidden="true">
          <Dot question={question} value={value} />
        </span>
      )}
    </span>
  );
};

const Judged = (props: ToldProps) => {
  const { outcome, explanation, due } = props.judged;
  return (
    <>
      <OutcomeMark outcome={outcome}>{words.outcomes[outcome]}</OutcomeMark>
      {outcome !== 'right' && <RightAnswer {...props} />}
      {explanation !== '' && (
        <span className="practice-why" dir="auto">
          <MathText text={explanation} />
        </span>
      )}
      {due !== null && (
        <span className="practice-about">{words.comesAgain(due, daysAway(due))}</span>
      )}
    </>
  );
};

/** What the answer came to, why, and when it is asked again; empty until it is told. */
export const CardTold = ({
  judged,
  ...asked
}: Omit<ToldProps, 'judged'> & { readonly judged: PracticeJudged | null }) => (
  <output className="practice-told" data-outcome={judged?.outcome}>
    {judged !== null && <Judged {...asked} judged={judged} />}
  </output>
);
