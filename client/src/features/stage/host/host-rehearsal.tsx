import { UsersRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { readHostState } from './host-state.ts';
import { rehearsalMessages as words } from './rehearsal.messages.ts';
import type { Opens } from './use-hosted-room.tsx';

interface RehearsalBarProps {
  /** How many students are simulated. */
  readonly students: number;
  /** Null once it is over. */
  readonly onEnd: (() => void) | null;
}

/** That what the host sees is no class, and the way out of it. */
export const RehearsalBar = ({ students, onEnd }: RehearsalBarProps) => (
  <section
    aria-label={words.name}
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-warn-tint px-4 py-2 text-warn lg:px-6"
  >
    <p className="flex min-w-0 items-center gap-2.5">
      <UsersRound size={18} className="flex-none" aria-hidden="true" />
      <span>
        <b className="font-semibold">{words.mark}</b> {words.students(students)}
      </span>
    </p>
    {onEnd !== null && (
      <Button size="small" className="min-h-11 text-ink" onClick={onSingleClick(onEnd)}>
        {words.end}
      </Button>
    )}
  </section>
);

interface RehearsalOverProps {
  readonly opens: Opens;
  /** How many students there were; null where it is not known any more. */
  readonly students: number | null;
  /** Names what is over: another rehearsal is another page. */
  readonly runId: string;
}

/** What comes after a rehearsal. */
export const RehearsalOver = ({ opens, students, runId }: RehearsalOverProps) => {
  const { activity, rehearsal } = opens;
  const { from } = readHostState(useLocation().state);
  return (
    <main className="grid grow content-center">
      <PageNote title={words.over} text={words.overText} level="h2">
        {rehearsal !== undefined && (
          <Link
            to={rehearsal.path(students ?? rehearsal.students)}
            state={{ page: `after ${runId}`, from }}
            className={buttonClass('primary')}
          >
            {words.again}
          </Link>
        )}
        <Link to={from ?? activity.listPath} className={buttonClass('outline')}>
          {from === null ? activity.words.all : words.back}
        </Link>
      </PageNote>
    </main>
  );
};
