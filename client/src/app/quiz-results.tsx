import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { useParams } from 'react-router-dom';
import { quizPaths } from '../features/quiz/quiz-paths.ts';
import { quizzesMessages } from '../features/quiz/list/quizzes.messages.ts';
import { ComparePage } from '../features/run/compare/compare-page.tsx';
import { ReplayPage } from '../features/run/replay/replay-page.tsx';
import { TrendPage } from '../features/run/trend/trend-page.tsx';
import { stageActivities } from './stage-activities.ts';
import type { ToPdf } from '../features/quiz/results/to-pdf.ts';
import { NeverChosen } from '../features/quiz/results/never-chosen.tsx';
import { QuizScores } from '../features/quiz/results/quiz-scores.tsx';
import { ResultsPage } from '../features/run/results-page.tsx';
import type { RunWays } from '../features/run/run-ways.ts';
import { RunsPage } from '../features/run/runs-page.tsx';

const ways = (list: string): RunWays => ({
  results: quizPaths.results,
  allRuns: quizPaths.allResults,
  looks: { replay: quizPaths.replay, compare: quizPaths.compare, trend: quizPaths.trend },
  home: { to: list, text: quizzesMessages.title },
});

/** Every run of every quiz, of those that are deleted too. */
export const AllQuizRunsPage = () => <RunsPage activity={quizName} ways={ways(quizPaths.list())} />;

/** The runs of one quiz. */
export const QuizRunsPage = () => {
  const { moduleid = '', topicid = '', quizid = '' } = useParams();
  return (
    <RunsPage
      key={quizid}
      activity={quizName}
      definitionId={quizid}
      moduleid={moduleid}
      ways={ways(quizPaths.list({ moduleid, topicid }))}
    />
  );
};

/** What draws PDFs comes with the first that is asked for. */
const toPdf: ToPdf = async (blocks, about) =>
  (await import('../features/run/paper/report-pdf.tsx')).paperPdf(blocks, about);

const Scores = ({ runId }: { readonly runId: string }) => (
  <QuizScores runId={runId} toPdf={toPdf} />
);

export const QuizResultsPage = () => <ResultsPage ways={ways(quizPaths.list())} Beside={Scores} />;

export const QuizReplayPage = () => (
  <ReplayPage ways={ways(quizPaths.list())} activities={stageActivities} />
);

export const QuizComparePage = () => <ComparePage ways={ways(quizPaths.list())} />;

/** What one quiz came to over the years. */
export const QuizTrendPage = () => {
  const { quizid = '' } = useParams();
  return (
    <TrendPage
      key={quizid}
      activity={quizName}
      definitionId={quizid}
      back={quizPaths.allResults}
      Beside={NeverChosen}
      ways={ways(quizPaths.list())}
    />
  );
};
