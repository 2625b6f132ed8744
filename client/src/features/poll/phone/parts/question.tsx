import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading, PollTallyReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import * as z from 'zod/mini';
import { untilLoaded } from '../../../../core/until-loaded.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { AskedHeading } from '../../../stage/phone/asked/asked-heading.tsx';
import { askedMessages } from '../../../stage/phone/asked/asked.messages.ts';
import { AskedStrip } from '../../../stage/phone/asked/asked-strip.tsx';
import { SendButton } from '../../../stage/phone/asked/send-button.tsx';
import { useAnswering } from '../../../stage/phone/asked/use-answering.ts';
import { useBuzz } from '../../../stage/phone/asked/use-buzz.ts';
import { useSecondsLeft } from '../../../stage/use-seconds-left.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { missedBefore } from '../poll-phone-view.ts';
import { aboutOf, PollProgress } from './poll-progress.tsx';
import { Results } from './results.tsx';

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
  const done = hasResults ? say.results : askedMessages.closed;
  const open = phase === 'ready' ? askedMessages.getReady : parts.prompt(question);
  const now = phase === 'closed' ? done : open;
  return round > 1 ? `${say.round(round)} · ${now}` : now;
};

interface FootProps {
  readonly walk: QuestionProps['walk'];
  /** What is still to be sent; null where nothing is. */
  readonly answering: ReturnType<typeof useAnswering> | null;
}

const Foot = ({ walk, answering }: FootProps) =>
  walk === undefined && answering === null ? null : (
    <footer className="phone-foot">
      {answering !== null && <SendButton answering={answering} />}
      {walk}
    </footer>
  );

/** A question on a phone: ready, open, closed, and its results. */
export const Question = (props: QuestionProps) => {
  const { run, view, question, parts, tally, online, sheet } = props;
  const { phase } = view;
  const { Answer } = parts;
  const answering = useAnswering(props, { slot: slotOf(view), phase }, question, parts);
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
      <PollProgress view={view} sheet={props.sheet} />
      <AskedStrip
        {...{ phase, question, parts, answering, online }}
        missed={missedBefore(sheet, view)}
        answered={hasResults ? answered : null}
        seconds={useSecondsLeft(phase === 'open' ? view.deadline : null, props.offset)}
      />
      <main className="phone-question" data-results={hasResults}>
        <AskedHeading about={aboutOf(run, view)} question={question}>
          <output className="phone-stage" data-phase={phase}>
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
            {...{ question, counts, answered }}
            value={answering.value}
            enabled={phase === 'open'}
            closed={phase === 'closed'}
            labelledBy="asked"
            told={view.right}
            onChange={answering.mark}
            onSend={answering.send}
          />
        )}
        {view.confidence && !hasResults && (
          <Suspense fallback={null}>
            <HowSure sure={answering.sure} enabled={phase === 'open'} onSure={answering.markSure} />
          </Suspense>
        )}
      </main>
      <Foot walk={props.walk} answering={!atOnce && phase === 'open' ? answering : null} />
    </>
  );
};
