import type { LiveRoom } from '@sets/shared/run/space-runs.contract.ts';
import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ago } from '../../ui/when.ts';
import { useToken } from '../account/account.store.ts';
import { spacedCode } from '../stage/spaced-code.ts';
import { stagePaths } from '../stage/stage-paths.ts';
import { spaceRunMessages as words } from './space-runs.messages.ts';
import { useAgain } from './use-again.ts';

/** Where a host goes on with what is live; null for who joins it. */
export type HostWay = (room: LiveRoom) => string | null;

interface LiveCardProps {
  readonly hostPath: string | null;
  readonly room: LiveRoom;
  /** In which space or topic it is, where the page shows several. */
  readonly where: string;
}

const wayClass = `${buttonClass('primary')} min-h-14 justify-center !bg-ink px-6 text-lg !text-paper`;

/** One tap joins: the phone’s page is a document of its own, so it is loaded. */
const LiveWay = ({ room: { title, code }, hostPath }: Pick<LiveCardProps, 'room' | 'hostPath'>) => {
  const inside = (
    <>
      <span>
        {hostPath === null ? words.join : words.host}{' '}
        <span className="only-spoken">{hostPath === null ? title : words.with(title)}</span>
      </span>
      <span className="font-normal tracking-wider whitespace-nowrap">{spacedCode(code)}</span>
      <ArrowRight size={20} aria-hidden="true" />
    </>
  );
  return hostPath === null ? (
    <a href={stagePaths.room(code)} className={wayClass}>
      {inside}
    </a>
  ) : (
    <Link to={hostPath} className={wayClass}>
      {inside}
    </Link>
  );
};

const LiveCard = ({ room, where, hostPath }: LiveCardProps) => (
  <li className="grid grid-cols-1 items-center gap-x-8 gap-y-4 rounded-lg bg-house px-5 py-5 text-house-ink narrow:px-6 sm:grid-cols-[minmax(0,1fr)_auto]">
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <p className="flex items-center gap-2 text-sm font-semibold text-house-soft">
        <span
          aria-hidden="true"
          className="size-2 flex-none animate-pulse rounded-full bg-house-ink motion-reduce:animate-none"
        />
        <span dir="auto" className="min-w-0 truncate">
          {where === '' ? words.live : <MathText text={where} />}
        </span>
      </p>
      <h3
        dir="auto"
        className="line-clamp-2 text-xl leading-snug font-semibold tracking-[-0.02em] [overflow-wrap:anywhere]"
      >
        <MathText text={room.title} />
      </h3>
      <p className="text-sm text-house-soft">{words.standing(room.here, ago(room.since))}</p>
    </div>
    <LiveWay room={room} hostPath={hostPath} />
  </li>
);

interface LiveListProps {
  readonly rooms: readonly LiveRoom[];
  readonly whereOf: (room: LiveRoom) => string;
  readonly hostWay: HostWay;
}

/** What is live comes and goes by itself, so it is told; nothing is drawn where nothing is. */
const LiveList = ({ rooms, whereOf, hostWay }: LiveListProps) => (
  <div aria-live="polite" className="contents">
    {rooms.length > 0 && (
      <section aria-label={words.live}>
        <h2 className="only-spoken">{words.live}</h2>
        <ul className="grid grid-cols-1 gap-3">
          {rooms.map((room) => (
            <LiveCard key={room.code} room={room} where={whereOf(room)} hostPath={hostWay(room)} />
          ))}
        </ul>
      </section>
    )}
  </div>
);

interface LiveInSpaceProps {
  readonly moduleid: string;
  /** Of this topic alone. */
  readonly topicid?: string;
  /** The activities whose own parts of the page say what is on. */
  readonly except?: readonly string[];
  readonly whereOf?: (room: LiveRoom) => string;
  readonly hostWay: HostWay;
}

const none: readonly string[] = [];
const nowhere = (): string => '';

/** What is live in a space, or in one of its topics. */
export const LiveInSpace = (props: LiveInSpaceProps) => {
  const { moduleid, topicid, except = none, whereOf = nowhere, hostWay } = props;
  const token = useToken();
  const { data, failure, reload } = useAsked(spaceRunCalls.live, { token, params: { moduleid } });
  useAgain(reload);
  if (data === null && failure === null) return <Skeleton label={words.live} isPart />;
  const rooms = (data?.rooms ?? []).filter(
    (room) =>
      !except.includes(room.activity) && (topicid === undefined || room.topicid === topicid),
  );
  return <LiveList rooms={rooms} whereOf={whereOf} hostWay={hostWay} />;
};

interface LiveInMineProps {
  readonly token: string;
  readonly hostWay: HostWay;
}

/** What is live in the spaces of whoever is signed in. */
export const LiveInMine = ({ token, hostWay }: LiveInMineProps) => {
  const { data, failure, reload } = useAsked(spaceRunCalls.liveInMine, { token });
  useAgain(reload);
  if (data === null && failure === null) return <Skeleton label={words.live} isPart />;
  const rooms = data?.rooms ?? [];
  const byCode = new Map(rooms.map((room) => [room.code, room]));
  return (
    <LiveList
      rooms={rooms}
      whereOf={({ code }) => byCode.get(code)?.space ?? ''}
      hostWay={(room) => (byCode.get(room.code)?.moderates === true ? hostWay(room) : null)}
    />
  );
};
