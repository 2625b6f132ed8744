import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { useParams } from 'react-router-dom';
import { liveQnaPaths } from '../features/live-qna/live-qna-paths.ts';
import { liveQnaStage } from '../features/live-qna/live-qna-stage.ts';
import { modulePaths } from '../features/module/module-paths.ts';
import { ResultsPage } from '../features/run/results-page.tsx';
import type { RunWays } from '../features/run/run-ways.ts';
import { RunsPage } from '../features/run/runs-page.tsx';
import { HostPage } from '../features/stage/host/host-page.tsx';
import { appMessages as words } from './app.messages.ts';
import { stageActivities } from './stage-activities.ts';

/** Puts a live Q&A on: opens a room for it, and is its host. */
export const StartLiveQnaRoute = () => {
  const { liveqnaid = '' } = useParams();
  const opens = { activity: liveQnaStage, definitionId: liveqnaid };
  return <HostPage activities={stageActivities} opens={opens} />;
};

const ways: RunWays = {
  results: liveQnaPaths.results,
  allRuns: liveQnaPaths.allResults,
  home: { to: modulePaths.created, text: words.spaces },
};

export const AllLiveQnaRunsPage = () => <RunsPage activity={liveQnaName} ways={ways} />;
export const LiveQnaResultsPage = () => <ResultsPage ways={ways} />;
