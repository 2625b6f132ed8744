import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { useParams } from 'react-router-dom';
import { useAsked } from '../core/use-asked.ts';
import { useToken } from '../features/account/account.store.ts';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { pollsMessages } from '../features/poll/polls.messages.ts';
import { ComparePage } from '../features/run/compare/compare-page.tsx';
import { ReplayPage } from '../features/run/replay/replay-page.tsx';
import { ResultsPage } from '../features/run/results-page.tsx';
import type { RunWays } from '../features/run/run-ways.ts';
import { RunsPage } from '../features/run/runs-page.tsx';
import { TrendPage } from '../features/run/trend/trend-page.tsx';
import { appMessages as words } from './app.messages.ts';
import { HeldInRun } from './held-in-run.tsx';
import { stageActivities } from './stage-activities.ts';

const ways = (list: string): RunWays => ({
  results: pollPaths.results,
  allRuns: pollPaths.allResults,
  looks: { replay: pollPaths.replay, compare: pollPaths.compare, trend: pollPaths.trend },
  home: { to: list, text: pollsMessages.title },
});

/** Every run of every poll, of those that are deleted too. */
export const AllPollRunsPage = () => <RunsPage activity={pollName} ways={ways(pollPaths.list())} />;

/** The runs of one poll. */
export const PollRunsPage = () => {
  const { moduleid = '', topicid = '', pollid = '' } = useParams();
  const list = pollPaths.list({ moduleid, topicid });
  // Of a poll that was deleted the runs stay: only where there are none this is asked about.
  const { failure } = useAsked(pollCalls.read, { token: useToken(), params: { pollid } });
  const isUnknown = failure !== null && ['NOT_FOUND', 'BAD_REQUEST'].includes(failure.code);
  return (
    <RunsPage
      key={pollid}
      activity={pollName}
      definitionId={pollid}
      moduleid={moduleid}
      ways={ways(list)}
      none={isUnknown ? { title: words.noPoll, text: words.noPollText } : undefined}
    />
  );
};

export const PollResultsPage = () => (
  <ResultsPage ways={ways(pollPaths.list())} Beside={HeldInRun} />
);

export const PollReplayPage = () => (
  <ReplayPage ways={ways(pollPaths.list())} activities={stageActivities} />
);

export const PollComparePage = () => <ComparePage ways={ways(pollPaths.list())} />;

/** What one poll came to over the years. */
export const PollTrendPage = () => {
  const { pollid = '' } = useParams();
  return (
    <TrendPage
      key={pollid}
      activity={pollName}
      definitionId={pollid}
      back={pollPaths.allResults}
      ways={ways(pollPaths.list())}
    />
  );
};
