import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatRoundSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { UnderWay } from './under-way.tsx';

interface RunRowProps {
  readonly run: RunLine;
  readonly to: string;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One run of the list: what was presented, when on that day, and to how many. */
export const RunRow = ({ run, to, onRename, onRemove }: RunRowProps) => {
  const { openedAt, endedAt, joined, failure, where } = run;
  const title = run.title || words.nameless;
  return (
    <li className="relative flex items-center gap-2 py-4 sm:gap-4">
      <div className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <Link
          to={to}
          dir="auto"
          className="line-clamp-2 rounded-sm text-left text-lg font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          <MathText text={title} />
        </Link>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span>{formatRoundSpan(openedAt, endedAt)}</span>
          {joined !== null && <span>{words.tookPart(joined)}</span>}
          {where !== undefined && (
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {words.inSpace(where.space)}
            </span>
          )}
          {endedAt === null && <UnderWay />}
        </p>
        {failure !== null && <p className="text-sm text-warn">{failure.msg}</p>}
      </div>
      {/* Above the link, which is as large as the row. */}
      <div className="z-1 flex flex-none gap-2 sm:gap-1">
        <IconButton label={words.rename(title)} onClick={onRename}>
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.remove(title)} disabled={endedAt === null} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
};
