import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { type AnyAnswerParts, knowsKind, useAnswerParts } from '../../../question/answer-parts.ts';
import type { OwnWords } from '../../../stage/phone/asked/answer-line.ts';
import { AskedHeading } from '../../../stage/phone/asked/asked-heading.tsx';
import { AskedStrip } from '../../../stage/phone/asked/asked-strip.tsx';
import { askedMessages } from '../../../stage/phone/asked/asked.messages.ts';
import type { Given } from '../../../stage/phone/asked/given-answer.ts';
import { keepQuestion } from '../../../stage/phone/asked/seen-questions.ts';
import { SendButton } from '../../../stage/phone/asked/send-button.tsx';
import { Unreadable } from '../../../stage/phone/asked/unreadable.tsx';
import { useAnswering } from '../../../stage/phone/asked/use-answering.ts';
import { useSecondsLeft } from '../../../stage/use-seconds-left.ts';
import { ownOrder } from '../option-order.ts';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';
import type { QuizPageProps } from '../quiz-phone-view.ts';
import { useShownAt } from '../use-shown-at.ts';
import { aboutOf, QuizProgress } from './quiz-progress.tsx';
import { Worth } from './worth.tsx';

const nothing = z.never();
/** What draws a question while what it is answered with is not here: nothing can be tapped. */
const unanswerable: AnyAnswerParts = {
  schemas: { question: nothing, value: nothing, counts: nothing },
  prompt: () => '',
  answersAtOnce: () => true,
  inWords: () => [],
  Answer: () => null,
  Dot: () => null,
  OwnResults: () => null,
};

const answeredWords: OwnWords = {
  received: say.received,
  countedWait: say.counted,
};
const pausedWords: OwnWords = {
  ...answeredWords,
  waitReady: say.waitPaused,
  waitTap: say.waitPaused,
  waitSend: say.waitPaused,
};
const readingWords: OwnWords = { ...answeredWords, waitReady: say.read };

const wordsOf = ({ paused, phase }: QuizPageProps['view']): OwnWords => {
  if (paused !== null) return pausedWords;
  return phase === 'reading' ? readingWords : answeredWords;
};

/** How long until the answers come: no figure for who wants it calm. */
const Ready = ({ seconds }: { readonly seconds: number | null }) => (
  <div className="quiz-ready">
    <p>{seconds === null ? askedMessages.waitReady : say.answersIn}</p>
    {seconds !== null && <b key={seconds}>{seconds}</b>}
  </div>
);

/** What is to be done now. */
const stageOf = (
  { view }: QuizPageProps,
  question: AnyQuestion,
  parts: AnyAnswerParts | null,
  { place }: Given,
): string => {
  if (view.paused !== null) return say.paused;
  if (view.phase === 'closed') return say.next;
  if (view.phase === 'reading') return askedMessages.getReady;
  if (parts === null) return askedMessages.coming;
  return place === 'none' ? parts.prompt(question) : say.canChange;
};

interface QuestionProps extends QuizPageProps {
  readonly place: number;
  readonly question: AnyQuestion;
  /** Null before they are here. */
  readonly parts: AnyAnswerParts | null;
}

const useTimeLeft = ({ view, offset, settings }: QuizPageProps): number | null => {
  const counted = useSecondsLeft(view.phase === 'closed' ? null : view.deadline, offset);
  const left = view.paused === null ? counted : Math.ceil(view.paused / 1_000);
  return settings.calm ? null : left;
};

/** A question from when it is read until it is told what is right: one page, so that the focus stays. */
const Question = (props: QuestionProps) => {
  const { view, place, question, parts, notes, settings, online } = props;
  const here = parts ?? unanswerable;
  const phase = view.phase === 'reading' ? 'ready' : view.phase;
  const isOpen = phase === 'open' && parts !== null;
  const takes = isOpen && view.paused === null;
  const answering = useAnswering(props, { slot: slotOf(place), phase }, question, here);
  const seconds = useTimeLeft(props);
  useShownAt(notes, view, props.offset, takes);
  const order = useMemo(
    () => (view.shuffles ? ownOrder(notes, question) : undefined),
    [view.shuffles, notes, question],
  );
  const { Answer } = here;
  return (
    <>
      <QuizProgress {...props} />
      <AskedStrip
        {...{ phase, question, answering, online }}
        parts={here}
        missed={null}
        answered={null}
        seconds={phase === 'open' ? seconds : null}
        words={wordsOf(view)}
        still={settings.calm}
      />
      <main className="phone-question" aria-busy={phase !== 'ready' && parts === null}>
        <AskedHeading about={aboutOf(props)} question={question}>
          <output className="phone-stage" data-phase={view.paused === null ? phase : 'ready'}>
            {stageOf(props, question, parts, answering.given)}
          </output>
          <Worth points={view.points} voided={view.voided} />
        </AskedHeading>
        {phase === 'ready' ? (
          <Ready seconds={seconds} />
        ) : (
          <Answer
            question={question}
            value={answering.value}
            counts={null}
            answered={0}
            enabled={takes}
            closed={phase === 'closed'}
            labelledBy="asked"
            order={order}
            onChange={answering.mark}
            onSend={answering.send}
          />
        )}
      </main>
      {takes && !answering.atOnce && (
        <footer className="phone-foot">
          <SendButton answering={answering} />
        </footer>
      )}
    </>
  );
};

/** What is on, drawn by its kind, which is loaded while the question is read. */
export const Asked = (props: QuizPageProps) => {
  const { view, notes } = props;
  const { current, reading, place } = view;
  const kind = (current ?? reading)?.kind ?? '';
  const parts = useAnswerParts([kind, view.next ?? '']).get(kind) ?? null;
  const asked = useMemo(
    () => (parts === null ? null : (z.safeParse(parts.schemas.question, current).data ?? null)),
    [parts, current],
  );
  useEffect(() => {
    if (asked !== null && place !== null) keepQuestion(notes, place, asked);
  }, [notes, place, asked]);

  const shown = current ?? reading;
  const isComing = current === null || (parts === null && knowsKind(kind));
  if (place === null || shown === null || (asked === null && !isComing)) return <Unreadable />;
  const isHere = asked !== null || current === null;
  const { text, picture } = shown;
  const bare = { kind, id: '', text, picture, seconds: null };
  return (
    <Question
      // What was marked is read once the kind is here that knows how.
      key={`${place}.${isHere}`}
      {...props}
      place={place}
      question={asked ?? bare}
      parts={asked === null ? null : parts}
    />
  );
};
