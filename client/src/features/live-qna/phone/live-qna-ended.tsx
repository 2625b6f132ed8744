import type { RunInfo } from '@sets/shared/live/run.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { KeptAnswers } from '../../stage/phone/kept-answers.tsx';
import { OwnSet } from '../../stage/phone/own-set.tsx';
import { LiveQnaHeading } from './live-qna-heading.tsx';
import { phoneMessages } from '../../stage/phone/phone.messages.ts';
import { stagePaths } from '../../stage/stage-paths.ts';
import { liveQnaPhoneMessages as say } from './live-qna-phone.messages.ts';
import type { OwnQuestion } from './own-questions.ts';

interface EndedProps {
  readonly run: RunInfo;
  readonly own: readonly OwnQuestion[];
}

/** The end: what one asked, and where an answer to it will be. */
export const LiveQnaEnded = ({ run, own }: EndedProps) => (
  <main className="kept-page qna-ended" data-light="house">
    <OwnSet closed />
    <LiveQnaHeading about={run.title}>{say.endedTitle}</LiveQnaHeading>
    <p>{say.ended(own.length)}</p>
    {own.length > 0 && (
      <>
        <KeptAnswers
          answers={own.map(({ key, text, state }) => ({
            key,
            asked: <MathText text={text} />,
            answer: state === 'answered' ? say.answered : say.notAnswered,
          }))}
        />
        <a className="phone-button" href={stagePaths.mineIn(run.runId)}>
          {say.privateLink}
        </a>
      </>
    )}
    <p>{phoneMessages.next}</p>
  </main>
);
