import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import { CalendarClock } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { exactTime } from '../../../ui/when.ts';
import { CopyLink } from '../../stage/host/copy-link.tsx';
import { useJoinWay } from '../../stage/join-way.ts';
import { pollsMessages as words } from '../polls.messages.ts';

interface SurveyStandingProps extends NonNullable<PollLine['survey']> {
  readonly code: string;
}

/** Until when it is open for whoever comes, with the link for them. */
export const SurveyStanding = ({ isOpen, until, code }: SurveyStandingProps) => {
  const way = useJoinWay(code);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p
        className={classNames(
          'flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold',
          isOpen ? 'bg-house-deep text-house-ink' : 'border border-line-strong text-ink-soft',
        )}
      >
        <CalendarClock size={14} aria-hidden="true" />
        {isOpen ? words.surveyOpen(exactTime(until)) : words.surveyClosed}
      </p>
      {isOpen && <CopyLink link={way.link} />}
    </div>
  );
};
