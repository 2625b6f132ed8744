import { Navigate, type RouteObject } from 'react-router-dom';
import { RequireAccount } from '../features/account/require-account.tsx';
import { liveQnaPaths } from '../features/live-qna/live-qna-paths.ts';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Splash } from '../ui/splash.tsx';
import { accountRoutes } from './account-routes.tsx';
import { adminRoutes } from './admin-routes.tsx';
import { articleRoutes } from './article-routes.tsx';
import { appMessages as words } from './app.messages.ts';
import { discussionRoutes } from './discussion-routes.tsx';
import { type FeatureRoutes, page } from './feature-routes.ts';
import { foodRoutes } from './food-routes.tsx';
import { guideRoutes } from './guide-routes.tsx';
import { paperRoutes } from './paper-routes.tsx';
import { peopleRoutes } from './people-routes.tsx';
import { qnaRoutes } from './qna-routes.tsx';
import { sheetRoutes } from './sheet-routes.tsx';
import { quizRoutes, quizToolRoutes } from './quiz-routes.tsx';
import { laterRoutes } from './later-routes.tsx';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { Frame } from './frame.tsx';
import { Shell } from './shell.tsx';
import { spaceRoutes } from './space-routes.tsx';

const pages = {
  home: async () => (await import('./home/home-page.tsx')).HomePage,
  polls: async () => (await import('./topic-polls-page.tsx')).TopicPollsPage,
  editor: async () => (await import('../features/poll/poll-editor-page.tsx')).PollEditorPage,
  // With the page comes the part of a poll, for mostly that is what is on; any other comes when it is.
  host: async () => {
    const [{ StartPollRoute }] = await Promise.all([
      import('./start-poll-route.tsx'),
      import('./poll-host-with-holders.tsx'),
    ]);
    return StartPollRoute;
  },
  rehearsal: async () => {
    const [{ RehearsePollRoute }] = await Promise.all([
      import('./rehearse-poll-route.tsx'),
      import('./poll-host-with-holders.tsx'),
    ]);
    return RehearsePollRoute;
  },
  quick: async () => (await import('../features/poll/quick/quick-page.tsx')).QuickPage,
  screen: async () => {
    const [{ ScreenRoute }] = await Promise.all([
      import('./screen-route.tsx'),
      import('../features/poll/screen/poll-screen.tsx'),
    ]);
    return ScreenRoute;
  },
  liveQnaHost: async () => (await import('./live-qna-routes.tsx')).StartLiveQnaRoute,
  liveQnaRuns: async () => (await import('./live-qna-routes.tsx')).AllLiveQnaRunsPage,
  liveQnaResults: async () => (await import('./live-qna-routes.tsx')).LiveQnaResultsPage,
  allResults: async () => (await import('./poll-results.tsx')).AllPollRunsPage,
  history: async () => (await import('./poll-results.tsx')).PollRunsPage,
  replay: async () => (await import('./poll-results.tsx')).PollReplayPage,
  compare: async () => (await import('./poll-results.tsx')).PollComparePage,
  trend: async () => (await import('./poll-results.tsx')).PollTrendPage,
  results: async () => (await import('./poll-results.tsx')).PollResultsPage,
};

const homeAndPolls = (): FeatureRoutes => ({
  public: [{ path: '/', lazy: page(pages.home) }],
  protected: [
    { path: '/homepage', lazy: page(pages.home) },
    // The beginning of many addresses, and of what people type.
    { path: '/tools/polltime', element: <Navigate to={pollPaths.list()} replace /> },
    { path: '/tools/polltime/viewpolls/:moduleid/:topicid', lazy: page(pages.polls) },
    { path: '/tools/polltime/history/:moduleid/:topicid/:pollid', lazy: page(pages.history) },
    { path: '/tools/polltime/history', lazy: page(pages.allResults) },
    { path: '/tools/polltime/results', lazy: page(pages.allResults) },
    { path: '/tools/polltime/results/:runid', lazy: page(pages.results) },
    { path: pollPaths.replay(':runid'), lazy: page(pages.replay) },
    { path: pollPaths.compare(':runid'), lazy: page(pages.compare) },
    { path: pollPaths.trend(':pollid'), lazy: page(pages.trend) },
    { path: liveQnaPaths.allResults, lazy: page(pages.liveQnaRuns) },
    { path: liveQnaPaths.results(':runid'), lazy: page(pages.liveQnaResults) },
  ],
});

/** Pages with a frame of their own: the screen, and the tools of whoever runs a poll. */
const withoutShell = (): RouteObject[] => [
  { path: '/screen/:code?', lazy: page(pages.screen) },
  {
    Component: RequireAccount,
    children: [
      {
        // One page over both addresses: a new poll becomes an old one under its editor.
        lazy: page(pages.editor),
        children: [
          { path: '/tools/polltime/createpoll/:moduleid/:topicid', element: null },
          { path: '/tools/polltime/editpoll/:pollid', element: null },
        ],
      },
      ...quizToolRoutes(),
      { path: '/tools/polltime/startpoll/:pollid', lazy: page(pages.host) },
      { path: pollPaths.rehearsalOf(':pollid'), lazy: page(pages.rehearsal) },
      { path: pollPaths.ask, lazy: page(pages.quick) },
      { path: liveQnaPaths.start(':liveqnaid'), lazy: page(pages.liveQnaHost) },
    ],
  },
];

/**
 * Every address of the app; phones have pages of their own: phone.html. Made anew for each router,
 * which writes into them what it has loaded.
 */
export const appRoutes = (): RouteObject[] => {
  const areas = [
    homeAndPolls(),
    accountRoutes(),
    adminRoutes(),
    guideRoutes(),
    spaceRoutes(),
    qnaRoutes(),
    quizRoutes(),
    discussionRoutes(),
    peopleRoutes(),
    sheetRoutes(),
    paperRoutes(),
    articleRoutes(),
    foodRoutes(),
    laterRoutes(),
  ];
  const inShell: RouteObject[] = [
    ...areas.flatMap((area) => area.public),
    { Component: RequireAccount, children: areas.flatMap((area) => area.protected) },
    { path: '*', Component: NotFoundPage },
  ];
  return [
    {
      Component: Frame,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => <Splash label={words.loading} />,
      children: [
        { ErrorBoundary: ErrorPage, children: withoutShell() },
        {
          Component: Shell,
          HydrateFallback: () => <Skeleton label={words.loading} />,
          // A page that fails leaves the bar as it is.
          children: [{ ErrorBoundary: ErrorPage, children: inShell }],
        },
      ],
    },
  ];
};
