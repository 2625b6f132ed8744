import type { RunReplay } from '@sets/shared/run/run-replay.contract.ts';
import { Suspense } from 'react';
import type { RoomFeeds } from '../../../live/room-feeds.ts';
import { useJoinWay } from '../../stage/join-way.ts';
import { ScreenSheet } from '../../stage/screen/screen-sheet.tsx';
import type { StageActivity } from '../../stage/stage-activity.ts';
import type { WholeMoment } from './moments.ts';
import { replayMessages as words } from './replay.messages.ts';

/** What follows a feed has no time line, so nobody asks for one here. */
const noFeeds = {} as RoomFeeds;

/** What makes this device's clock one that stood at this time of the run. */
const offsetTo = (openedAt: string, time: number): number =>
  Date.parse(openedAt) + time - Date.now();

interface ReplayScreenProps {
  readonly told: RunReplay;
  readonly moment: WholeMoment;
  readonly time: number;
  readonly Screen: StageActivity['Screen'];
}

/** The projector as it was, drawn by its own parts. */
export const ReplayScreen = ({ told, moment, time, Screen }: ReplayScreenProps) => {
  const { runId, activity, definitionId, title, openedAt } = told;
  const { version, ended, joined, view, tally } = moment;
  const code = told.code ?? '';
  // Nobody comes in any more, so it shows no way in, and says nothing of doors.
  const way = { ...useJoinWay(code), link: '' };
  const run = { runId, activity, definitionId, title, ended, version };
  const room = { roomId: runId, code, locked: false };
  const people = { joined, connected: joined, slow: 0, lost: 0 };
  // For whatever counts down, it is then.
  const offset = offsetTo(openedAt, time);
  return (
    <figure aria-label={words.screen} className="grid grid-cols-1">
      <div className="aspect-video w-full overflow-hidden rounded-lg border border-line">
        <ScreenSheet>
          <Suspense fallback={null}>
            <Screen {...{ room, run, view, tally, people, offset, way, feeds: noFeeds }} />
          </Suspense>
        </ScreenSheet>
      </div>
    </figure>
  );
};
