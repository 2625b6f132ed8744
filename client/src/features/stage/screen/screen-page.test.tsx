import type { Notice } from '@sets/shared/live/notices.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clapRun } from '../../../../test/clap-on-stage.tsx';
import { liveRun, pollNotices, room, run } from '../../../../test/poll-run.ts';
import { renderStage } from '../../../../test/render-stage.tsx';

const notice = (seq: number, name: Notice['name'], payload: unknown): Notice => ({
  roomId: room.roomId,
  epoch: 'e',
  seq,
  name,
  payload,
});

/** A room with a poll on, on the projector. */
const watched = async () => {
  const live = liveRun(pollNotices('screen', { phase: 'open', rounds: [1, 0] }));
  const page = renderStage('/screen/bcd-234', live);
  await screen.findByText('First?');
  const puts = (seq: number, on: object | null, view: unknown) =>
    act(() => live.notify(notice(seq, 'run:changed', { run: on, view })));
  return { ...page, live, puts };
};

describe('the projector', () => {
  it('follows the room from a poll to another activity, and back', async () => {
    const { live, puts } = await watched();
    puts(6, clapRun, 'loud');
    screen.getByText('For the speaker: loud, null claps of 3 at localhost:3000/join with BCD234');
    expect(screen.queryByText('First?')).toBeNull();
    act(() => live.notify(notice(7, 'tally:changed', { runId: clapRun.runId, tally: 41 })));
    screen.getByText(/loud, 41 claps/);
    const [, poll] = pollNotices('screen', { phase: 'closed', rounds: [1, 0] });
    act(() => live.notify({ ...poll!, seq: 8 }));
    screen.getByText('First?');
    screen.getByText('Closed');
    expect(live.inputs('room:watch')).toEqual([{ code: 'BCD234' }]);
  });

  it('sets the formulas of a title, before it begins and after the end', async () => {
    const { puts, container } = await watched();
    const titled = { ...run, title: 'Week 5: $x^2$' };
    const payload = pollNotices('screen', { phase: 'lobby' })[1]?.payload;
    const view = (payload as { view: object }).view;
    for (const [at, phase] of ['lobby', 'ended'].entries()) {
      puts(6 + at, { ...titled, version: 6 + at }, { ...view, phase });
      const title = await screen.findByText(/^Week 5/);
      expect(title.querySelector('.formula')).not.toBeNull();
      expect(container.querySelector('.screen-title .formula')).not.toBeNull();
    }
  });

  it('shows what a run came to where its address says so, until something else is on', async () => {
    const live = liveRun(pollNotices('screen', { phase: 'open', rounds: [1, 0] }));
    renderStage('/screen/BCD234#results-run2', live);
    await screen.findByText('First?');
    const puts = (seq: number, on: object) =>
      act(() => live.notify(notice(seq, 'run:changed', { run: on, view: 'loud' })));
    puts(6, clapRun);
    expect(screen.queryByText(/^All claps/)).toBeNull();
    puts(7, { ...clapRun, version: 4, ended: true });
    screen.getByText('All claps of run2, instead of');
    screen.getByText(/^For the speaker/);
    screen.getByText('BCD 234');
    puts(8, { ...clapRun, runId: 'run3', ended: true });
    expect(screen.queryByText(/^All claps/)).toBeNull();
  });

  it('keeps the way in while nothing is on, and goes on with what comes next', async () => {
    const { puts } = await watched();
    puts(6, null, null);
    screen.getByRole('heading', { name: 'Nothing is on now' });
    screen.getByText('BCD 234');
    puts(7, clapRun, 'soft');
    screen.getByText(/^For the speaker: soft/);
  });

  it('says that it must be loaded anew where it does not know what is on', async () => {
    const { puts } = await watched();
    puts(6, { ...run, runId: 'run3', activity: 'of tomorrow' }, {});
    screen.getByRole('heading', { name: 'This page is older than the server.' });
    screen.getByRole('button', { name: 'Reload' });
    puts(7, clapRun, 'soft');
    screen.getByText(/^For the speaker: soft/);
  });

  it('says so where it cannot read what is told of it', async () => {
    const { puts } = await watched();
    puts(6, { ...run, version: 8 }, { phase: 'of tomorrow' });
    screen.getByRole('button', { name: 'Reload' });
  });

  it('goes on showing what it has while the connection is lost', async () => {
    const { live } = await watched();
    act(() => live.become('offline'));
    await screen.findByText(/^No connection/);
    screen.getByText('First?');
  });

  it.each(['/screen', '/screen/'])('asks for a code at %s', async (path) => {
    const { router } = renderStage(path, liveRun(pollNotices('screen', {})));
    await screen.findByText('What is to be shown?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'bcd 234{Enter}');
    await screen.findByText('people here');
    expect(router.state.location.pathname).toBe('/screen/BCD234');
  });

  it('asks for another code where there is no such run', async () => {
    const live = liveRun([]);
    live.handlers['room:watch'] = () => ({ ok: false, error: { code: 'NOT_FOUND', msg: 'No.' } });
    renderStage('/screen/BCD234', live);
    await screen.findByText('This code is not in use');
  });

  it('says why a run cannot be shown, and tries again', async () => {
    const live = liveRun(pollNotices('screen', {}));
    const seat = live.handlers['room:watch']!;
    live.handlers['room:watch'] = () => ({ ok: false, error: { code: 'BAD_REQUEST', msg: 'Oh.' } });
    renderStage('/screen/BCD234', live);
    await screen.findByText('Oh.');
    live.handlers['room:watch'] = seat;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('people here');
  });
});
