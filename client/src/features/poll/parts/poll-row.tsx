import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { ago } from '../../../ui/when.ts';
import { pollPaths } from '../poll-paths.ts';
import { pollsMessages as words } from '../polls.messages.ts';
import { spacedCode } from '../screen/screen-join.tsx';

interface PollRowProps {
  readonly poll: PollLine;
  /** This device keeps something of it that the server does not have. */
  readonly isAhead: boolean;
  readonly onRemove: () => void;
}

/** One poll of the list: what it is, and the step to the screen. */
export const PollRow = ({ poll, isAhead, onRemove }: PollRowProps) => {
  const { pollid, title, code } = poll;
  const isRunning = code !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <Link
          to={pollPaths.edit(pollid)}
          dir="auto"
          className="line-clamp-2 rounded-sm text-left [overflow-wrap:anywhere] text-lg font-semibold hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-ink-soft">{words.line(poll.questions, ago(poll.updatedAt))}</p>
        {isAhead && (
          <Link
            to={pollPaths.edit(pollid)}
            className="rounded-sm text-sm font-medium text-warn-ink hover:underline"
          >
            {words.notAllSaved}
          </Link>
        )}
      </div>
      {isRunning && (
        <p className="flex items-center gap-2 rounded-full bg-good-soft px-3 py-1 text-sm font-semibold text-good-ink">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-good-ink" />
          {words.running}
          <span className="tracking-wider">{spacedCode(code)}</span>
        </p>
      )}
      <div className="-ml-3.5 flex w-full items-center gap-1 sm:ml-0 sm:w-auto">
        <Link
          to={pollPaths.edit(pollid)}
          aria-label={words.edit(title)}
          title={words.edit(title)}
          className="grid size-12 place-items-center sm:size-10 rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Pencil size={18} aria-hidden="true" />
        </Link>
        <IconButton
          label={words.remove(title)}
          disabled={isRunning}
          className="max-sm:!size-12"
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
        <Link
          to={pollPaths.start(pollid)}
          aria-label={isRunning ? words.goOnWith(title) : words.presentOf(title)}
          className={`${buttonClass(isRunning ? 'primary' : 'outline')} ml-2`}
        >
          <Play size={16} aria-hidden="true" />
          {isRunning ? words.goOn : words.present}
        </Link>
      </div>
    </li>
  );
};
