import type { LastRun } from '@sets/shared/live/last-run.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { RunnableActivity } from '../../live/runnable-activity.ts';
import { pollHappenings } from './poll-happenings.ts';
import { picturesInPolls } from './poll-pictures.service.ts';
import { FileReader } from './exchange/file-reader.ts';
import { pollExchangeRoutes } from './poll-exchange.routes.ts';
import { PollVersions } from './poll-versions.service.ts';
import { pollPersonalData, pollVersionData } from './poll.personal-data.ts';
import { type Names, pollRoutes } from './poll.routes.ts';
import { pollRunnable, type RunnablePorts } from './poll.runnable.ts';
import { type OpenRun, PollService, type PollTools } from './poll.service.ts';

interface PollPorts
  extends
    Pick<PollTools, 'pollsAllowed' | 'topicOfRun' | 'picturesElsewhere' | 'spaces' | 'ownSpaces'>,
    RunnablePorts {
  /** What people are called. */
  readonly names: Names;
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
  /** Those of these pictures that a poll, or what one was before, names. */
  readonly picturesNamed: (fileids: readonly string[]) => Promise<ReadonlySet<string>>;
} => {
  const { openRuns, lastRuns } = ports;
  const versions = new PollVersions({ connection, clock });
  const polls = new PollService({
    ...ports,
    connection,
    clock,
    versions,
    findOpenRuns: (pollids) => openRuns(pollName, pollids),
    findLastRuns: (pollids) => lastRuns(pollName, pollids),
    hasRuns: async (pollid) => (await ports.runsOf(pollName, pollid, 1)).length > 0,
  });
  return {
    services: { polls },
    api: [pollExchangeRoutes(polls, new FileReader()), pollRoutes(polls, ports.names)],
    activity: pollRunnable(polls, ports),
    happenings: pollHappenings(polls),
    picturesNamed: (fileids) => picturesInPolls(connection, fileids),
    personalData: [pollPersonalData(polls), pollVersionData(versions)],
    removeFromSpace: (moduleid) => polls.removeAllIn(moduleid),
  };
};
