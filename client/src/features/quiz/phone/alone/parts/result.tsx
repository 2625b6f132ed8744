import type { AloneMineReading } from '@sets/shared/quiz/alone/alone.standing.ts';
import { slotIn } from '@sets/shared/quiz/alone/alone.slot.ts';
import * as z from 'zod/mini';
import { heldAnswer } from '../../../../../live/answer-sheet.ts';
import { MathText } from '../../../../../ui/math/math-text.tsx';
import { useAnswerParts } from '../../../../question/answer-parts.ts';
import { LinePicture } from '../../../../question/picture/line-picture.tsx';
import { afterEndMessages } from '../../../../stage/phone/after-end.messages.ts';
import { PhoneHeading } from '../../../../stage/phone/asked/phone-heading.tsx';
import { OwnSet } from '../../../../stage/phone/own-set.tsx';
import { stagePaths } from '../../../../stage/stage-paths.ts';
import { untilWhen } from '../../../../stage/until-when.ts';
import { quizPhoneMessages } from '../../quiz-phone.messages.ts';
import { aloneMessages as say } from '../alone.messages.ts';
import type { AlonePageProps } from '../alone-page.ts';
import { Judged } from './judged.tsx';

interface ResultProps extends AlonePageProps {
  /** The newest attempt; 0 where there is none. */
  readonly attempt: number;
  /** Whether this phone has not sent yet that it was handed in. */
  readonly isWaiting: boolean;
  readonly onAgain: () => void;
}

/** What is told of an attempt, question by question as this phone asked them. */
const Answers = ({
  told: { attempt, all },
  asks,
  sheet,
  many,
}: Pick<ResultProps, 'asks' | 'sheet'> & {
  readonly told: NonNullable<AloneMineReading['told']>;
  readonly many: boolean;
}) => {
  const partsOf = useAnswerParts(asks.map(({ question }) => question.kind));
  return (
    <>
      <h2>{say.answers(many ? attempt : null)}</h2>
      <ol className="alone-answers">
        {asks.map(({ place, question: asked }) => {
          const told = all.find((each) => each.place === place);
          const parts = partsOf.get(asked.kind);
          const question = z.safeParse(parts?.schemas.question ?? z.never(), asked).data;
          if (told === undefined || parts === undefined || question === undefined) return null;
          const held = heldAnswer(sheet, slotIn(attempt, place))?.value;
          const value = z.safeParse(parts.schemas.value, held).data;
          return (
            <li key={place}>
              <p dir="auto">
                <MathText text={question.text} />
              </p>
              <LinePicture question={question} />
              {value !== undefined && (
                <p className="alone-own" dir="auto">
                  <MathText text={parts.inWords(question, value).join(', ')} />
                </p>
              )}
              <Judged {...{ told, question, parts }} />
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Figures = ({ me, attempt }: { readonly me: AloneMineReading; readonly attempt: number }) => {
  const result = me.attempts.find(({ number }) => number === attempt)?.result ?? null;
  if (result === null) return null;
  return (
    <p className="alone-figures">
      <b>{say.result(result.hits, me.most.hits)}</b>
      <span>{say.points(result.points, me.most.points)}</span>
    </p>
  );
};

/** The attempt that counts so far, where it is another one than the newest. */
const countsSoFar = ({ view: { alone }, me, attempt }: ResultProps): string => {
  if (alone.counts === 'last') return '';
  const worth = (number: number): number =>
    me?.attempts.find((each) => each.number === number)?.result?.points ?? 0;
  const best = me?.attempts.toSorted((one, other) => worth(other.number) - worth(one.number))[0];
  if (best === undefined || worth(best.number) <= worth(attempt)) return '';
  return say.countsSoFar(best.number, worth(best.number));
};

/** What stands above it: handed in, closed, counted. */
const textOf = (props: ResultProps): readonly [title: string, text: string] => {
  const { view, attempt, isWaiting, me, offset } = props;
  const { alone, phase } = view;
  if (isWaiting && phase === 'open') return [say.handingInTitle, say.handingIn];
  if (attempt === 0) return [say.missedTitle, say.missed];
  if (phase !== 'open' && !alone.counted) return [say.countingTitle, say.counting];
  const counts = me?.counts ?? null;
  if (counts !== null && (me?.attempts.length ?? 0) > 1) {
    return [quizPhoneMessages.played, say.thisCounts(counts, alone.counts)];
  }
  if (alone.feedback === 'closed' && !alone.counted) {
    return [say.handedInTitle, say.toldLater(untilWhen(alone.until, offset))];
  }
  return alone.counted ? [quizPhoneMessages.played, ''] : [say.handedInTitle, countsSoFar(props)];
};

/** After an attempt was handed in, and after the end. */
export const Result = (props: ResultProps) => {
  const { run, view, me, asks, sheet, attempt, isWaiting, onAgain } = props;
  const { alone, phase } = view;
  const [title, text] = textOf(props);
  const left = alone.attempts === null ? null : alone.attempts - attempt;
  const mayGoOn = phase === 'open' && !isWaiting && (left === null || left > 0);
  const told = isWaiting ? null : (me?.told ?? null);
  return (
    <>
      <main className="kept-page alone-result" data-light="house">
        <OwnSet closed={!mayGoOn} />
        <PhoneHeading about={run.title}>{title}</PhoneHeading>
        {me !== null && told !== null && <Figures me={me} attempt={told.attempt} />}
        {text !== '' && <p>{text}</p>}
        {mayGoOn && <p>{say.attempts(left, alone.counts, alone.attempts)}</p>}
        {told !== null && <Answers {...{ told, asks, sheet }} many={attempt > 1} />}
        {phase === 'ended' && attempt > 0 && (
          <a className="phone-button" href={stagePaths.mineIn(run.runId)}>
            {quizPhoneMessages.privateLink}
          </a>
        )}
        {phase === 'ended' && <p>{afterEndMessages.next}</p>}
      </main>
      {mayGoOn && (
        <footer className="phone-foot">
          <button type="button" className="phone-button" onClick={onAgain}>
            {say.again(attempt + 1)}
          </button>
        </footer>
      )}
    </>
  );
};
