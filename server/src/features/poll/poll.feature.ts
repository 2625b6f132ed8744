import type { LastRun } from '@sets/shared/live/last-run.ts';
import { pollName } from '@sets/shared/poll/poll.live.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { RunnableActivity } from '../../live/runnable-activity.ts';
import { pollHappenings } from './poll-happenings.ts';
import { pollPersonalData } from './poll.personal-data.ts';
import { pollRoutes } from './poll.routes.ts';
import { pollRunnable } from './poll.runnable.ts';
import { type OpenRun, PollService, type PollTools } from './poll.service.ts';

interface PollPorts extends Pick<PollTools, 'pollsAllowed' | 'spaces' | 'ownSpaces'> {
  /** The runs under way, by definition id. */
  readonly openRuns: (
    activity: string,
    definitionIds: string[],
  ) => Promise<ReadonlyMap<string, OpenRun>>;
  /** What was presented last, by definition id. */
  readonly lastRuns: (
    activity: string,
    definitionIds: string[],
  ) => Promise<ReadonlyMap<string, LastRun>>;
}

/** Polls; what presents them is the live engine. */
export const openPolls = (
  { connection, clock }: FeatureContext,
  ports: PollPorts,
): Feature<{ readonly polls: PollService }> & {
  readonly activity: RunnableActivity;
  readonly happenings: ReturnType<typeof pollHappenings>;
} => {
  const { openRuns, lastRuns } = ports;
  const polls = new PollService({
    ...ports,
    connection,
    clock,
    findOpenRuns: (pollids) => openRuns(pollName, pollids),
    findLastRuns: (pollids) => lastRuns(pollName, pollids),
  });
  return {
    services: { polls },
    api: [pollRoutes(polls)],
    activity: pollRunnable(polls),
    happenings: pollHappenings(polls),
    personalData: pollPersonalData(polls),
    removeFromSpace: (moduleid) => polls.removeAllIn(moduleid),
  };
};
