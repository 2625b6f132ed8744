import './host-pulse.tsx';
import { fail } from '@sets/shared/core/result.ts';
import { type Pulse, usualPulse } from '@sets/shared/live/pulse.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { run } from '../../../../test/poll-run.ts';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { ServerState } from '../../../app/server-state.tsx';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import { useToasts } from '../../../ui/toast.ts';
import { HostPulse } from './host-pulse.tsx';

beforeEach(signIn);
afterEach(signOut);
afterEach(() => void vi.useRealTimers());
afterEach(() => useToasts.setState({ toasts: [] }));

let client: FakeLiveClient;
const felt = (lost: number | 'few', here: number, clap = 0): Pulse => ({
  settings: usualPulse,
  reactions: { ...noReactions, clap },
  room: { lost, here, at: Date.now() },
});
const open = async (pulse: Pulse, points: readonly object[] = [], marks: string[] = []) => {
  answerFetch({
    [`GET /api/runs/${run.runId}/pulse`]: () => json(200, { step: 10_000, points, marks }),
  });
  client = new FakeLiveClient({
    'pulse:read': () => ({ ok: true, data: { pulse, until: null } }),
    'pulse:settings': () => ({ ok: true, data: {} }),
  });
  client.status = 'online';
  const feeds = new RoomFeeds(
    client,
    'room1',
    createStore(() => ({ seated: true })),
  );
  await act(async () =>
    render(
      <ServerState>
        <HostPulse feeds={feeds} run={run} offset={0} isKept />
      </ServerState>,
    ),
  );
  return within(await screen.findByRole('region', { name: 'How it goes' }));
};
const told = (pulse: Pulse) => act(() => client.tell('pulse:changed', { roomId: 'room1', pulse }));

describe('how it goes, for the host', () => {
  it('is how many are lost, and what part of the room that is', async () => {
    const panel = await open(felt(9, 41));
    panel.getByText('9');
    panel.getByText('22 % of who is here');
    told(felt(0, 41));
    expect(panel.queryByText(/of who is here/)).toBeNull();
  });

  it('of few people it tells no number and no share', async () => {
    const panel = await open(felt('few', 3));
    panel.getByText('One or more');
    expect(panel.queryByText(/of who is here/)).toBeNull();
  });

  it('draws the line that the server has, as it goes on, with what was new', async () => {
    const at = new Date(Date.now() - 120_000).toISOString();
    const point = { at, reactions: { ...noReactions, wow: 2 }, lost: 7, here: 41 };
    const panel = await open(felt(0, 41, 5), [point], [at]);
    await panel.findByRole('img', {
      name: /Over 5 minutes: at most 7 people lost at once, 2 reactions/,
    });
    panel.getByText('A new question');
    told(felt(0, 41, 9));
    panel.getByRole('img', { name: /6 reactions/ });
    panel.getByText('Applause: 4');
  });

  it('says quietly that many are lost, once that lasts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const panel = await open(felt(20, 41));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(panel.queryByText(/^Many cannot follow/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(panel.getByRole('status').textContent).toMatch(/^Many cannot follow/);
    told(felt(3, 41));
    expect(panel.getByRole('status').textContent).toBe('');
  });

  it('chooses what phones can send', async () => {
    const panel = await open(felt(0, 41));
    fireEvent.click(panel.getByText('What phones can send'));
    await userEvent.click(panel.getByRole('switch', { name: /Reactions on the projector/ }));
    expect(client.inputs('pulse:settings')).toEqual([
      { roomId: 'room1', settings: { ...usualPulse, onScreen: true } },
    ]);
    client.handlers['pulse:settings'] = () => fail('UNAVAILABLE', 'No.');
    await userEvent.click(panel.getByRole('switch', { name: /“I am lost”/ }));
    expect(useToasts.getState().toasts).toHaveLength(1);
  });
});
