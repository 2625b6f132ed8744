import { usualPulse } from '@sets/shared/live/pulse.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { fillGaps } from '../../../../test/render-app.tsx';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import { ScreenPulse } from './screen-pulse.tsx';

afterEach(() => vi.restoreAllMocks());

const settings = { ...usualPulse, onScreen: true };
const open = async (calm: boolean) => {
  fillGaps();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: calm }) as MediaQueryList,
  );
  const client = new FakeLiveClient({
    'pulse:read': () => ({
      ok: true,
      data: { pulse: { settings, reactions: { ...noReactions, clap: 40 } }, until: null },
    }),
  });
  client.status = 'online';
  const feeds = new RoomFeeds(
    client,
    'room1',
    createStore(() => ({ seated: true })),
  );
  await act(async () => render(<ScreenPulse feeds={feeds} />));
  const told = (pulse: object) =>
    act(() => client.tell('pulse:changed', { roomId: 'room1', pulse: pulse as never }));
  return { told };
};
const marks = () => document.querySelectorAll('.screen-pulse svg').length;

it('shows what comes, and not what came before; nothing once it is not to be shown', async () => {
  const { told } = await open(false);
  expect(marks()).toBe(0);
  told({ settings, reactions: { ...noReactions, clap: 90 } });
  expect(marks()).toBe(1);
  told({ settings: usualPulse });
  expect(document.querySelector('.screen-pulse')).toBeNull();
});

it('where no movement is wanted it shows counts alone', async () => {
  const { told } = await open(true);
  expect(document.querySelector('.screen-pulse')?.textContent).toBe('40');
  told({ settings, reactions: { ...noReactions, clap: 41, wow: 2 } });
  expect(document.querySelector('.screen-pulse')?.textContent).toBe('412');
});
