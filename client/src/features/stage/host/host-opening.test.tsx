import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostPath } from '../../../../test/open-host.tsx';
import { liveRun, pollNotices, room } from '../../../../test/poll-run.ts';
import { renderStage } from '../../../../test/render-stage.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import type { UnderWay } from './find-room.ts';

beforeEach(signIn);
afterEach(signOut);

const under = (on: object | null, title = 'Week 5') => ({
  ok: true as const,
  data: { under: { room, runId: 'run1', title, on } as UnderWay, rooms: [] },
});
const other = { runId: 'run9', title: 'Week 4', ended: false };

describe('opening a poll by its address', () => {
  it('asks whether to put it on where people are already, and puts it on there', async () => {
    const live = liveRun(pollNotices('host', {}));
    const mine = { room, runId: 'run9', title: 'Week 4', here: 41 };
    live.handlers['room:mine'] = () => ({ ok: true, data: { under: null, rooms: [mine] } });
    renderStage(hostPath, live);
    await screen.findByRole('heading', { name: 'People are here already' });
    // Whoever came here by mistake has a way back that changes nothing.
    const list = '/tools/polltime/viewpolls/personal/polls';
    expect(screen.getByRole('link', { name: 'All polls' }).getAttribute('href')).toBe(list);
    await userEvent.click(screen.getByRole('button', { name: 'In BCD 234: 41 here, Week 4' }));
    await screen.findByRole('heading', { name: 'Week 5' });
    expect(live.inputs('room:start')).toEqual([
      { roomId: 'room1', seen: 'run9', activity: 'poll', definitionId: 'poll1' },
    ]);
    expect(live.inputs('room:open')).toEqual([]);
  });

  it('opens a new room where that is wanted', async () => {
    const live = liveRun(pollNotices('host', {}));
    const mine = { room: { ...room, roomId: 'room9' }, runId: 'run9', title: 'Week 4', here: 1 };
    live.handlers['room:mine'] = () => ({ ok: true, data: { under: null, rooms: [mine] } });
    renderStage(hostPath, live);
    await userEvent.click(await screen.findByRole('button', { name: 'In a new room' }));
    await screen.findByRole('heading', { name: 'Week 5' });
    expect(live.inputs('room:start')).toEqual([]);
    expect(live.inputs('room:open')).toHaveLength(1);
  });

  it('what is on already is opened as it is, without a word', async () => {
    const live = liveRun(pollNotices('host', {}));
    live.handlers['room:mine'] = () => under({ runId: 'run1', title: 'Week 5', ended: false });
    renderStage(hostPath, live);
    await screen.findByRole('heading', { name: 'Week 5' });
    expect([...live.inputs('room:start'), ...live.inputs('room:open')]).toEqual([]);
  });

  it('a reload asks nothing: the address names the room', async () => {
    const live = liveRun(pollNotices('host', {}));
    live.handlers['room:mine'] = () => under(other);
    renderStage(`${hostPath}?room=room1`, live);
    await screen.findByRole('heading', { name: 'Week 5' });
    expect(live.inputs('room:mine')).toEqual([]);
    expect(live.inputs('room:start')).toEqual([]);
  });

  it('what is set aside is put on only where the host wants it, and only in place of what was told', async () => {
    const live = liveRun(pollNotices('host', {}));
    live.handlers['room:mine'] = () => under(other);
    renderStage(hostPath, live);
    await screen.findByRole('heading', { name: '“Week 5” is set aside' });
    screen.getByText(/^In BCD 234 everybody sees “Week 4” now/);
    screen.getByRole('link', { name: 'All polls' });
    expect([...live.inputs('room:start'), ...live.inputs('room:open')]).toEqual([]);
    const putOn = screen.getByRole('button', { name: 'Put it on' });
    // The second half of the double click on Present.
    fireEvent.click(putOn, { detail: 2 });
    expect(live.inputs('room:start')).toEqual([]);
    await userEvent.click(putOn);
    await screen.findByText('People are coming in');
    const seen = { roomId: 'room1', seen: 'run9' };
    expect(live.inputs('room:start')).toEqual([
      { ...seen, activity: 'poll', definitionId: 'poll1' },
    ]);
  });

  it('what is set aside stays so where the host stays with what is on', async () => {
    const live = liveRun(pollNotices('host', {}));
    live.handlers['room:mine'] = () => under({ ...other, ended: true });
    renderStage(hostPath, live);
    await screen.findByText(/everybody sees the end of “Week 4” now/);
    await userEvent.click(screen.getByRole('button', { name: 'Stay with what is on' }));
    await screen.findByText('People are coming in');
    expect(live.inputs('room:start')).toEqual([]);
  });
});
