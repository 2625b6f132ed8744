// What polls draw is there from the start, so that no test waits for it.
import '../src/features/poll/host/poll-host.tsx';
import '../src/features/poll/screen/poll-screen.tsx';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerState } from '../src/app/server-state.tsx';
import { pollStage } from '../src/features/poll/poll-stage.ts';
import { HostPage } from '../src/features/stage/host/host-page.tsx';
import { ScreenPage } from '../src/features/stage/screen/screen-page.tsx';
import { LiveContext } from '../src/live/live-context.ts';
import { clapStage } from './clap-on-stage.tsx';
import type { FakeLiveClient } from './fake-live-client.ts';
import { fillGaps } from './render-app.tsx';

const activities = [pollStage, clapStage];
const opens = { activity: pollStage, definitionId: 'poll1' };

/** The stage with polls and applause: `/screen/…` is the projector, anything else the host's page of a poll. */
export const renderStage = (path: string, live: FakeLiveClient) => {
  fillGaps();
  const router = createMemoryRouter(
    [
      { path: '/screen/:code?', element: <ScreenPage activities={activities} /> },
      { path: '*', element: <HostPage activities={activities} opens={opens} /> },
    ],
    { initialEntries: [path] },
  );
  const rendered = render(
    <LiveContext value={() => live}>
      <ServerState>
        <RouterProvider router={router} />
      </ServerState>
    </LiveContext>,
  );
  return { ...rendered, router };
};
