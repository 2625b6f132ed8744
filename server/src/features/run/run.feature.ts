import type { Feature, FeatureContext } from '../../core/feature.ts';
import { type OwnAnswersPort, OwnAnswersService, type RepliesPort } from './own-answers.service.ts';
import type { PeopleService } from '../account/people.service.ts';
import { RetentionService } from './retention.service.ts';
import { runLookRoutes } from './run-looks.routes.ts';
import { type CoursesPort, type ReplaysPort, RunLooksService } from './run-looks.service.ts';
import { runRoutes } from './run.routes.ts';
import { type HistoryPort, RunService, type SplitsPort, type UpkeepPort } from './run.service.ts';
import { spaceRunRoutes } from './space-runs.routes.ts';
import { type PastPort, SpaceRunsService, type SpaceRunsTools } from './space-runs.service.ts';
import { TimelineService, type TimelineSource } from './timeline.service.ts';

interface RunPorts extends Pick<SpaceRunsTools, 'spaces' | 'modules' | 'visited' | 'rooms'> {
  /** What else happens in topics. */
  readonly happenings: readonly TimelineSource[];
  /** Made after the features, and asked only once a call comes in. */
  readonly history: () => HistoryPort & PastPort;
  readonly upkeep: () => UpkeepPort;
  readonly replays: () => ReplaysPort;
  readonly splits: () => SplitsPort;
  readonly courses: () => CoursesPort;
  /** Who gave a command is told by name to those who moderate. */
  readonly people: Pick<PeopleService, 'lookUpAll'>;
  readonly ownAnswers: () => OwnAnswersPort;
  readonly repliesTo: RepliesPort;
}

/** What runs came to: their results, for whoever presented them, and one's own answers, for whoever gave them. What holds them is the live engine. */
export const openRunResults = (
  context: Pick<FeatureContext, 'clock' | 'connection' | 'jobs'>,
  ports: RunPorts,
): Feature<{ readonly runs: RunService }> => {
  const { history, upkeep, ownAnswers, repliesTo, spaces, happenings } = ports;
  const runs = new RunService({ ...ports });
  const retention = new RetentionService({ ...context, spaces, history, upkeep });
  const looks = new RunLooksService({ ...ports, runs });
  const timeline = new TimelineService({ spaces, history, runs, sources: happenings });
  return {
    services: { runs },
    api: [
      runRoutes({ runs, own: new OwnAnswersService(ownAnswers, repliesTo), retention }),
      runLookRoutes(looks, retention),
      spaceRunRoutes(new SpaceRunsService({ ...ports, clock: context.clock }), timeline),
    ],
    removeFromSpace: async (moduleid) => {
      await upkeep().endRunsIn(moduleid);
      await upkeep().forgetNamesIn(moduleid);
      await retention.forget(moduleid);
    },
  };
};
