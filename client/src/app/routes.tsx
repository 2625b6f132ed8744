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

const home = page(async () => (await import('./home-page.tsx')).HomePage);
const polls = page(async () => (await import('../features/poll/polls-page.tsx')).PollsPage);
const editor = page(
  async () => (await import('../features/poll/poll-editor-page.tsx')).PollEditorPage,
);
const host = page(async () => (await import('../features/poll/poll-host-page.tsx')).PollHostPage);
const screen = page(
  async () => (await import('../features/poll/poll-screen-page.tsx')).PollScreenPage,
);

/** Every address of the app. Phones have pages of their own: phone.html. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: MishapPage,
    HydrateFallback: () => <Splash label={words.loading} />,
    children: [
      { path: '/screen/:code', lazy: screen },
      {
        Component: RequireAccount,
        children: [
          {
            // One page over both addresses: a new poll becomes an old one under its editor.
            lazy: editor,
            children: [
              { path: '/tools/polltime/createpoll/:moduleid/:topicid' },
              { path: '/tools/polltime/editpoll/:pollid' },
            ],
          },
          { path: '/tools/polltime/startpoll/:pollid', lazy: host },
        ],
      },
      {
        Component: Shell,
        HydrateFallback: () => <Skeleton label={words.loading} />,
        children: [
          { path: '/', lazy: home },
          { path: loginPath, Component: LoginPage },
          {
            Component: RequireAccount,
            children: [{ path: '/tools/polltime/viewpolls/:moduleid/:topicid', lazy: polls }],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
