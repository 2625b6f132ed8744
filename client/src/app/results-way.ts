import { stageActivities } from './stage-activities.ts';
import { pollStage } from '../features/poll/poll-stage.ts';

/** Where the results of a run are, which is its activity's own to say. */
export const resultsWay = (run: {
  readonly runId: string;
  readonly activity: string | null;
}): string => {
  const { resultsPath } = stageActivities.find(({ name }) => name === run.activity) ?? pollStage;
  return resultsPath(run.runId);
};
