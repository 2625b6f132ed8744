import type { Feature } from '../../core/feature.ts';
import { type OwnAnswersPort, OwnAnswersService, type RepliesPort } from './own-answers.service.ts';
import { runRoutes } from './run.routes.ts';
import { type HistoryPort, RunService, type UpkeepPort } from './run.service.ts';

interface RunPorts {
  /** Made after the features, and asked only once a call comes in. */
  readonly history: () => HistoryPort;
  readonly upkeep: () => UpkeepPort;
  readonly ownAnswers: () => OwnAnswersPort;
  readonly repliesTo: RepliesPort;
}

/** What runs came to: their results, for whoever presented them, and one's own answers, for whoever gave them. What holds them is the live engine. */
export const openRunResults = ({
  history,
  upkeep,
  ownAnswers,
  repliesTo,
}: RunPorts): Feature<{ readonly runs: RunService }> => {
  const runs = new RunService(history, upkeep);
  return {
    services: { runs },
    api: [runRoutes(runs, new OwnAnswersService(ownAnswers, repliesTo))],
  };
};
