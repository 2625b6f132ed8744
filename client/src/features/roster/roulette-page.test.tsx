// What the page is made of is there from the start, so that no test waits for it.
import './roulette-page.tsx';
import type { Roster, RosterChange } from '@sets/shared/roster/roster.contract.ts';
import { withRosterChange } from '@sets/shared/roster/roster-merge.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { fillGaps, renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { purgeRoot, useRoot } from '../../core/root/root-store.ts';
import { spinMs } from './use-round.ts';

const path = '/tools/nameroulette';
const changeCall = 'POST /api/rosters';
const monday = { rosterName: 'Monday', lineUp: ['Ada', 'Alan', 'Ada'] };

/** A server with these lists, which it changes as it is told; `isAway` answers nothing. */
const serve = (first: Roster[], runs: object[] = []) => {
  const server = { rosters: first, isAway: false };
  const answer = () =>
    server.isAway
      ? json(503, { code: 'UNAVAILABLE', msg: 'The server is busy.' })
      : json(200, { rosters: server.rosters });
  const asked = answerFetch({
    'GET /api/rosters': answer,
    [changeCall]: ({ body }) => {
      if (!server.isAway) server.rosters = withRosterChange(server.rosters, body as RosterChange);
      return answer();
    },
    'GET /api/runs': () => json(200, { runs, next: null }),
  });
  return { asked, server };
};

/** As on a device whose person wants no movement. */
const calm = (): void => {
  fillGaps();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
};

const open = async (rosters: Roster[] = [monday]) => {
  signIn();
  const served = serve(rosters);
  renderApp(path);
  await screen.findByRole('button', { name: 'Draw' });
  return served;
};
const order = (): string[] => {
  const list = screen.queryByRole('list', { name: 'The order so far' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => (textContent ?? '').replaceAll(/[\u2068\u2069]/g, ''));
};
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  signOut();
  purgeRoot();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a draw', () => {
  it('by the space bar has everybody once, says so aloud, and is undone', async () => {
    calm();
    await open();
    for (let time = 0; time < 3; time += 1) await userEvent.keyboard(' ');
    expect(order().toSorted()).toEqual(['1', '2', '3'].map((at) => expect.stringContaining(at)));
    const drawn = order().map((line) => line.replace(/^\d+|Round 1$/g, ''));
    expect(new Set(drawn.map((line) => line.replace('Round 1', '')))).toEqual(
      new Set(['Ada (1)', 'Alan', 'Ada (2)']),
    );
    expect(screen.getByText(/3 of 3 in round 1\./)).toBeTruthy();
    expect(screen.getByText('All had their turn. Next is round 2.')).toBeTruthy();
    await userEvent.keyboard('u');
    expect(order()).toHaveLength(2);
  });

  it('passes over who is absent, and whoever is not here is drawn no more', async () => {
    calm();
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /Alan/ }));
    // The space bar belongs to the box that has the focus.
    await press('Draw');
    await press('Not here');
    expect(order()).toEqual([]);
    expect(screen.getByText('1 of 3 people here today')).toBeTruthy();
    await press('Draw');
    await press('Draw');
    expect(order()).toHaveLength(2);
    expect(new Set(order().map((line) => line.slice(1, 8))).size).toBe(1);
  });

  it('shows nobody before the ring stands still, and at once to whoever presses again', async () => {
    await open([{ rosterName: 'Monday', lineUp: ['Ada'] }]);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => screen.getByRole('button', { name: 'Draw' }).click());
    expect(order()).toEqual([]);
    act(() => void vi.advanceTimersByTime(spinMs));
    expect(order()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Draw' }).click());
    expect(order()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Show the name' }).click());
    expect(order()).toHaveLength(2);
  });

  it('goes on where it was when the page is loaded anew', async () => {
    calm();
    await open();
    await userEvent.keyboard('  ');
    const before = order();
    screen.getByRole('button', { name: 'Draw' });
    document.body.innerHTML = '';
    renderApp(path);
    await screen.findByRole('list', { name: 'The order so far' });
    expect(order()).toEqual(before);
  });

  it('of groups has everybody in one', async () => {
    await open();
    await press('Groups');
    await userEvent.clear(screen.getByLabelText('Number'));
    await userEvent.type(screen.getByLabelText('Number'), '2');
    await press('Draw groups');
    expect(screen.getByText('2 groups of 3 people')).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: /^Group \d/ })).toHaveLength(2);
  });
});

describe('lists', () => {
  it('are made from a text, told to the server, and kept in root', async () => {
    signIn();
    const { server } = serve([]);
    renderApp(path);
    await screen.findByText('No list of names yet');
    await press('New list');
    await press('Save');
    await screen.findByText('Give the list a name.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Name of the list')),
    );
    await userEvent.type(screen.getByLabelText('Name of the list'), 'Friday');
    await userEvent.type(screen.getByLabelText('Names, one a line'), 'Ada\n\n  Grace  Hopper ');
    await press('Save');
    await screen.findByRole('button', { name: 'Draw' });
    const friday = [{ rosterName: 'Friday', lineUp: ['Ada', 'Grace Hopper'] }];
    // The server has it a moment before this page learns that.
    await waitFor(() => {
      expect(server.rosters).toEqual(friday);
      expect(useRoot.getState().nameRoulette).toEqual(friday);
    });
  });

  it('that root has from before are told to the account', async () => {
    signIn();
    useRoot.setState({ nameRoulette: [monday] });
    const { server } = serve([]);
    renderApp(path);
    await waitFor(() => expect(server.rosters).toEqual([monday]));
  });

  it('are kept here while the server is away, and told later', async () => {
    const { server } = await open();
    server.isAway = true;
    await press('Edit');
    await userEvent.type(screen.getByLabelText('Names, one a line'), '\nGrace');
    await press('Save');
    await screen.findByText(/Not saved with your account yet/);
    expect(screen.getByText('4 of 4 people here today')).toBeTruthy();
    server.isAway = false;
    // Meanwhile another device added somebody.
    server.rosters = [{ rosterName: 'Monday', lineUp: [...monday.lineUp, 'Linus'] }];
    await press('Try again');
    await screen.findByText('5 of 5 people here today');
    expect(server.rosters[0]?.lineUp.toSorted()).toEqual(['Ada', 'Ada', 'Alan', 'Grace', 'Linus']);
  });

  it('are removed after a question, there too', async () => {
    const { server } = await open();
    await press('Remove');
    await press('Remove it');
    await screen.findByText('No list of names yet');
    await waitFor(() => expect(server.rosters).toEqual([]));
  });

  it('come from a CSV file', async () => {
    await open();
    await press('New list');
    await press('From a CSV file');
    const file = new File(['ID;Nachname;Vorname\n1;Lovelace;Ada\n2;Turing;Alan\n'], 'list.csv');
    await userEvent.upload(screen.getByLabelText('CSV file'), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 names' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Names, one a line').value).toBe(
      'Ada Lovelace\nAlan Turing',
    );
  });

  it('are told what is wrong at its field, and are not left by a slip', async () => {
    const { server } = await open();
    await press('New list');
    const names = screen.getByLabelText('Names, one a line');
    await userEvent.type(screen.getByLabelText('Name of the list'), 'Friday');
    await press('Save');
    await screen.findByText('Write down at least one name.');
    expect(document.activeElement).toBe(names);
    await userEvent.type(names, 'Grace');
    await press('Cancel');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Names, one a line').value).toBe('Grace');
    await press('Cancel');
    await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What is as it was is left without a word.
    await press('New list');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.rosters).toEqual([monday]);
  });

  it('say plainly that nobody has a room open', async () => {
    await open();
    await press('New list');
    await press('From people who are here now');
    await screen.findByText(/You have nothing open now/);
  });
});
