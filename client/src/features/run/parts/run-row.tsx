import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatRunSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { UnderWay } from './under-way.tsx';

interface RunRowProps {
  readonly run: RunLine;
  readonly to: string;
}

/** One run of the list: what was presented, when, and to how many. */
export const RunRow = ({ run, to }: RunRowProps) => {
  const { title, openedAt, endedAt, joined, failure } = run;
  return (
    <li className="relative flex items-center gap-4 py-4">
      <div className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <Link
          to={to}
          dir="auto"
          className="line-clamp-2 rounded-sm text-left text-lg font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {title || words.nameless}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>{formatRunSpan(openedAt, endedAt)}</span>
          {joined !== null && <span>{words.tookPart(joined)}</span>}
        </p>
        {failure !== null && <p className="text-sm text-warn-ink">{failure.msg}</p>}
      </div>
      {endedAt === null && <UnderWay />}
      <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
    </li>
  );
};
