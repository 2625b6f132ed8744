import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { askedMessages as say } from '../../../stage/phone/asked/asked.messages.ts';
import { AskedHeading } from '../../../stage/phone/asked/asked-heading.tsx';
import { aboutOf, PollProgress } from './poll-progress.tsx';

interface ComingProps extends Pick<PhoneViewProps, 'run' | 'sheet'> {
  readonly view: PollPhoneReading;
  readonly question: NonNullable<PollPhoneReading['current']>;
}

/** A question while what it is answered with is on its way: it can be read already. */
export const Coming = ({ run, sheet, view, question }: ComingProps) => (
  <>
    <PollProgress view={view} sheet={sheet} />
    <main className="phone-question" aria-busy="true">
      <AskedHeading about={aboutOf(run, view)} question={question}>
        <output className="phone-stage">{say.coming}</output>
      </AskedHeading>
    </main>
  </>
);
