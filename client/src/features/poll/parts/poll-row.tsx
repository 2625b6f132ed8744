import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import { ChartNoAxesColumn, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ago } from '../../../ui/when.ts';
import type { Shelf } from '../poll.api.ts';
import { pollPaths } from '../poll-paths.ts';
import { pollsMessages as words } from '../polls.messages.ts';
import { spacedCode } from '../../stage/spaced-code.ts';

interface PollRowProps {
  readonly poll: PollLine;
  readonly shelf: Shelf;
  /** This device keeps something of it that the server does not have. */
  readonly isAhead: boolean;
  readonly onRemove: () => void;
}

interface WayProps {
  readonly pollid: string;
  readonly title: string;
}

const EditWay = ({ pollid, title }: WayProps) => (
  <Link
    to={pollPaths.edit(pollid)}
    aria-label={words.edit(title)}
    title={words.edit(title)}
    className="grid size-12 place-items-center sm:size-10 rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <Pencil size={18} aria-hidden="true" />
  </Link>
);

const StartWay = ({ pollid, title, poll }: WayProps & Pick<PollRowProps, 'poll'>) => {
  const { code, setAside } = poll;
  const isUnderWay = code !== null;
  const isOn = isUnderWay && !setAside;
  return (
    <Link
      to={pollPaths.start(pollid)}
      aria-label={isUnderWay ? words.goOnWith(title) : words.presentOf(title)}
      className={`${buttonClass(isOn ? 'primary' : 'outline')} ml-2`}
    >
      <Play size={16} aria-hidden="true" />
      {isUnderWay ? words.goOn : words.present}
    </Link>
  );
};

/** What it is; of a poll that cannot be opened, why. */
const PollName = ({
  poll,
  title,
  isAhead,
}: Pick<PollRowProps, 'poll' | 'isAhead'> & Pick<WayProps, 'title'>) => (
  <div className="min-w-0 grow basis-64">
    <Link
      to={pollPaths.edit(poll.pollid)}
      dir="auto"
      className="line-clamp-2 rounded-sm text-left [overflow-wrap:anywhere] text-lg font-semibold hover:underline"
    >
      {title}
    </Link>
    {poll.failure === null ? (
      <p className="text-sm text-ink-soft">{words.line(poll.questions, ago(poll.updatedAt))}</p>
    ) : (
      <p className="text-sm text-warn">{poll.failure.msg}</p>
    )}
    {isAhead && (
      <Link
        to={pollPaths.edit(poll.pollid)}
        className="rounded-sm text-sm font-medium text-warn hover:underline"
      >
        {words.notAllSaved}
      </Link>
    )}
  </div>
);

/** Whether it is on now, set aside while something else is on in its room, or neither. */
const Standing = ({ poll: { code, setAside } }: Pick<PollRowProps, 'poll'>) => {
  if (code === null) return <p className="text-sm text-ink-soft">{words.notUnderWay}</p>;
  return (
    <p
      className={classNames(
        'flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold',
        setAside ? 'border border-line-strong text-ink-soft' : 'bg-good-tint text-good',
      )}
    >
      {setAside ? (
        <Pause size={14} aria-hidden="true" />
      ) : (
        <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-good" />
      )}
      {setAside ? words.setAside : words.onNow}
      <span className="tracking-wider">{spacedCode(code)}</span>
    </p>
  );
};

/** One poll of the list: what it is, and the step to the screen. */
export const PollRow = ({ poll, shelf, isAhead, onRemove }: PollRowProps) => {
  const { pollid, code } = poll;
  const title = poll.title || words.nameless;
  const isUnderWay = code !== null;
  const canOpen = poll.failure === null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <PollName poll={poll} title={title} isAhead={isAhead} />
      <Standing poll={poll} />
      <div className="-ml-3.5 flex w-full items-center gap-1 sm:ml-0 sm:w-auto">
        {canOpen && <EditWay pollid={pollid} title={title} />}
        <IconButton
          label={words.remove(title)}
          disabled={isUnderWay}
          className="max-sm:!size-12"
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
        <Link
          to={pollPaths.history(shelf, pollid)}
          aria-label={words.resultsOf(title)}
          className={`${buttonClass('plain')} !px-3 max-[22rem]:[&>svg]:hidden`}
        >
          <ChartNoAxesColumn size={18} aria-hidden="true" />
          {words.results}
        </Link>
        {canOpen && <StartWay pollid={pollid} title={title} poll={poll} />}
      </div>
    </li>
  );
};
