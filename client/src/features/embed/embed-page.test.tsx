import { clapStage } from '../../../test/clap-on-stage.tsx';
import '../poll/screen/poll-screen.tsx';
import { usualLook } from '@sets/shared/embed/embed-look.ts';
import type { ErrorCode } from '@sets/shared/core/result.ts';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeLiveClient } from '../../../test/fake-live-client.ts';
import { liveRun, type NoticesOf, pollNotices, room } from '../../../test/poll-run.ts';
import { fillGaps } from '../../../test/render-app.tsx';
import { LiveContext } from '../../live/live-context.ts';
import { pollStage } from '../poll/poll-stage.ts';
import { embedDress } from './embed-dress.ts';
import { EmbedPage } from './embed-page.tsx';

const key = 'k'.repeat(43);
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['ground'];
});

const liveEmbed = (...state: NoticesOf): FakeLiveClient => {
  const notices = pollNotices('screen', ...state);
  const live = liveRun(notices);
  live.handlers['room:embed'] = () => ({ ok: true, data: { room, notices } });
  return live;
};

const open = (live: FakeLiveClient, look = usualLook) => {
  fillGaps();
  const connect = vi.fn<() => FakeLiveClient>(() => live);
  const page = render(
    <LiveContext value={connect}>
      <EmbedPage embedKey={key} look={look} activities={[pollStage, clapStage]} />
    </LiveContext>,
  );
  return { ...page, connect };
};

const refused = (code: ErrorCode) => () => ({ ok: false, error: { code, msg: 'No.' } }) as const;

describe('a live result in a page of others', () => {
  it('shows the screen, as nobody in particular', async () => {
    const live = liveEmbed({ phase: 'open', rounds: [1, 0] });
    const { container, connect } = open(live);
    await screen.findByRole('heading', { name: 'First?' });
    expect(connect).toHaveBeenCalledWith(null);
    expect(live.inputs('room:embed')).toEqual([{ key }]);
    expect(container.querySelectorAll('a, button, input')).toHaveLength(0);
    screen.getByText('BCD 234');
    expect(document.title).toContain('Week 5, live');
  });

  it.each(['lobby', 'open', 'ended'] as const)(
    'says without the code no way in: %s',
    async (phase) => {
      const live = liveEmbed({ phase, rounds: [1, 0] });
      const { container } = open(live, { ...usualLook, code: false });
      await vi.waitFor(() => expect(container.querySelector('.screen')?.textContent).not.toBe(''));
      expect(container.textContent).not.toMatch(/BCD|join at|\/join/i);
      expect(container.querySelector('.screen-qr, .screen-seed')).toBeNull();
    },
  );

  it('is blank once the link is withdrawn, and asks nothing more', async () => {
    const live = liveEmbed({ phase: 'open', rounds: [1, 0] });
    open(live);
    await screen.findByRole('heading', { name: 'First?' });
    live.handlers['room:embed'] = refused('NOT_FOUND');
    act(() => live.become('offline'));
    screen.getByText('Connection lost. It comes back by itself.');
    screen.getByRole('heading', { name: 'First?' });
    act(() => live.become('online'));
    await screen.findByRole('heading', { name: 'This live result is no longer shared' });
    expect(screen.queryByText('First?')).toBeNull();
    const asked = live.asked.length;
    act(() => live.become('online'));
    expect(live.asked).toHaveLength(asked);
  });

  it('says that nothing is on', async () => {
    const live = liveEmbed({ phase: 'open', rounds: [1, 0] });
    open(live);
    await screen.findByRole('heading', { name: 'First?' });
    act(() =>
      live.notify({
        roomId: room.roomId,
        epoch: 'e',
        seq: 6,
        name: 'run:changed',
        payload: { run: null, view: null },
      }),
    );
    screen.getByRole('heading', { name: 'Nothing is on now' });
  });

  it('helps itself after a failure', async () => {
    const live = liveEmbed({ phase: 'open', rounds: [1, 0] });
    const works = live.handlers['room:embed']!;
    live.handlers['room:embed'] = refused('UNREADABLE');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(live);
    await vi.waitFor(() => screen.getByText('It cannot be shown now'));
    live.handlers['room:embed'] = works;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await vi.waitFor(() => screen.getByRole('heading', { name: 'First?' }));
  });

  it('is clear where it lies over something else', async () => {
    open(liveEmbed({ phase: 'open', rounds: [1, 0] }), { ...usualLook, background: 'none' });
    await screen.findByRole('heading', { name: 'First?' });
    expect(document.documentElement.dataset['ground']).toBe('none');
    expect(document.querySelector('.screen')?.getAttribute('data-theme')).toBe('night');
  });
});

describe('how it is dressed', () => {
  const school = { name: 'A school', logo: null, colours: null };

  it('is as the projector, unless the link says otherwise', () => {
    const look = { theme: 'contrast', school } as const;
    expect(embedDress('projector', look)).toBe(look);
    expect(embedDress('projector', undefined)).toBeUndefined();
    expect(embedDress('light', look)).toEqual({ theme: 'paper', school });
    expect(embedDress('none-dark', undefined)).toEqual({ theme: 'paper', school: null });
  });

  it('keeps the colours of a school', () => {
    expect(embedDress('dark', { theme: 'school', school })?.theme).toBe('school-night');
    expect(embedDress('light', { theme: 'school-night', school })?.theme).toBe('school');
  });
});
