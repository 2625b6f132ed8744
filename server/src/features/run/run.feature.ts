import type { Feature, FeatureContext } from '../../core/feature.ts';
import { type OwnAnswersPort, OwnAnswersService, type RepliesPort } from './own-answers.service.ts';
import { runRoutes } from './run.routes.ts';
import { type HistoryPort, RunService, type UpkeepPort } from './run.service.ts';
import { spaceRunRoutes } from './space-runs.routes.ts';
import { type PastPort, SpaceRunsService, type SpaceRunsTools } from './space-runs.service.ts';
import { TimelineService, type TimelineSource } from './timeline.service.ts';

interface RunPorts extends Pick<SpaceRunsTools, 'spaces' | 'modules' | 'visited' | 'rooms'> {
  /** What else happens in topics. */
  readonly happenings: readonly TimelineSource[];
  /** Made after the features, and asked only once a call comes in. */
  readonly history: () => HistoryPort & PastPort;
  readonly upkeep: () => UpkeepPort;
  readonly ownAnswers: () => OwnAnswersPort;
  readonly repliesTo: RepliesPort;
}

/** What runs came to: their results, for whoever presented them, and one's own answers, for whoever gave them. What holds them is the live engine. */
export const openRunResults = (
  { clock }: Pick<FeatureContext, 'clock'>,
  ports: RunPorts,
): Feature<{ readonly runs: RunService }> => {
  const { history, upkeep, ownAnswers, repliesTo, spaces, happenings } = ports;
  const runs = new RunService(history, upkeep, spaces);
  const timeline = new TimelineService({ spaces, history, runs, sources: happenings });
  return {
    services: { runs },
    api: [
      runRoutes(runs, new OwnAnswersService(ownAnswers, repliesTo)),
      spaceRunRoutes(new SpaceRunsService({ ...ports, clock }), timeline),
    ],
    removeFromSpace: (moduleid) => upkeep().endAllIn(moduleid),
  };
};
