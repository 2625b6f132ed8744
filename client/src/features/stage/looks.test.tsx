import type { RoomLook } from '@sets/shared/core/look.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHost } from '../../../test/open-host.tsx';
import { liveRun, pollNotices, room } from '../../../test/poll-run.ts';
import { renderStage } from '../../../test/render-stage.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

beforeEach(signIn);
afterEach(signOut);

const paper: RoomLook = { theme: 'paper', school: null };
const dressed = (seq: number, look: RoomLook) => ({
  roomId: room.roomId,
  epoch: 'e',
  seq,
  name: 'room:changed' as const,
  payload: { room: { ...room, look } },
});

it('a host goes round the looks of the projector, by a button and by T', async () => {
  const { live } = await openHost({}, { room: { look: paper } });
  await userEvent.click(screen.getByRole('button', { name: 'Projector: paper' }));
  act(() => live.notify(dressed(6, { ...paper, theme: 'night' })));
  screen.getByRole('button', { name: 'Projector: night' });
  await userEvent.keyboard('t');
  expect(live.inputs('room:theme')).toEqual([
    { roomId: room.roomId, theme: 'night' },
    { roomId: room.roomId, theme: 'contrast' },
  ]);
});

it('a room that is older than looks has none to choose', async () => {
  const { live } = await openHost({});
  expect(screen.queryByRole('button', { name: /^Projector: / })).toBeNull();
  await userEvent.keyboard('t');
  expect(live.inputs('room:theme')).toEqual([]);
});

it('the projector is dressed as its room is, at once when that changes', async () => {
  const live = liveRun(
    pollNotices('screen', { phase: 'open', rounds: [1, 0] }, { room: { look: paper } }),
  );
  renderStage('/screen/bcd-234', live);
  await screen.findByText('First?');
  const theme = () => document.querySelector('.screen')?.getAttribute('data-theme');
  expect(theme()).toBe('paper');
  act(() => live.notify(dressed(6, { ...paper, theme: 'contrast' })));
  expect(theme()).toBe('contrast');
});
