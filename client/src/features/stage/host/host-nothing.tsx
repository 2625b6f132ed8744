import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import type { StageActivity } from '../stage-activity.ts';
import { hostMessages as words } from './host.messages.ts';
import { NextWays, type NextWaysProps, StartRefused } from './next-ways.tsx';

interface HostNothingProps extends NextWaysProps {
  /** What the address is of. */
  readonly opens: StageActivity;
}

/** A room in which nothing is on: what was has been deleted. Whoever comes in waits for what comes next. */
export const HostNothing = ({ opens, ...ways }: HostNothingProps) => (
  <main className="grid grow content-center">
    <PageNote title={words.nothingOn} text={words.nothingOnText} level="h2">
      <StartRefused {...ways} />
      <NextWays {...ways} />
      <Link to={opens.listPath} className={buttonClass('outline')}>
        {opens.words.all}
      </Link>
    </PageNote>
  </main>
);
