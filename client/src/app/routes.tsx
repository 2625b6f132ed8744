import type { RouteObject } from 'react-router-dom';
import { LoginPage } from '../features/account/login-page.tsx';
import { loginPath, RequireAccount } from '../features/account/require-account.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Splash } from '../ui/splash.tsx';
import { appMessages as words } from './app.messages.ts';
import { MishapPage, NotFoundPage } from './mishap-page.tsx';
import { Shell } from './shell.tsx';

const page = (
  load: () => Promise<NonNullable<RouteObject['Component']>>,
): NonNullable<RouteObject['lazy']> => ({
  Component: load,
});

const pages = {
  home: async () => (await import('./home-page.tsx')).HomePage,
  polls: async () => (await import('../features/poll/polls-page.tsx')).PollsPage,
  editor: async () => (await import('../features/poll/poll-editor-page.tsx')).PollEditorPage,
  host: async () => (await import('../features/poll/poll-host-page.tsx')).PollHostPage,
  screen: async () => (await import('../features/poll/poll-screen-page.tsx')).PollScreenPage,
};

/**
 * Every address of the app; phones have pages of their own: phone.html. Made anew for each router,
 * which writes into them what it has loaded.
 */
export const appRoutes = (): RouteObject[] => [
  {
    ErrorBoundary: MishapPage,
    HydrateFallback: () => <Splash label={words.loading} />,
    children: [
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
          { path: '/tools/polltime/startpoll/:pollid', lazy: page(pages.host) },
        ],
      },
      {
        Component: Shell,
        HydrateFallback: () => <Skeleton label={words.loading} />,
        children: [
          { path: '/', lazy: page(pages.home) },
          { path: loginPath, Component: LoginPage },
          {
            Component: RequireAccount,
            children: [
              { path: '/tools/polltime/viewpolls/:moduleid/:topicid', lazy: page(pages.polls) },
            ],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
