import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { AskedHeading } from '../../../stage/phone/asked/asked-heading.tsx';
import { aboutOf, PollProgress } from './poll-progress.tsx';

interface SlideProps extends Pick<PhoneViewProps, 'run' | 'sheet'> {
  readonly view: PollPhoneReading;
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
}

const nothing = (): void => undefined;

/** What is only shown: there is nothing to answer. */
export const Slide = ({ run, sheet, view, question, parts: { Answer } }: SlideProps) => (
  <>
    <PollProgress view={view} sheet={sheet} />
    <main className="phone-question">
      <AskedHeading about={aboutOf(run, view)} question={question} />
      <Answer
        question={question}
        value={null}
        counts={null}
        answered={0}
        enabled={false}
        closed={false}
        labelledBy="asked"
        onChange={nothing}
      />
    </main>
  </>
);
