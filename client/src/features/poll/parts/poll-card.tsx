import './poll-cards.css';
import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import {
  CalendarClock,
  ChartNoAxesColumn,
  Copy,
  Pause,
  Pencil,
  Play,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { ago, exactTime } from '../../../ui/when.ts';
import { copyMessages } from '../copy/copy.messages.ts';
import type { Shelf } from '../poll.api.ts';
import { pollPaths } from '../poll-paths.ts';
import { pollsMessages as words } from '../polls.messages.ts';
import { rehearseMessages } from '../rehearse/rehearse.messages.ts';
import { CopyLink } from '../../stage/host/copy-link.tsx';
import { useJoinWay } from '../../stage/join-way.ts';
import { spacedCode } from '../../stage/spaced-code.ts';
import { LittleWall } from './little-wall.tsx';

interface PollCardProps {
  readonly poll: PollLine;
  readonly shelf: Shelf;
  /** This device keeps something of it that the server does not have. */
  readonly isAhead: boolean;
  /** Another one of the list has its name: so it is said when it was changed. */
  readonly hasNamesake: boolean;
  readonly onCopy: () => void;
  readonly onRehearse: () => void;
  readonly onRemove: () => void;
}

interface WayProps {
  readonly pollid: string;
  readonly title: string;
}

const StartWay = ({ pollid, title, poll }: WayProps & Pick<PollCardProps, 'poll'>) => {
  const isUnderWay = poll.code !== null;
  const { pathname } = useLocation();
  return (
    <Link
      to={pollPaths.start(pollid)}
      state={{ from: pathname }}
      aria-label={isUnderWay ? words.goOnWith(title) : words.presentOf(title)}
      className={`${buttonClass('primary')} poll-start`}
    >
      <Play size={16} aria-hidden="true" />
      {isUnderWay ? words.goOn : words.present}
    </Link>
  );
};

const EditWay = ({ pollid, title }: WayProps) => (
  <Link
    to={pollPaths.edit(pollid)}
    aria-label={words.edit(title)}
    title={words.edit(title)}
    className="grid size-12 flex-none place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <Pencil size={18} aria-hidden="true" />
  </Link>
);

interface LastRunProps extends Pick<PollLine, 'lastRun'> {
  readonly isUnderWay: boolean;
}

/** When it was presented last, and to how many; the way to what they answered. */
const LastRun = ({ lastRun, isUnderWay }: LastRunProps) => {
  if (lastRun === null) return isUnderWay ? null : <span>{words.neverRun}</span>;
  const { runId, joined, openedAt } = lastRun;
  return (
    <Link
      to={pollPaths.results(runId)}
      className="rounded-sm font-medium text-people-ink hover:underline hover:underline-offset-4"
    >
      {words.lastRun(joined, ago(openedAt))}
    </Link>
  );
};

/** What it is; of a poll that cannot be opened, why. */
const PollName = ({
  poll,
  title,
  isAhead,
  hasNamesake,
}: Pick<PollCardProps, 'poll' | 'isAhead' | 'hasNamesake'> & Pick<WayProps, 'title'>) => (
  <div className="min-w-0">
    <Link
      to={pollPaths.edit(poll.pollid)}
      dir="auto"
      className="line-clamp-2 rounded-sm text-left [overflow-wrap:anywhere] text-xl font-semibold leading-tight tracking-[-0.02em] hover:underline"
    >
      <MathText text={title} />
    </Link>
    {poll.failure === null ? (
      <p className="mt-1.5 text-sm opacity-85">
        {words.line(poll.questions)}{' '}
        <LastRun lastRun={poll.lastRun} isUnderWay={poll.code !== null} />
      </p>
    ) : (
      <p className="mt-1.5 text-sm text-warn">{poll.failure.msg}</p>
    )}
    {hasNamesake && <p className="text-sm opacity-85">{words.changed(ago(poll.updatedAt))}</p>}
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

interface SurveyStandingProps extends NonNullable<PollLine['survey']> {
  readonly code: string;
}

/** Until when it is open for whoever comes, with the link for them. */
const SurveyStanding = ({ isOpen, until, code }: SurveyStandingProps) => {
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

/** Whether it is on now, or set aside while something else is on in its room. */
const Standing = ({ poll: { code, setAside, survey } }: Pick<PollCardProps, 'poll'>) => {
  if (code === null) return null;
  if (survey !== null) return <SurveyStanding {...survey} code={code} />;
  return (
    <p
      className={classNames(
        'flex items-center gap-2 justify-self-start rounded-full px-3 py-1 text-sm font-semibold',
        setAside ? 'border border-line-strong text-ink-soft' : 'bg-house-deep text-house-ink',
      )}
    >
      {setAside ? (
        <Pause size={14} aria-hidden="true" />
      ) : (
        <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-house-ink" />
      )}
      {setAside ? words.setAside : words.onNow}
      <span className="tracking-wider">{spacedCode(code)}</span>
    </p>
  );
};

/** One poll of the list: what it came to last, what it is, and the step to the projector. */
export const PollCard = ({ poll, shelf, onCopy, onRehearse, onRemove, ...said }: PollCardProps) => {
  const { pollid, code, setAside, lastRun } = poll;
  const title = poll.title || words.nameless;
  const isUnderWay = code !== null;
  const canOpen = poll.failure === null;
  return (
    <li className="poll-card" data-on={isUnderWay && !setAside}>
      <LittleWall round={lastRun?.round ?? null} isOpen={isUnderWay} />
      <div className="poll-card-body">
        <Standing poll={poll} />
        <PollName poll={poll} title={title} {...said} />
        <div className="poll-card-ways">
          {canOpen && <StartWay pollid={pollid} title={title} poll={poll} />}
          <Link
            to={pollPaths.history(shelf, pollid)}
            aria-label={words.resultsOf(title)}
            className={`${buttonClass('plain')} !px-3 max-[22rem]:[&>svg]:hidden`}
          >
            <ChartNoAxesColumn size={18} aria-hidden="true" />
            {words.results}
          </Link>
          <span className="ml-auto flex">
            {canOpen && (
              <IconButton
                label={rehearseMessages.wayOf(title)}
                className="!size-12"
                onClick={onRehearse}
              >
                <UsersRound size={18} aria-hidden="true" />
              </IconButton>
            )}
            {canOpen && <EditWay pollid={pollid} title={title} />}
            {canOpen && (
              <IconButton label={copyMessages.open(title)} className="!size-12" onClick={onCopy}>
                <Copy size={18} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={words.remove(title)}
              disabled={isUnderWay}
              className="!size-12"
              onClick={onRemove}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
    </li>
  );
};
