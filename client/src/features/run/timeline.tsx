import type { TimelineEvent } from '@sets/shared/run/space-runs.contract.ts';
import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import {
  CircleHelp,
  FilePlus2,
  type LucideIcon,
  MessagesSquare,
  Presentation,
  Trophy,
} from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { MathText } from '../../ui/math/math-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { whenItWas } from '../../ui/when.ts';
import { useToken } from '../account/account.store.ts';
import { spacedCode } from '../stage/spaced-code.ts';
import { stagePaths } from '../stage/stage-paths.ts';
import { PagesNav } from './parts/pages-nav.tsx';
import { PartFailure, PartNote } from './parts/part-note.tsx';
import { spaceRunMessages } from './space-runs.messages.ts';

const words = spaceRunMessages.timeline;

const icons: Readonly<Record<TimelineEvent['kind'], LucideIcon>> = {
  run: Presentation,
  poll: FilePlus2,
  quiz: Trophy,
  'live-qna': MessagesSquare,
  question: CircleHelp,
};

/** How many of what an event has; '' where that is not told. */
const countIn = ({ kind, count }: TimelineEvent): string => {
  if (count === null) return '';
  if (kind === 'run') return spaceRunMessages.took(count);
  return kind === 'poll' || kind === 'quiz' ? words.questions(count) : words.answers(count);
};

interface EventProps {
  readonly event: TimelineEvent;
  /** Where it leads; null where this reader goes nowhere from it. */
  readonly to: string | null;
}

const Event = ({ event, to }: EventProps) => {
  const { kind, at, title, code } = event;
  const Icon = icons[kind];
  const name = <MathText text={title || words.nameless} />;
  const nameClass = 'text-lg leading-snug font-semibold [overflow-wrap:anywhere]';
  const count = countIn(event);
  return (
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 pb-8 last:pb-0 before:absolute before:top-10 before:bottom-0 before:left-5 before:w-[1.5px] before:-translate-x-1/2 before:bg-line last:before:hidden">
      <span className="grid size-10 place-items-center rounded-full border-[1.5px] border-line-strong bg-raised text-ink-soft">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-0.5 pt-1">
        <p className="text-sm text-ink-soft">
          {words[kind]} <time dateTime={at}>{whenItWas(Date.parse(at))}</time>
        </p>
        <p dir="auto" className={nameClass}>
          {to === null ? (
            name
          ) : (
            <Link to={to} className="rounded-sm hover:underline">
              {name}
            </Link>
          )}
        </p>
        {count !== '' && <p className="text-sm text-ink-soft">{count}</p>}
        {code !== null && (
          <a
            href={stagePaths.room(code)}
            className="justify-self-start rounded-sm font-medium text-people-ink hover:underline"
          >
            {words.onNow(spacedCode(code))}
          </a>
        )}
      </div>
    </li>
  );
};

interface TimelineProps {
  readonly moduleid: string;
  readonly topicid: string;
  /** Where an event leads whoever reads this; null for nowhere. */
  readonly wayOf: (event: TimelineEvent) => string | null;
}

/** A topic in the order of what happened in it, newest first. */
export const Timeline = ({ moduleid, topicid, wayOf }: TimelineProps) => {
  const [params] = useSearchParams();
  const before = params.get('before') ?? undefined;
  const given = { token: useToken(), params: { moduleid, topicid }, query: { before } };
  const { data, failure, reload } = useAsked(spaceRunCalls.timeline, given);
  if (data === null) {
    return failure === null ? (
      <Skeleton label={spaceRunMessages.runs} isPart />
    ) : (
      <PartFailure failure={failure} onRetry={() => void reload()} />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      {data.events.length === 0 && before === undefined && <PartNote text={words.none} />}
      <ol className="grid grid-cols-1 empty:hidden">
        {data.events.map((event) => (
          <Event key={`${event.kind}${event.id}`} event={event} to={wayOf(event)} />
        ))}
      </ol>
      <PagesNav before={before} next={data.next} />
    </div>
  );
};
