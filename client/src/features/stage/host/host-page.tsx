import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FollowedRoom } from '../../../live/follow-room.ts';
import { useLivePage } from '../../../live/live-context.ts';
import { toggleFullScreen } from '../../../ui/full-screen.ts';
import { Splash } from '../../../ui/splash.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { activityNamed, type StageActivity } from '../stage-activity.ts';
import { findRoom } from './find-room.ts';
import { HostDialog, type OpenDialog } from './host-dialogs.tsx';
import { HostEnded } from './host-ended.tsx';
import { HostHeader } from './host-header.tsx';
import { HostNote, HostUnreadable } from './host-notes.tsx';
import { hostMessages as words } from './host.messages.ts';
import { type Offer, RoomOffer } from './room-offer.tsx';
import { useHostActs } from './use-host-acts.ts';

interface HostPageProps {
  /** What can be put on. */
  readonly activities: readonly StageActivity[];
  /** What the address is of; what is on in its room may be something else by now. */
  readonly opens: { readonly activity: StageActivity; readonly definitionId: string };
}

interface HostProps extends HostPageProps {
  readonly roomId: string | null;
  /** What the page shows: reloading it must come back to that, also when the run has ended. */
  readonly onShown: (roomId: string, definitionId: string) => void;
}

/** Tells of the room, and of what the address should be of, as soon as they are known or change. */
const useAddress = (
  { room, run }: FollowedRoom,
  opens: HostPageProps['opens'],
  onShown: HostProps['onShown'],
): void => {
  const known = room?.roomId;
  // Another activity has an address whose page would connect anew.
  const isSame = run?.activity === opens.activity.name;
  const shown = isSame ? run.definitionId : opens.definitionId;
  const remember = useEffectEvent(onShown);
  useEffect(() => {
    if (known !== undefined) remember(known, shown);
  }, [known, shown]);
};

/** The room that this page hosts, and what is asked before it is known. */
const useHostedRoom = (
  token: string | null,
  opens: HostPageProps['opens'],
  roomId: string | null,
) => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const wanted = { activity: opens.activity.name, definitionId: opens.definitionId };
  const ask = (rooms: Offer['rooms']): Promise<string | null> =>
    new Promise((resolve) => {
      const choose = (chosen: string | null): void => {
        setOffer(null);
        resolve(chosen);
      };
      setOffer({ rooms, choose });
    });
  return { offer, ...useLivePage(token, findRoom(wanted, roomId, ask)) };
};

const Host = ({ activities, opens, roomId, onShown }: HostProps) => {
  const token = useToken();
  const { offer, page, followed } = useHostedRoom(token, opens, roomId);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { room, run, view, tally, people, bursts, offset, feeds, status } = followed;
  const { acts, failure } = useHostActs(page, followed);
  useAddress(followed, opens, onShown);
  useTitle(run === null ? words.plainTitle : words.title(run.title));
  useShortcuts({ l: acts.toggleLock, f: toggleFullScreen, '?': () => setDialog('keys') });
  const isLive = status === 'online' || status === 'offline';
  if (offer !== null) return <RoomOffer {...offer} />;
  if (room === null || run === null || feeds === null || !isLive) {
    return <HostNote followed={followed} activity={opens.activity} onRetry={() => page.retry()} />;
  }
  const activity = activityNamed(activities, run.activity);
  const { send, exclude } = acts;
  const onStage = { room, run, view, tally, people, bursts, offset, feeds, failure, send, exclude };
  return (
    <Suspense fallback={<Splash label={words.connecting} />}>
      <div className="flex min-h-dvh flex-col">
        <HostHeader
          room={room}
          run={run}
          activity={opens.activity}
          onLock={acts.toggleLock}
          onKeys={() => setDialog('keys')}
        />
        {status === 'offline' && (
          <output className="bg-ink px-4 py-2 text-center text-sm font-medium text-paper">
            {words.offline}
          </output>
        )}
        {activity === undefined && <HostUnreadable />}
        {activity !== undefined && !run.ended && <activity.Host key={run.runId} {...onStage} />}
        {activity !== undefined && run.ended && (
          <HostEnded
            activity={activity}
            runId={run.runId}
            activities={activities}
            people={people}
            failure={failure}
            onAgain={() => acts.start(run.activity, run.definitionId)}
            onAnother={setDialog}
          />
        )}
        <HostDialog
          open={dialog}
          on={run}
          keys={activity?.words.keys ?? []}
          token={token}
          onStart={acts.start}
          onClose={() => setDialog(null)}
        />
      </div>
    </Suspense>
  );
};

/** What the history keeps beside an address that the page itself has put there. */
const pageOf = (state: unknown): string | null => {
  const page = typeof state === 'object' && state !== null && 'page' in state ? state.page : null;
  return typeof page === 'string' ? page : null;
};

/** Drives a room and what is on there. */
export const HostPage = ({ activities, opens }: HostPageProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  // Where the page follows its room to another definition it is the same page, with its connection.
  const page = pageOf(state) ?? opens.definitionId;
  return (
    <Host
      key={page}
      activities={activities}
      opens={opens}
      // An address of before November 2026 names the run, whose id its room has.
      roomId={params.get('room') ?? params.get('run')}
      onShown={(room, definitionId) => {
        const address = {
          pathname: opens.activity.hostPath(definitionId),
          search: `?room=${room}`,
        };
        void navigate(address, { replace: true, state: { page } });
      }}
    />
  );
};
