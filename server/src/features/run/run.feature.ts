import type { Feature } from '../../core/feature.ts';
import { runRoutes } from './run.routes.ts';
import { type HistoryPort, RunService } from './run.service.ts';

interface RunPorts {
  /** Made after the features, and asked only once a call comes in. */
  readonly history: () => HistoryPort;
}

/** What runs came to: their results, for whoever presented them. What holds them is the live engine. */
export const openRunResults = ({ history }: RunPorts): Feature<{ readonly runs: RunService }> => {
  const runs = new RunService(history);
  return { services: { runs }, api: [runRoutes(runs)] };
};
