import type { PollPhoneReading, PollTallyReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import * as z from 'zod/mini';
import { untilLoaded } from '../../../../core/until-loaded.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { AnswerStrip } from '../../../stage/phone/answer-strip.tsx';
import { useSecondsLeft } from '../../../stage/use-seconds-left.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { missedBefore } from '../poll-phone-view.ts';
import { type Answering, useAnswering } from '../use-answering.ts';
import { useBuzz } from '../use-buzz.ts';
import { answerLine } from './answer-line.ts';
import { AskedHeading } from './asked-heading.tsx';
import { Progress } from './progress.tsx';
import { Results } from './results.tsx';
import { SendButton } from './send-button.tsx';

/** Asked seldom, so it comes when it is. */
const Judged = lazy(() => untilLoaded(() => import('./judged.tsx')));
const HowSure = lazy(() => untilLoaded(() => import('./how-sure.tsx')));

interface QuestionProps extends Omit<PhoneViewProps, 'feeds'> {
  readonly view: PollPhoneReading;
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
  readonly tally: PollTallyReading | null;
  /** The way to other questions, where several are open together. */
  readonly walk?: ReactNode;
}

/** What is to be done, and whether it is asked once more. */
const stageOf = (
  { view: { phase, round }, question, parts }: QuestionProps,
  hasResults: boolean,
): string => {
  const done = hasResults ? say.results : say.closed;
  const open = phase === 'ready' ? say.getReady : parts.prompt(question);
  const now = phase === 'closed' ? done : open;
  return round > 1 ? `${say.round(round)} · ${now}` : now;
};

interface StripProps extends QuestionProps {
  readonly answering: Answering;
  readonly hasResults: boolean;
}

/** Where the answer is. */
const Strip = ({ answering, hasResults, ...props }: StripProps) => {
  const { view, question, parts, tally, online, sheet } = props;
  const { phase } = view;
  const { given, atOnce, changed, chosen } = answering;
  const { Dot } = parts;
  const answered = hasResults ? (tally?.answered ?? 0) : null;
  const missed = missedBefore(sheet, view);
  return (
    <AnswerStrip
      place={given.place}
      closed={phase === 'closed'}
      failed={given.refused !== null}
      line={answerLine({ phase, given, atOnce, changed, chosen, online, missed, answered })}
      seconds={useSecondsLeft(phase === 'open' ? view.deadline : null, props.offset)}
      answer={JSON.stringify(given.value)}
    >
      {given.value === null ? null : <Dot question={question} value={given.value} />}
    </AnswerStrip>
  );
};

/** A question on a phone: ready, open, closed, and its results. */
export const Question = (props: QuestionProps) => {
  const { run, view, question, parts, tally } = props;
  const { phase } = view;
  const { Answer } = parts;
  const answering = useAnswering(props, view, question, parts);
  const { given, atOnce } = answering;
  const shown = z.safeParse(parts.schemas.counts, tally?.counts).data ?? null;
  const results = phase === 'closed' ? shown : null;
  const hasResults = results !== null;
  useBuzz(hasResults);
  // Counts while people vote are for those who have voted: they sway nobody.
  const counts = phase === 'open' && given.place !== 'none' ? shown : null;
  const answered = tally?.answered ?? 0;
  return (
    <>
      <Progress view={view} sheet={props.sheet} />
      <Strip {...props} answering={answering} hasResults={hasResults} />
      <main className="poll-question" data-results={hasResults}>
        <AskedHeading {...{ run, view }} text={question.text}>
          <output className="poll-stage" data-phase={phase}>
            {stageOf(props, hasResults)}
          </output>
        </AskedHeading>
        <Suspense fallback={null}>
          {view.right !== undefined && <Judged {...props} given={given} />}
        </Suspense>
        {hasResults ? (
          <Results
            {...{ parts, question, answered }}
            counts={results}
            value={given.value}
            told={view.right}
          />
        ) : (
          <Answer
            question={question}
            value={answering.value}
            counts={counts}
            answered={answered}
            enabled={phase === 'open'}
            closed={phase === 'closed'}
            labelledBy="asked"
            told={view.right}
            onChange={answering.mark}
          />
        )}
        {view.confidence && !hasResults && (
          <Suspense fallback={null}>
            <HowSure sure={answering.sure} enabled={phase === 'open'} onSure={answering.markSure} />
          </Suspense>
        )}
      </main>
      {(props.walk !== undefined || (!atOnce && phase === 'open')) && (
        <footer className="poll-foot">
          {!atOnce && phase === 'open' && <SendButton answering={answering} />}
          {props.walk}
        </footer>
      )}
    </>
  );
};
