import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { RunnableActivity } from '../../live/runnable-activity.ts';
import { madeHappenings } from '../material/material-happenings.ts';
import { picturesIn } from '../material/material-pictures.service.ts';
import { materialData, versionData } from '../material/material.personal-data.ts';
import type { Names } from '../material/material.presenter.ts';
import type { RunsOfMaterials } from '../material/runs-of-materials.ts';
import type { FileReader } from '../material/exchange/file-reader.ts';
import { pollExchangeRoutes } from './poll-exchange.routes.ts';
import { pollKind } from './poll.kind.ts';
import { pollRoutes, presentPoll } from './poll.routes.ts';
import { pollRunnable, type RunnablePorts } from './poll.runnable.ts';
import { PollService, type PollTools } from './poll.service.ts';

export interface PollPorts
  extends
    Pick<PollTools, 'allowed' | 'topicOfRun' | 'picturesElsewhere' | 'spaces' | 'ownSpaces'>,
    RunnablePorts,
    RunsOfMaterials {
  /** What people are called. */
  readonly names: Names;
  /** Reads files of questions. */
  readonly reader: FileReader;
}

/** Polls; what presents them is the live engine. */
export const openPolls = (
  { connection, clock }: FeatureContext,
  ports: PollPorts,
): Feature<{ readonly polls: PollService }> & {
  readonly activity: RunnableActivity;
  readonly happenings: ReturnType<typeof madeHappenings<'poll', PollDefinition>>;
  /** Those of these pictures that a poll, or what one was before, names. */
  readonly picturesNamed: (fileids: readonly string[]) => Promise<ReadonlySet<string>>;
} => {
  const { openRuns, lastRuns } = ports;
  const polls = new PollService({
    ...ports,
    connection,
    clock,
    findOpenRuns: (pollids) => openRuns(pollName, pollids),
    findLastRuns: (pollids) => lastRuns(pollName, pollids),
    hasRuns: async (pollid) => (await ports.runsOf(pollName, pollid, 1)).length > 0,
  });
  return {
    services: { polls },
    api: [pollExchangeRoutes(polls, ports.reader), pollRoutes(polls, ports.names)],
    activity: pollRunnable(polls, ports),
    happenings: madeHappenings('poll', polls),
    picturesNamed: (fileids) => picturesIn(pollKind, connection, fileids),
    personalData: [pollPersonalData(polls), pollVersionData(polls)],
    removeFromSpace: (moduleid) => polls.removeAllIn(moduleid),
  };
};

/** The polls that a person made. */
export const pollPersonalData = (polls: PollService) =>
  materialData({ name: 'polls', holds: 'The polls that you made.' }, pollKind, polls, presentPoll);

const pollVersionData = (polls: PollService) =>
  versionData(
    { name: 'poll-versions', holds: 'Earlier versions of polls, those that you wrote.' },
    pollKind,
    polls,
  );
