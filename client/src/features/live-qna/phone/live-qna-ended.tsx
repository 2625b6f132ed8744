import type { RunInfo } from '@sets/shared/live/run.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { afterEndMessages } from '../../stage/phone/after-end.messages.ts';
import { KeptAnswers } from '../../stage/phone/kept-answers.tsx';
import { OwnSet } from '../../stage/phone/own-set.tsx';
import { LiveQnaHeading } from './live-qna-heading.tsx';

import { stagePaths } from '../../stage/stage-paths.ts';
import { liveQnaPhoneMessages as say } from './live-qna-phone.messages.ts';
import type { OwnQuestion } from './own-questions.ts';

interface EndedProps {
  readonly run: RunInfo;
  readonly own: readonly OwnQuestion[];
}

const outcomeOf = (state: OwnQuestion['state']): string => {
  if (state === 'answered') return say.answered;
  return state === 'gone' ? say.notShown : say.notAnswered;
};

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
            answer: outcomeOf(state),
          }))}
        />
        <a className="phone-button" href={stagePaths.mineIn(run.runId)}>
          {say.privateLink}
        </a>
      </>
    )}
    <p>{afterEndMessages.next}</p>
  </main>
);
