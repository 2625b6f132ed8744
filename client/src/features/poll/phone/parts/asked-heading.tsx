import type { RunInfo } from '@sets/shared/live/run.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { ReactNode } from 'react';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { PhoneHeading } from './phone-heading.tsx';

/** Characters from which on a question is set smaller. */
const longText = 120;

const progressOf = ({ position, questions }: PollPhoneReading): string =>
  questions > 1 ? say.progress(position, questions) : say.oneQuestion;

interface AskedHeadingProps {
  readonly run: Pick<RunInfo, 'title'>;
  readonly view: PollPhoneReading;
  readonly text: string;
  /** Below it: what is to be done. */
  readonly children?: ReactNode;
}

/** What is asked; what it is answered with is labelled by it. */
export const AskedHeading = ({ run, view, text, children }: AskedHeadingProps) => (
  <div className="poll-asked">
    <PhoneHeading about={`${progressOf(view)} · ${run.title}`} long={text.length > longText}>
      <span id="asked">
        <MathText text={text} />
      </span>
    </PhoneHeading>
    {children}
  </div>
);
