// The part is there from the start, so that no test waits for it.
import '../src/features/poll/host/poll-host.tsx';
import { screen } from '@testing-library/react';
import { liveRun, type NoticesOf, pollNotices } from './poll-run.ts';
import { renderStage } from './render-stage.tsx';

/** The address of the host's page of `poll1`. */
export const hostPath = '/tools/polltime/startpoll/poll1';

/** The host's page of a room with a poll in this state. */
export const openHost = async (...state: NoticesOf) => {
  const live = liveRun(pollNotices('host', ...state));
  const page = renderStage(hostPath, live);
  await screen.findByRole('heading', { name: 'Week 5' });
  return { ...page, live };
};
