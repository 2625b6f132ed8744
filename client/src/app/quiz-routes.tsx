import { type RouteObject, Navigate } from 'react-router-dom';
import { quizPaths } from '../features/quiz/quiz-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  list: async () => (await import('../features/quiz/list/quizzes-page.tsx')).QuizzesPage,
  editor: async () => (await import('../features/quiz/editor/quiz-editor-page.tsx')).QuizEditorPage,
  // With the page comes the part of a quiz, for mostly that is what is on.
  host: async () => {
    const [{ StartQuizRoute }] = await Promise.all([
      import('./start-quiz-route.tsx'),
      import('../features/quiz/host/quiz-host.tsx'),
    ]);
    return StartQuizRoute;
  },
  rehearsal: async () => {
    const [{ RehearseQuizRoute }] = await Promise.all([
      import('./rehearse-quiz-route.tsx'),
      import('../features/quiz/host/quiz-host.tsx'),
    ]);
    return RehearseQuizRoute;
  },
  review: async () =>
    (await import('../features/quiz/editor/review/review-page.tsx')).QuizReviewPage,
  runs: async () => (await import('./quiz-results.tsx')).QuizRunsPage,
  allRuns: async () => (await import('./quiz-results.tsx')).AllQuizRunsPage,
  results: async () => (await import('./quiz-results.tsx')).QuizResultsPage,
  replay: async () => (await import('./quiz-results.tsx')).QuizReplayPage,
  compare: async () => (await import('./quiz-results.tsx')).QuizComparePage,
  trend: async () => (await import('./quiz-results.tsx')).QuizTrendPage,
};

const shelfOfQuiz = { moduleid: ':moduleid', topicid: ':topicid' };

/** Quizzes: where they lie, what they ask, and what runs of them came to. */
export const quizRoutes = (): FeatureRoutes => ({
  public: [],
  protected: [
    { path: '/tools/quiztime', element: <Navigate to={quizPaths.list()} replace /> },
    { path: quizPaths.list(shelfOfQuiz), lazy: page(pages.list) },
    { path: quizPaths.review(':quizid'), lazy: page(pages.review) },
    { path: quizPaths.history(shelfOfQuiz, ':quizid'), lazy: page(pages.runs) },
    { path: quizPaths.allResults, lazy: page(pages.allRuns) },
    { path: quizPaths.results(':runid'), lazy: page(pages.results) },
    { path: quizPaths.replay(':runid'), lazy: page(pages.replay) },
    { path: quizPaths.compare(':runid'), lazy: page(pages.compare) },
    { path: quizPaths.trend(':quizid'), lazy: page(pages.trend) },
  ],
});

/** Those with a frame of their own. */
export const quizToolRoutes = (): RouteObject[] => [
  {
    // One page over both addresses: a new quiz becomes an old one under its editor.
    lazy: page(pages.editor),
    children: [
      { path: quizPaths.create(shelfOfQuiz), element: null },
      { path: quizPaths.edit(':quizid'), element: null },
    ],
  },
  { path: quizPaths.start(':quizid'), lazy: page(pages.host) },
  { path: quizPaths.rehearsalOf(':quizid'), lazy: page(pages.rehearsal) },
];
