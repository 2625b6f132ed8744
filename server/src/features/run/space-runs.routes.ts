import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import {
  liveInMine,
  liveInSpace,
  liveRoom,
  pastRun,
  pastRuns,
  timeline,
  timelineEvent,
} from '@sets/shared/run/space-runs.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { RoomOfSpace } from '../../live/history/space-rooms.ts';
import { presentShownRound } from './run.presenter.ts';
import type { SpaceRunsService } from './space-runs.service.ts';
import type { Happened, TimelineService } from './timeline.service.ts';

const presentRoom = ({ since, ...room }: RoomOfSpace) =>
  Object.assign(room, { since: since.toISOString() });

const presentEvent = ({ at, activity, ...event }: Happened) =>
  Object.assign(event, { at: at.toISOString(), activity: activity ?? null });

/** What is presented in spaces, for whoever sees them. */
export const spaceRunRoutes = (
  spaceRuns: SpaceRunsService,
  happened: TimelineService,
): RouteGroup => ({
  name: 'Runs of a module',
  schemas: {
    LiveRoom: liveRoom,
    LiveInSpace: liveInSpace,
    LiveInMine: liveInMine,
    PastRun: pastRun,
    PastRuns: pastRuns,
    TimelineEvent: timelineEvent,
    Timeline: timeline,
  },
  routes: [
    serve(spaceRunCalls.live, async ({ actor, params }) => ({
      rooms: (await spaceRuns.live(actor, params.moduleid)).map(presentRoom),
    })),
    serve(spaceRunCalls.liveInMine, async ({ actor }) => ({
      rooms: (await spaceRuns.liveInMine(actor)).map(({ room, space, moderates }) =>
        Object.assign(presentRoom(room), { space, moderates }),
      ),
    })),
    serve(spaceRunCalls.past, async ({ actor, params, query }) => {
      const { items, next } = await spaceRuns.past(actor, params, query);
      const runs = items.map(({ run, title, tookPart, rounds, shown }) => ({
        runId: run._id,
        title,
        openedAt: run.createdAt.toISOString(),
        tookPart,
        rounds: rounds && rounds.map((round) => presentShownRound(round)),
        shown,
      }));
      return { runs, next };
    }),
    serve(spaceRunCalls.timeline, async ({ actor, params, query }) => {
      const { items, next } = await happened.page(actor, params, query.before);
      return {
        events: items.map((event) => presentEvent(event)),
        next,
      };
    }),
  ],
});
