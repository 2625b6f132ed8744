import { type AsideRun, asideRun } from '@sets/shared/live/aside.ts';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { FollowedRoom } from '../../../live/follow-room.ts';
import { toggleFullScreen } from '../../../ui/full-screen.ts';
import { Splash } from '../../../ui/splash.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { activityNamed, type StageActivity } from '../stage-activity.ts';
import { HostDialog, type OpenDialog } from './host-dialogs.tsx';
import { HostHeader } from './host-header.tsx';
import { readHostState } from './host-state.ts';
import { HostNote, HostOffline, isRehearsalGone } from './host-notes.tsx';
import { HostOn } from './host-on.tsx';
import { hostMessages as words } from './host.messages.ts';
import { BackToRun } from './way-back.tsx';
import { useHostActs } from './use-host-acts.ts';
import { type Opens, useHostedRoom } from './use-hosted-room.tsx';

interface HostPageProps {
  /** What can be put on. */
  readonly activities: readonly StageActivity[];
  readonly opens: Opens;
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

/** What there is to go back to, as the room tells it. */
const readBack = (told: unknown): AsideRun => z.safeParse(asideRun, told).data ?? null;

/** What can be asked at once, with a key too; an activity that is on has its own way to do so. */
const useAtOnce = (
  activities: readonly StageActivity[],
  run: FollowedRoom['run'],
  onAsk: (choice: OpenDialog) => void,
) => {
  const on = run === null || run.ended ? null : run.activity;
  const found = activities.find((each) => each.atOnce !== undefined);
  const activity = found?.name === on ? undefined : found;
  const ask = (): void => {
    if (activity !== undefined) onAsk({ atOnce: activity, seen: run?.runId ?? null });
  };
  useShortcuts({ q: ask });
  return activity?.atOnce === undefined ? null : { label: activity.atOnce.label, onAsk: ask };
};

const Host = ({ activities, opens, roomId, onShown }: HostProps) => {
  const token = useToken();
  const { question, page, followed } = useHostedRoom(token, opens, roomId);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { room, run, view, tally, people, bursts, offset, feeds, status } = followed;
  const { acts, refusal } = useHostActs(page, followed);
  const atOnce = useAtOnce(activities, run, setDialog);
  useAddress(followed, opens, onShown);
  useTitle(run === null ? words.plainTitle : words.title(run.title));
  useShortcuts({
    l: acts.toggleLock,
    t: acts.nextLook,
    f: toggleFullScreen,
    '?': () => setDialog('keys'),
  });
  const isLive = status === 'online' || status === 'offline';
  if (question !== null) return question;
  const { failure } = followed;
  // Who came back and may host no longer is shown nothing more of it.
  const isShutOut = failure?.code === 'FORBIDDEN' || isRehearsalGone(opens, failure);
  if (room === null || feeds === null || !isLive || isShutOut) {
    return <HostNote {...{ followed, opens, roomId }} onRetry={() => page.retry()} />;
  }
  const activity = run === null ? undefined : activityNamed(activities, run.activity);
  return (
    <Suspense fallback={<Splash label={words.connecting} />}>
      <div className="flex min-h-dvh flex-col">
        <HostHeader
          room={room}
          title={run?.title ?? words.plainTitle}
          activity={opens.activity}
          onLock={acts.toggleLock}
          onLook={acts.nextLook}
          onKeys={() => setDialog('keys')}
          onEmbed={() => setDialog('embed')}
          atOnce={atOnce}
        />
        <HostOffline isOffline={status === 'offline'} />
        <BackToRun back={readBack(followed.back)} onBack={acts.back} />
        <HostOn
          {...{ room, run, view, tally, people, bursts, offset, feeds, acts, refusal, activities }}
          opens={opens}
          onAnother={(next) => setDialog({ activity: next, seen: run?.runId ?? null })}
        />
        <HostDialog
          open={dialog}
          roomId={room.roomId}
          on={run ?? { activity: opens.activity.name, definitionId: opens.definitionId }}
          keys={activity?.words.keys ?? []}
          token={token}
          onStart={acts.start}
          onClose={() => setDialog(null)}
        />
      </div>
    </Suspense>
  );
};

/** Drives a room and what is on there. */
export const HostPage = ({ activities, opens }: HostPageProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const { page: kept, from } = readHostState(state);
  // Where the page follows its room to another definition it is the same page, with its connection.
  const page = kept ?? opens.definitionId;
  return (
    <Host
      key={page}
      activities={activities}
      opens={opens}
      // An address of before November 2026 names the run, whose id its room has.
      roomId={params.get('room') ?? params.get('run')}
      onShown={(room, definitionId) => {
        const isRehearsal = opens.rehearsal !== undefined;
        const address = {
          // The definition of a rehearsal is nobody's.
          pathname: isRehearsal ? pathname : opens.activity.hostPath(definitionId),
          search: `?room=${room}`,
        };
        void navigate(address, { replace: true, state: { page, from } });
      }}
    />
  );
};
