// What polls draw is there from the start, so that no test waits for it.
import '../../poll/host/poll-host.tsx';
import '../../poll/screen/poll-screen.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveRun, type NoticesOf, pollNotices, room } from '../../../../test/poll-run.ts';
import { fillGaps } from '../../../../test/render-app.tsx';
import { renderStage } from '../../../../test/render-stage.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { RehearsePollRoute } from '../../../app/rehearse-poll-route.tsx';
import { ServerState } from '../../../app/server-state.tsx';
import { LiveContext } from '../../../live/live-context.ts';

beforeEach(signIn);
afterEach(signOut);

const pathname = '/tools/polltime/rehearse/poll1';
const search = '?students=100';

/** The page of a rehearsal of a poll in this state, with the address of its editor to go back to. */
const rehearse = async (change: NoticesOf[0] = {}) => {
  fillGaps();
  const live = liveRun(pollNotices('host', change, { room: { rehearsal: 100 } }));
  const state = { from: '/tools/polltime/editpoll/poll1' };
  const router = createMemoryRouter(
    [
      { path: '/tools/polltime/rehearse/:pollid', element: <RehearsePollRoute /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [{ pathname, search, state }] },
  );
  render(
    <LiveContext value={() => live}>
      <ServerState>
        <RouterProvider router={router} />
      </ServerState>
    </LiveContext>,
  );
  await screen.findAllByRole('heading');
  return { live, router };
};

describe('a rehearsal at its host', () => {
  it('is begun with as many students as the address says, is marked, and is come back to', async () => {
    const { live, router } = await rehearse();
    await screen.findByText('100 simulated students. Nothing of it is kept.', { exact: false });
    expect(live.inputs('rehearsal:start')).toEqual([
      { activity: 'poll', definitionId: 'poll1', students: 100 },
    ]);
    expect(live.inputs('room:open')).toEqual([]);
    expect(router.state.location).toMatchObject({
      pathname,
      search: `?room=${room.roomId}`,
    });
    // Nothing of it goes elsewhere, or stays.
    expect(screen.queryByRole('button', { name: 'Leave open as a survey …' })).toBeNull();
    expect(screen.queryByRole('button', { name: /embed/i })).toBeNull();
  });

  it('is ended by its host, and leads back, or to another one', async () => {
    const { live, router } = await rehearse();
    await userEvent.click(await screen.findByRole('button', { name: 'End the rehearsal' }));
    expect(live.inputs('rehearsal:end')).toEqual([{ roomId: room.roomId }]);
    const [, ended] = pollNotices('host', { phase: 'ended' });
    act(() => live.notify({ ...ended!, seq: 6 }));
    screen.getByRole('heading', { name: 'The rehearsal is over' });
    expect(screen.queryByRole('link', { name: 'See the results' })).toBeNull();
    const again = screen.getByRole('link', { name: 'Rehearse again' });
    expect(again.getAttribute('href')).toBe(`${pathname}${search}`);
    await userEvent.click(screen.getByRole('link', { name: 'Back to where you were' }));
    expect(router.state.location.pathname).toBe('/tools/polltime/editpoll/poll1');
  });

  it('says that it is over once its room is gone', async () => {
    const { live } = await rehearse();
    await screen.findByRole('button', { name: 'End the rehearsal' });
    const error = { code: 'NOT_FOUND', msg: 'There is no such room.' } as const;
    live.handlers['room:host'] = () => ({ ok: false, error });
    act(() => live.become('offline'));
    act(() => live.become('online'));
    await screen.findByRole('heading', { name: 'The rehearsal is over' });
  });
});

it('the projector of a rehearsal says so, and no other one', async () => {
  const live = liveRun(pollNotices('screen', { phase: 'open', rounds: [1, 0] }));
  renderStage('/screen/bcd-234', live);
  await screen.findByText('First?');
  expect(screen.queryByText('Rehearsal with simulated students')).toBeNull();
  const [changed] = pollNotices('screen', {}, { room: { rehearsal: 30 } });
  act(() => live.notify({ ...changed!, seq: 6 }));
  screen.getByText('Rehearsal with simulated students');
});
