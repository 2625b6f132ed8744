// The page and its part are there from the start, so that no test waits for them.
import '../../../app/start-poll-route.tsx';
import './own-polls.tsx';
import './poll-host.tsx';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import {
  definition,
  liveRun,
  type NoticesOf,
  pollNotices,
  run,
} from '../../../../test/poll-run.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

const path = '/tools/polltime/startpoll/poll1';

beforeEach(signIn);
afterEach(signOut);

/** What the host's page says itself, not its picture of the projector. */
const beside = { ignore: '[inert] *' };

/** What is read in its picture of the projector. */
const pictured = (): string => document.querySelector('[inert]')?.textContent ?? '';

/** The host's page of a run in this state. */
const host = async (...state: NoticesOf) => {
  const live = liveRun(pollNotices('host', ...state));
  const page = renderApp(path, live);
  await screen.findByRole('heading', { name: 'Week 5' });
  return { ...page, live, commands: () => live.inputs('run:command') };
};

describe('a poll at its host', () => {
  it('opens a room for the poll and shows the way in', async () => {
    const { live, router } = await host({});
    expect(live.inputs('room:open')).toEqual([{ activity: 'poll', definitionId: 'poll1' }]);
    expect(screen.getAllByText('BCD 234', beside)).not.toHaveLength(0);
    // All of the projector is a picture here, and nothing to be found by those who hear the page.
    expect(pictured()).toMatch(/BCD\s?234/);
    expect(router.state.location.search).toBe('?room=room1');
    await vi.waitFor(() => expect(document.title).toContain('Hosting Week 5'));
  });

  it('names the version that was seen with the next step', async () => {
    const { commands } = await host({});
    await userEvent.click(screen.getByRole('button', { name: 'Open voting' }));
    expect(commands()).toEqual([
      {
        roomId: 'room1',
        runId: run.runId,
        version: run.version,
        command: { type: 'open', question: 0 },
      },
    ]);
  });

  it('obeys its keys', async () => {
    const { commands } = await host({ phase: 'closed', question: 1, rounds: [1, 1] });
    await userEvent.keyboard(' {ArrowLeft}h');
    expect(commands().map(({ command }) => command)).toEqual([
      { type: 'show' },
      { type: 'goto', question: 0 },
      { type: 'show' },
    ]);
  });

  it('has the projector in the middle: what everybody sees, without what only the host sees', async () => {
    await host({ phase: 'open', rounds: [1, 0] }, { answered: 2, yes: 2 });
    expect(pictured()).toContain('First?');
    expect(pictured()).not.toContain('100%');
    screen.getByText('Results are hidden there');
    screen.getByRole('row', { name: /^A ?Yes 100% 2$/ });
  });

  it('the picture has the theme of the projector, whatever the host’s own is', async () => {
    const look = { theme: 'contrast', school: null } as const;
    await host({ phase: 'open', rounds: [1, 0] }, { room: { look } });
    expect(document.querySelector('[inert] [data-theme]')?.getAttribute('data-theme')).toBe(
      'contrast',
    );
  });

  it('leaves space to the button that has the focus', async () => {
    const { commands } = await host({ phase: 'closed', rounds: [1, 0] });
    screen.getByRole('button', { name: 'Ask again' }).focus();
    await userEvent.keyboard(' ');
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'again' }]);
  });

  it('shows the host the counts that the screen hides', async () => {
    await host({ phase: 'open', rounds: [1, 0] }, { answered: 2, yes: 2 });
    screen.getByText('Only you see this');
    screen.getByRole('row', { name: /^A ?Yes 100% 2$/ });
    expect(screen.getAllByText('of 3 answered').length).toBeGreaterThan(0);
  });

  it('offers more time when somebody has trouble and a timer runs', async () => {
    const state = { phase: 'open', rounds: [1, 0], deadline: Date.now() + 60_000 } as const;
    const { commands } = await host({ ...state, rounds: [1, 0] }, { people: { slow: 1, lost: 1 } });
    screen.getByText(/^2 people have trouble/);
    await userEvent.click(screen.getAllByRole('button', { name: '+15 s' })[0]!);
    expect(commands()[0]?.command).toEqual({ type: 'extend', seconds: 15 });
  });

  it('can be ended at any time', async () => {
    const { commands } = await host({});
    await userEvent.click(screen.getByRole('button', { name: 'End poll …' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this poll?' });
    // Nothing was asked: there are no results.
    expect(within(dialog).queryByRole('switch')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'End poll' }));
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'end' }]);
  });

  it('ends with the results on the projector where the host wants them and there are any', async () => {
    const { commands } = await host({ phase: 'closed', rounds: [1, 0] });
    await userEvent.click(screen.getByRole('button', { name: 'End poll …' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this poll?' });
    await userEvent.click(within(dialog).getByRole('switch', { name: /^Show the results of all/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'End poll' }));
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'end', results: true }]);
  });

  it('asks before it ends the poll', async () => {
    const { commands } = await host({ phase: 'closed', question: 1, rounds: [1, 1], shown: true });
    await userEvent.keyboard(' ');
    expect(commands()).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'End this poll?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End poll' }));
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'end' }]);
  });

  it('says why a step did not work, but not that somebody else was quicker', async () => {
    const { live } = await host({});
    live.handlers['run:command'] = () => ({
      ok: false,
      error: { code: 'WRONG_PHASE', msg: 'Close the question first.' },
    });
    await userEvent.keyboard(' ');
    await screen.findByText('Close the question first.');
    live.handlers['run:command'] = () => ({ ok: false, error: { code: 'CONFLICT', msg: 'No.' } });
    await userEvent.keyboard(' ');
    await screen.findByText('People are coming in');
    expect(screen.queryByText('No.')).toBeNull();
  });

  it('says why a step did not work until the run has moved', async () => {
    const { live } = await host({});
    live.handlers['run:command'] = () => ({
      ok: false,
      error: { code: 'WRONG_PHASE', msg: 'Close the question first.' },
    });
    await userEvent.keyboard(' ');
    await screen.findByText('Close the question first.');
    const [, moved] = pollNotices(
      'host',
      { phase: 'open', rounds: [1, 0] },
      { run: { version: 8 } },
    );
    act(() => live.notify({ ...moved!, seq: 6 }));
    await screen.findByText('Voting is open', beside);
    expect(screen.queryByText('Close the question first.')).toBeNull();
  });

  it('does not offer the same step twice', async () => {
    await host({ phase: 'closed', rounds: [1, 0] });
    expect(screen.getAllByRole('button', { name: 'Show results' })).toHaveLength(1);
  });

  it('leads to the results once the poll has ended', async () => {
    await host({ phase: 'ended', rounds: [1, 0] });
    const link = screen.getByRole('link', { name: 'See the results' });
    expect(link.getAttribute('href')).toBe(`/tools/polltime/results/${run.runId}`);
  });

  it('chooses after the end, too, whether the projector ends with the results', async () => {
    const { live, commands } = await host({ phase: 'ended', rounds: [1, 0] });
    await userEvent.click(await screen.findByRole('button', { name: 'Results on the projector' }));
    const [, shown] = pollNotices('host', { phase: 'ended', rounds: [1, 0], shown: true });
    act(() => live.notify({ ...shown!, seq: 6 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Thanks on the projector' }));
    expect(commands().map(({ command }) => command)).toEqual([{ type: 'show' }, { type: 'hide' }]);
  });

  it('has no results to offer where nothing was asked', async () => {
    await host({ phase: 'ended', rounds: [0, 0] });
    await screen.findByRole('button', { name: 'Another poll' });
    expect(screen.queryByRole('button', { name: /on the projector$/ })).toBeNull();
  });

  it('puts the same poll, or another one, on in the same room', async () => {
    const updatedAt = '2026-11-01T10:00:00.000Z';
    const poll = { pollid: 'poll2', title: 'Week 6', questions: 1, kinds: ['choice'], updatedAt };
    answerFetch({
      // It is somebody else's, who lets its host present it.
      'GET /api/polls/poll1': () => json(403, { code: 'FORBIDDEN', msg: 'Not yours.' }),
      'GET /api/polls?moduleid=personal&topicid=polls': () =>
        json(200, {
          polls: [
            { ...poll, code: null, setAside: false, survey: null, lastRun: null, failure: null },
          ],
        }),
    });
    const { live } = await host({ phase: 'ended' });
    await userEvent.click(screen.getByRole('button', { name: 'Present it again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Another poll' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Week 6' }));
    expect(live.inputs('room:start')).toEqual(
      ['poll1', 'poll2'].map((definitionId) => ({
        roomId: 'room1',
        seen: run.runId,
        activity: 'poll',
        definitionId,
      })),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers first what lies beside the poll that is on', async () => {
    const [createdAt, updatedAt] = ['2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z'];
    const shelf = { moduleid: 'biology', topicid: 'cells' };
    const line = {
      questions: 1,
      kinds: ['choice'],
      updatedAt,
      code: null,
      setAside: false,
      survey: null,
      lastRun: null,
      failure: null,
    };
    answerFetch({
      'GET /api/polls/poll1': () =>
        json(200, { ...definition, ...shelf, pollid: 'poll1', revision: 0, createdAt, updatedAt }),
      'GET /api/polls?moduleid=biology&topicid=cells': () =>
        json(200, { polls: [{ ...line, pollid: 'poll2', title: 'Cells' }] }),
      'GET /api/polls?moduleid=personal&topicid=polls': () =>
        json(200, {
          polls: [
            { ...line, pollid: 'poll3', title: 'My own', code: 'KX72MP' },
            { ...line, pollid: 'poll4', title: 'Free' },
          ],
        }),
    });
    await host({ phase: 'ended' });
    await userEvent.click(screen.getByRole('button', { name: 'Another poll' }));
    const dialog = within(screen.getByRole('dialog'));
    const mine = await dialog.findByRole('button', { name: /^My own ?Under way in room KX7 2MP$/ });
    const near = await dialog.findByRole('button', { name: 'Cells' });
    const follows = near.compareDocumentPosition(mine) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).not.toBe(0);
    const titles = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Cells', 'Free', 'My ownUnder way in room KX7 2MP']);
  });

  it('has the address of its room and of the poll that is on there, over one connection', async () => {
    const { live, router } = await host({});
    const address = () => router.state.location.pathname + router.state.location.search;
    const becomes = (wanted: string) => vi.waitFor(() => expect(address()).toBe(wanted));
    await becomes(`${path}?room=room1`);
    const next = { runId: 'run2', definitionId: 'poll2', title: 'Week 6' };
    for (const notice of pollNotices('host', {}, { run: next })) {
      act(() => live.notify({ ...notice, seq: notice.seq + 5 }));
    }
    await screen.findByRole('heading', { name: 'Week 6' });
    await becomes('/tools/polltime/startpoll/poll2?room=room1');
    // Of another activity it says nothing: that one's page would connect anew.
    const other = { ...run, activity: 'of tomorrow', definitionId: 'clap1', runId: 'run3' };
    const told = { roomId: 'room1', epoch: 'e', seq: 11, name: 'run:changed' } as const;
    act(() => live.notify({ ...told, payload: { run: other, view: {} } }));
    await screen.findByRole('button', { name: 'Reload' });
    expect(address()).toBe('/tools/polltime/startpoll/poll2?room=room1');
    expect(live.inputs('room:open')).toHaveLength(1);
    expect(live.inputs('room:host')).toHaveLength(1);
  });

  it('says why there is no run to host', async () => {
    const live = liveRun([]);
    live.handlers['room:open'] = () => ({
      ok: false,
      error: { code: 'NOT_FOUND', msg: 'This poll was deleted.' },
    });
    renderApp(path, live);
    await screen.findByText('This poll was deleted.');
  });
});
