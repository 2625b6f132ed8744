import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { right as rightSchema } from '@sets/shared/question/right.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizOutcome, QuizPersonal } from '@sets/shared/quiz/quiz.standing.ts';
import { Suspense, useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { heldAnswer, refusedAnswer } from '../../../../live/answer-sheet.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { type AnyAnswerParts, knowsKind, useAnswerParts } from '../../../question/answer-parts.ts';
import { PicturePlace } from '../../../question/picture/picture-place.tsx';
import { askedMessages } from '../../../stage/phone/asked/asked.messages.ts';
import { PhoneHeading } from '../../../stage/phone/asked/phone-heading.tsx';
import { keepQuestion } from '../../../stage/phone/asked/seen-questions.ts';
import { rightInWords } from '../../../stage/phone/asked/told-right.ts';
import { Unreadable } from '../../../stage/phone/asked/unreadable.tsx';
import { KeptSet } from '../../../stage/phone/kept-set.tsx';
import { keepWhy } from '../kept-why.ts';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';
import type { QuizPageProps } from '../quiz-phone-view.ts';
import { Facts } from './facts.tsx';
import { aboutOf, QuizProgress } from './quiz-progress.tsx';
import { Verdict } from './verdict.tsx';

interface RevealedProps extends QuizPageProps {
  readonly took: number | null;
}

interface ToldProps extends RevealedProps {
  readonly place: number;
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
}

/** How many places one went up, or of how many it is. */
const moved = ({ place, before, players, told }: QuizPersonal): string => {
  const up = told > 1 && place !== null && before !== null ? before - place : 0;
  return up > 0 ? say.up(up) : say.placeOf(players);
};

const Gained = ({ me, settings }: Pick<QuizPageProps, 'me' | 'settings'>) => {
  if (me === null || me.last === null) return null;
  const { gained, outcome } = me.last;
  const { place } = me;
  const showsPlace = place !== null && !settings.calm;
  return (
    <Facts
      facts={[
        outcome === 'void' ? null : [say.gained(gained), say.points(gained)],
        showsPlace ? [say.ordinal(place), moved(me)] : null,
        me.streak > 1 ? [say.figure(me.streak), say.inRow] : [say.figure(me.points), say.inAll],
      ]}
    />
  );
};

/** What the answer was, or what is right: whichever there is to say. */
const Answered = (
  props: ToldProps & { readonly outcome: QuizOutcome; readonly value: unknown },
) => {
  const { view, parts, question, outcome, value, took, settings, sheet, place } = props;
  const right = useMemo(() => z.safeParse(rightSchema, view.right).data ?? null, [view.right]);
  const isLate = refusedAnswer(sheet, slotOf(place))?.failure.code === 'TOO_LATE';
  if (outcome === 'right') {
    const own = value === null ? [] : parts.inWords(question, value);
    return (
      <p>
        <b dir="auto">
          <MathText text={own.join(', ')} />
        </b>
        {took !== null && !settings.calm && ` ${say.inSeconds(took)}`}
      </p>
    );
  }
  const texts = right === null ? [] : rightInWords(parts, question, right);
  return (
    <>
      {outcome === 'none' && isLate && <p>{say.tooLate}</p>}
      {outcome === 'void' && <p>{say.voidedText}</p>}
      {texts.length > 0 && (
        <p>
          {say.rightAnswers(texts.length)}{' '}
          <b dir="auto">
            <MathText text={texts.join(', ')} />
          </b>
        </p>
      )}
    </>
  );
};

/** What was asked, with all that could be answered, and how everybody did. */
const WhatWasAsked = ({
  view,
  tally,
  parts,
  question,
  value,
}: ToldProps & { readonly value: unknown }) => {
  const { OwnResults, Answer } = parts;
  const counts = z.safeParse(parts.schemas.counts, tally?.counts).data ?? null;
  const answered = tally?.answered ?? 0;
  const hits = tally?.hits ?? null;
  const right = z.safeParse(rightSchema, view.right).data ?? null;
  const shown = { question, value, answered, told: view.right };
  return (
    <section className="quiz-asked" aria-labelledby="asked">
      <h2 id="asked" dir="auto">
        <MathText text={question.text} />
      </h2>
      <PicturePlace question={question} />
      {counts === null ? (
        <Answer
          {...shown}
          counts={null}
          enabled={false}
          closed
          labelledBy="asked"
          onChange={() => undefined}
        />
      ) : (
        <Suspense>
          <OwnResults {...shown} {...{ counts, right }} caption={say.resultsOf(question.text)} />
        </Suspense>
      )}
      {hits !== null && answered > 1 && <p className="quiz-note">{say.others(hits, answered)}</p>}
    </section>
  );
};

const Told = (props: ToldProps) => {
  const { view, me, parts, question, place, notes, sheet } = props;
  const { Dot } = parts;
  const value = z.safeParse(parts.schemas.value, heldAnswer(sheet, slotOf(place))?.value).data;
  const given = value ?? null;
  const last = me?.last?.place === place ? me.last : null;
  const outcome = view.voided ? 'void' : (last?.outcome ?? null);
  useEffect(() => keepQuestion(notes, place, question), [notes, place, question]);
  useEffect(() => keepWhy(notes, place, view.explanation), [notes, place, view.explanation]);
  const isRight = outcome === 'right';
  return (
    <>
      <QuizProgress {...props} />
      <main className="quiz-told" data-light={isRight ? 'house' : undefined}>
        <div className="quiz-moment" data-outcome={outcome}>
          <KeptSet
            open={!isRight}
            marks={
              given === null
                ? []
                : [{ key: 'own', mark: <Dot question={question} value={given} /> }]
            }
          />
          <PhoneHeading about={aboutOf(props)}>
            {outcome === null ? askedMessages.closed : <Verdict outcome={outcome} />}
          </PhoneHeading>
          {outcome !== null && <Answered {...props} outcome={outcome} value={given} />}
          {last !== null && <Gained {...props} />}
        </div>
        {view.explanation !== '' && (
          <p className="quiz-why" dir="auto">
            <MathText text={view.explanation} />
          </p>
        )}
        <WhatWasAsked {...props} value={given} />
      </main>
    </>
  );
};

/** What is right, and what one's own answer came to. */
export const Revealed = (props: RevealedProps) => {
  const { current, place, next } = props.view;
  const kind = current?.kind ?? '';
  const parts = useAnswerParts([kind, next ?? '']).get(kind);
  const question = useMemo(
    () =>
      parts === undefined ? null : (z.safeParse(parts.schemas.question, current).data ?? null),
    [parts, current],
  );
  if (parts === undefined && knowsKind(kind))
    return <main className="quiz-told" aria-busy="true" />;
  if (parts === undefined || question === null || place === null) return <Unreadable />;
  return <Told key={place} {...props} {...{ parts, question, place }} />;
};
