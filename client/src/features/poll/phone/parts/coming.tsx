import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { AskedHeading } from './asked-heading.tsx';
import { Progress } from './progress.tsx';

interface ComingProps extends Pick<PhoneViewProps, 'run' | 'sheet'> {
  readonly view: PollPhoneReading;
  readonly text: string;
}

/** A question while what it is answered with is on its way: its text can be read already. */
export const Coming = ({ run, sheet, view, text }: ComingProps) => (
  <>
    <Progress view={view} sheet={sheet} />
    <main className="poll-question" aria-busy="true">
      <AskedHeading {...{ run, view, text }}>
        <output className="poll-stage">{say.coming}</output>
      </AskedHeading>
    </main>
  </>
);
