import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { AskedHeading } from './asked-heading.tsx';
import { Progress } from './progress.tsx';

interface SlideProps extends Pick<PhoneViewProps, 'run' | 'sheet'> {
  readonly view: PollPhoneReading;
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
}

const nothing = (): void => undefined;

/** What is only shown: there is nothing to answer. */
export const Slide = ({ run, sheet, view, question, parts: { Answer } }: SlideProps) => (
  <>
    <Progress view={view} sheet={sheet} />
    <main className="poll-question">
      <AskedHeading {...{ run, view }} text={question.text} />
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
