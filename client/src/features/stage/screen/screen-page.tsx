import { joinCode, normalizeCode } from '@sets/shared/core/ids.ts';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useLivePage } from '../../../live/live-context.ts';
import { toggleFullScreen } from '../../../ui/full-screen.ts';
import { Splash } from '../../../ui/splash.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { useJoinWay } from '../join-way.ts';
import { activityNamed, part, type StageActivity } from '../stage-activity.ts';
import { ScreenScan } from './screen-join.tsx';
import {
  AskForCode,
  ScreenFailed,
  ScreenNothing,
  ScreenOutdated,
  ScreenUnreadable,
} from './screen-notes.tsx';
import { ScreenSheet } from './screen-sheet.tsx';
import { screenMessages as words } from './screen.messages.ts';

const ScreenPulse = part(async () => (await import('./screen-pulse.tsx')).ScreenPulse);

interface ScreenOfRoomProps {
  readonly code: string;
  readonly activities: readonly StageActivity[];
}

const ScreenOfRoom = ({ code, activities }: ScreenOfRoomProps) => {
  const { page, followed } = useLivePage(null, async () => ({
    ok: true,
    data: { as: 'screen', code },
  }));
  const { room, run, status, failure, view, tally, people, offset, feeds } = followed;
  const way = useJoinWay(code);
  useTitle(run === null ? words.plainTitle : words.title(run.title));
  const [isScanned, setScanned] = useState(false);
  useShortcuts({ f: toggleFullScreen, q: () => setScanned((before) => !before) });
  useWakeLock(run !== null);
  if (status === 'outdated') return <ScreenOutdated />;
  if (failure?.code === 'NOT_FOUND') return <AskForCode title={words.unknown} />;
  if (failure !== null) return <ScreenFailed failure={failure} retry={() => page.retry()} />;
  if (room !== null && run === null) return <ScreenNothing room={room} way={way} />;
  if (room === null || run === null || feeds === null)
    return (
      <Splash
        label={words.connecting}
        note={status === 'offline' ? words.unreachable : undefined}
      />
    );
  const Screen = activityNamed(activities, run.activity)?.Screen ?? ScreenUnreadable;
  return (
    <Suspense fallback={<Splash label={words.connecting} />}>
      <main className="screen-page">
        <ScreenSheet look={room.look}>
          <Screen key={run.runId} {...{ room, run, view, tally, people, offset, feeds, way }} />
          <Suspense fallback={null}>
            {run.unhosted !== true && <ScreenPulse feeds={feeds} />}
          </Suspense>
          {room.rehearsal !== undefined && <p className="screen-rehearsal">{words.rehearsal}</p>}
          {isScanned && !room.locked && <ScreenScan way={way} />}
        </ScreenSheet>
        {status !== 'online' && <output className="screen-bar">{words.offline}</output>}
      </main>
    </Suspense>
  );
};

/** The projector of a room, whatever is on there: whoever knows the code may watch. */
export const ScreenPage = ({ activities }: Pick<ScreenOfRoomProps, 'activities'>) => {
  const { code = '' } = useParams();
  const known = z.safeParse(joinCode, normalizeCode(code));
  if (known.success)
    return <ScreenOfRoom key={known.data} code={known.data} activities={activities} />;
  return <AskForCode title={code === '' ? words.whichRoom : words.unknown} />;
};
