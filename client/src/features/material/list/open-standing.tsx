import type { MaterialLine } from '@sets/shared/material/material.contract.ts';
import { CalendarClock } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { exactTime } from '../../../ui/when.ts';
import { CopyLink } from '../../stage/host/copy-link.tsx';
import { useJoinWay } from '../../stage/join-way.ts';

/** What a list says of a run that is open for days. */
export interface OpenWords {
  readonly open: (when: string) => string;
  readonly closed: string;
}

interface OpenStandingProps extends NonNullable<MaterialLine['survey']> {
  readonly code: string;
  readonly words: OpenWords;
}

/** Until when it is open for whoever comes, with the link for them. */
export const OpenStanding = ({ isOpen, until, code, words }: OpenStandingProps) => {
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
        {isOpen ? words.open(exactTime(until)) : words.closed}
      </p>
      {isOpen && <CopyLink link={way.link} />}
    </div>
  );
};
