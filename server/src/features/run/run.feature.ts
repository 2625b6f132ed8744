import type { Feature } from '../../core/feature.ts';
import { runRoutes } from './run.routes.ts';
import { type HistoryPort, RunService, type UpkeepPort } from './run.service.ts';

interface RunPorts {
  /** Made after the features, and asked only once a call comes in. */
  readonly history: () => HistoryPort;
  readonly upkeep: () => UpkeepPort;
}

/** What runs came to: their results, for whoever presented them. What holds them is the live engine. */
export const openRunResults = ({
  history,
  upkeep,
}: RunPorts): Feature<{ readonly runs: RunService }> => {
  const runs = new RunService(history, upkeep);
  return { services: { runs }, api: [runRoutes(runs)] };
};
