import type { Notice } from '@sets/shared/live/notices.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clapRun } from '../../../../test/clap-on-stage.tsx';
import { hostPath, openHost } from '../../../../test/open-host.tsx';
import { type NoticesOf, pollNotices, room, run } from '../../../../test/poll-run.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { useToasts } from '../../../ui/toast.ts';

beforeEach(signIn);
afterEach(signOut);
afterEach(() => useToasts.setState({ toasts: [] }));

const runChanged = (seq: number, on: object, view: unknown): Notice => ({
  roomId: room.roomId,
  epoch: 'e',
  seq,
  name: 'run:changed',
  payload: { run: on, view },
});

/** The host's page, and a way to put something else on. */
const host = async (...state: NoticesOf) => {
  const opened = await openHost(...state);
  const puts = (seq: number, on: object, view: unknown) =>
    act(() => opened.live.notify(runChanged(seq, on, view)));
  return { ...opened, puts };
};

describe('the host page', () => {
  it('follows the room from a poll to another activity, and back', async () => {
    const { live, puts } = await host({});
    puts(6, clapRun, 'softly');
    screen.getByRole('heading', { name: 'For the speaker' });
    screen.getByText('Clapping softly');
    expect(screen.queryByRole('button', { name: 'Open voting' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Louder' }));
    expect(live.inputs('run:command')).toEqual([
      { roomId: 'room1', runId: 'run2', version: 3, command: 'louder' },
    ]);
    const [, poll] = pollNotices('host', { phase: 'open', rounds: [1, 0] });
    act(() => live.notify({ ...poll!, seq: 7 }));
    screen.getByRole('button', { name: 'Close voting' });
  });

  it('shows nothing more of a room that it may not host any more', async () => {
    const { live } = await host({});
    const msg = 'This is for those who moderate the space.';
    live.handlers['room:host'] = () => ({ ok: false, error: { code: 'FORBIDDEN', msg } });
    act(() => live.become('offline'));
    act(() => live.become('online'));
    await screen.findByText(msg);
    expect(screen.queryByRole('button', { name: 'Open voting' })).toBeNull();
  });

  it('forgets why a command did not work as soon as something else is on', async () => {
    const { live, puts } = await host({});
    puts(6, clapRun, 'softly');
    const msg = 'It is loud already.';
    live.handlers['run:command'] = () => ({ ok: false, error: { code: 'WRONG_PHASE', msg } });
    await userEvent.click(screen.getByRole('button', { name: 'Louder' }));
    await screen.findByText(msg);
    puts(7, { ...clapRun, runId: 'run3' }, 'anew');
    screen.getByText('Clapping anew');
  });

  it('leads to the other room where something is under way, also where that page is of the same', async () => {
    const { live } = await host({ phase: 'ended' });
    const msg = 'This is being presented in another room.';
    live.handlers['room:start'] = () => ({ ok: false, error: { code: 'CONFLICT', msg } });
    const there = { ...room, roomId: 'room2', code: 'XYZ234' };
    live.handlers['room:mine'] = () => ({
      ok: true,
      data: { under: { room: there, runId: 'run2', title: 'Week 5', on: null }, rooms: [] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Present it again' }));
    await screen.findByText(/^“Week 5” is under way in another room, XYZ 234/);
    const seats = live.inputs('room:host').length;
    await userEvent.click(screen.getByRole('link', { name: 'Go to it' }));
    await waitFor(() =>
      expect(live.inputs('room:host').slice(seats)[0]).toMatchObject({ roomId: 'room2' }),
    );
  });

  it('says no more than that where one may not host the other room', async () => {
    const { live } = await host({ phase: 'ended' });
    const msg = 'This is being presented in another room.';
    live.handlers['room:start'] = () => ({ ok: false, error: { code: 'CONFLICT', msg } });
    await userEvent.click(screen.getByRole('button', { name: 'Present it again' }));
    await screen.findByText(msg);
    expect(screen.queryByRole('link', { name: 'Go to it' })).toBeNull();
  });

  it('says so where nothing is on, and puts something on', async () => {
    const { live } = await host({});
    act(() =>
      live.notify({
        roomId: room.roomId,
        epoch: 'e',
        seq: 6,
        name: 'run:changed',
        payload: { run: null, view: null },
      }),
    );
    screen.getByRole('heading', { name: 'Nothing is on' });
    await userEvent.click(screen.getByRole('button', { name: 'More applause' }));
    await userEvent.click(screen.getByRole('button', { name: /^Applause of/ }));
    expect(live.inputs('room:start')).toMatchObject([{ seen: null, definitionId: 'clap2' }]);
  });

  it('says that something was quicker, but not that one has tapped twice', async () => {
    const { live, puts } = await host({});
    puts(6, clapRun, 'softly');
    live.handlers['run:command'] = () => ({ ok: false, error: { code: 'CONFLICT', msg: 'No.' } });
    const quicker = 'It had moved on already. You see what is on now.';
    await userEvent.click(screen.getByRole('button', { name: 'Louder' }));
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([quicker]);
    await userEvent.click(screen.getByRole('button', { name: 'Louder' }));
    expect(useToasts.getState().toasts).toHaveLength(1);
  });

  it('the second half of a double click puts nothing on', async () => {
    const { live, puts } = await host({});
    puts(6, { ...clapRun, ended: true }, 'no more');
    fireEvent.click(screen.getByRole('button', { name: 'Present it again' }), { detail: 2 });
    expect(live.inputs('room:start')).toEqual([]);
  });

  it('has the keys of what is on, and its own', async () => {
    const { live, puts } = await host({});
    puts(6, clapRun, 'softly');
    await userEvent.keyboard('l');
    expect(live.inputs('room:lock')).toEqual([{ roomId: 'room1', locked: true }]);
    await userEvent.keyboard('?');
    const keys = within(screen.getByRole('dialog', { name: 'Keys' }));
    keys.getByText('Clap along');
    keys.getByText('Full screen');
    expect(keys.queryByText('The next step')).toBeNull();
  });

  it('says that it must be loaded anew where it does not know what is on', async () => {
    const { puts } = await host({});
    puts(6, { ...run, runId: 'run3', activity: 'of tomorrow' }, {});
    screen.getByRole('heading', { name: 'This page is older than the server' });
    screen.getByRole('button', { name: 'Reload' });
    puts(7, clapRun, 'softly');
    screen.getByText('Clapping softly');
  });

  it('says so where it cannot read what is told of it', async () => {
    const { puts } = await host({});
    puts(6, { ...run, version: 8 }, { phase: 'of tomorrow' });
    screen.getByRole('button', { name: 'Reload' });
  });

  it('says what has ended, leads to the results, and puts it on again, or anything else, in the same room', async () => {
    const { live, puts } = await host({});
    puts(6, { ...clapRun, ended: true }, 'no more');
    screen.getByRole('heading', { name: 'The applause is over' });
    screen.getByText('3 people took part.');
    const results = screen.getByRole('link', { name: 'See the results' });
    expect(results.getAttribute('href')).toBe('/applause/run2');
    // Nothing changes by itself here, so nothing is read out by itself.
    expect(document.querySelector('[aria-live], output, [role=alert], [role=status]')).toBeNull();
    // The page with the room stays.
    expect(results.getAttribute('target')).toBe('_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Present it again' }));
    screen.getByRole('button', { name: 'Another poll' });
    await userEvent.click(screen.getByRole('button', { name: 'More applause' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Whom to clap for?' }));
    await userEvent.click(
      dialog.getByRole('button', { name: 'Applause of token-of-mira after clap1' }),
    );
    expect(live.inputs('room:start')).toEqual(
      ['clap1', 'clap2'].map((definitionId) => ({
        roomId: 'room1',
        seen: clapRun.runId,
        activity: 'clap',
        definitionId,
      })),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts something on only in place of what was on when the host began to choose', async () => {
    const { live, puts } = await host({});
    puts(6, { ...clapRun, ended: true }, 'no more');
    await userEvent.click(screen.getByRole('button', { name: 'More applause' }));
    // Another host is quicker.
    puts(7, { ...clapRun, runId: 'run3' }, 'softly');
    const dialog = within(screen.getByRole('dialog', { name: 'Whom to clap for?' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Applause of/ }));
    expect(live.inputs('room:start')).toMatchObject([{ seen: clapRun.runId }]);
  });

  it('says of the doors whether they are open, and what a click does', async () => {
    const { live } = await host({});
    await userEvent.click(screen.getByRole('button', { name: 'Doors open: close them' }));
    expect(live.inputs('room:lock')).toEqual([{ roomId: 'room1', locked: true }]);
    const [shut] = pollNotices('host', {}, { room: { locked: true } });
    act(() => live.notify({ ...shut!, seq: 6 }));
    screen.getByRole('button', { name: 'Doors closed: open them' });
  });

  it('says what slow and lost mean while somebody is', async () => {
    const { live } = await host({});
    expect(screen.queryByText(/^Slow: /)).toBeNull();
    const told = pollNotices('host', {}, { people: { joined: 9, connected: 7, slow: 2, lost: 1 } });
    act(() => live.notify({ ...told[3]!, seq: 6 }));
    const said = ['5 steady', '2 slow', '1 lost', /^Slow: /, /^Lost: /, /^9 joined/];
    for (const text of said) screen.getByText(text);
  });

  it('says why something cannot be put on', async () => {
    const { live } = await host({ phase: 'ended' });
    const msg = 'This is being presented in another room.';
    live.handlers['room:start'] = () => ({ ok: false, error: { code: 'CONFLICT', msg } });
    await userEvent.click(screen.getByRole('button', { name: 'Present it again' }));
    await screen.findByText(msg);
  });

  it('says that it has no connection no longer than it has none', async () => {
    const { live } = await host({});
    act(() => live.become('offline'));
    screen.getByText(/^No connection to the server\. Your steps are not sent/);
    await userEvent.keyboard(' ');
    await screen.findByText('No.');
    act(() => live.become('online'));
    await screen.findByText('People are coming in');
    expect(screen.queryByText('No.')).toBeNull();
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });

  it('sends a visitor to sign in', async () => {
    signOut();
    const { router } = renderApp(hostPath);
    await screen.findByRole('button', { name: 'Log in' });
    expect(router.state.location.pathname).toBe('/sets/login');
  });
});
