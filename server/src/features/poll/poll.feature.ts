import type { LastRun } from '@sets/shared/live/last-run.ts';
import { pollName } from '@sets/shared/poll/poll.live.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { RunnableActivity } from '../../live/runnable-activity.ts';
import { pollPersonalData } from './poll.personal-data.ts';
import { pollRoutes } from './poll.routes.ts';
import { pollRunnable } from './poll.runnable.ts';
import { type OpenRun, PollService, type PollTools } from './poll.service.ts';

interface PollPorts extends Pick<PollTools, 'pollsAllowed'> {
  /** The runs under way, by definition id. */
  readonly openRuns: (
    activity: string,
    definitionIds: string[],
  ) => Promise<ReadonlyMap<string, OpenRun>>;
  /** What a person has presented last, by definition id. */
  readonly lastRuns: (
    owner: string,
    activity: string,
    definitionIds: string[],
  ) => Promise<ReadonlyMap<string, LastRun>>;
}

/** Polls; what presents them is the live engine. */
export const openPolls = (
  { connection, clock }: FeatureContext,
  { openRuns, lastRuns, pollsAllowed }: PollPorts,
): Feature<{ readonly polls: PollService }> & { readonly activity: RunnableActivity } => {
  const polls = new PollService({
    connection,
    clock,
    findOpenRuns: (pollids) => openRuns(pollName, pollids),
    findLastRuns: (owner, pollids) => lastRuns(owner, pollName, pollids),
    pollsAllowed,
  });
  return {
    services: { polls },
    api: [pollRoutes(polls)],
    activity: pollRunnable(polls),
    personalData: pollPersonalData(polls),
    removeFromSpace: (moduleid) => polls.removeAllIn(moduleid),
  };
};
