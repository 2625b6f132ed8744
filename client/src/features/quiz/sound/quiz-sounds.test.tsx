import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Heard } from './heard.ts';
import { isSoundWanted, keepSound } from './kept-sound.ts';
import { QuizSounds } from './quiz-sounds.tsx';
import { type Sounding, SoundPlayer } from './sound-player.ts';
import { tunes } from './tunes.ts';

/** A device that notes what it is to play; `isAllowed`: whether the browser lets it. */
const device = (isAllowed = true) => {
  const played: [pitch: number, from: number, to: number][] = [];
  const levels: [loud: number, at: number][] = [];
  const gain = {
    setValueAtTime: (loud: number, at: number) => void levels.push([loud, at]),
    exponentialRampToValueAtTime: (loud: number, at: number) => void levels.push([loud, at]),
  };
  const sounding = {
    state: 'suspended',
    currentTime: 10,
    destination: {},
    createGain: () => ({ gain, connect: vi.fn() }),
    createOscillator: () => {
      const frequency = { value: 0 };
      let from = 0;
      return {
        frequency,
        connect: vi.fn(),
        start: (at: number) => void (from = at),
        stop: (to: number) => void played.push([frequency.value, from, to]),
      };
    },
    resume: async () => {
      if (isAllowed) sounding.state = 'running';
    },
    close: vi.fn(async () => undefined),
  };
  const player = new SoundPlayer(() => sounding as unknown as Sounding);
  return { player, played, levels, sounding };
};

const lobby: Heard = { phase: 'lobby', position: 1, joined: 1, left: null, rises: [] };
const switched = () => screen.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked');

it('is silent until somebody switches it on, which this device remembers', async () => {
  keepSound(false);
  const { player, played, sounding } = device();
  const { rerender, unmount } = render(<QuizSounds heard={lobby} player={player} />);
  rerender(<QuizSounds heard={{ ...lobby, joined: 2 }} player={player} />);
  expect(switched()).toBe('false');
  expect(played).toEqual([]);
  await userEvent.click(screen.getByRole('switch'));
  expect(switched()).toBe('true');
  expect(isSoundWanted()).toBe(true);
  expect(played).toEqual([]);
  rerender(<QuizSounds heard={{ ...lobby, joined: 3 }} player={player} />);
  expect(played).toHaveLength(tunes.join.length);
  await userEvent.keyboard('m');
  expect(switched()).toBe('false');
  expect(isSoundWanted()).toBe(false);
  rerender(<QuizSounds heard={{ ...lobby, joined: 4 }} player={player} />);
  expect(played).toHaveLength(tunes.join.length);
  unmount();
  expect(sounding.close).toHaveBeenCalledOnce();
});

it('sounds again on a page that is loaded anew, where the browser lets it', async () => {
  keepSound(true);
  const allowed = device();
  const { unmount } = render(<QuizSounds heard={lobby} player={allowed.player} />);
  await vi.waitFor(() => expect(switched()).toBe('true'));
  unmount();
  const refused = device(false);
  render(<QuizSounds heard={lobby} player={refused.player} />);
  await act(async () => undefined);
  expect(switched()).toBe('false');
  expect(isSoundWanted()).toBe(true);
  keepSound(false);
});

it('plays each tone at its time, from silence to silence', async () => {
  const { player, played, levels } = device();
  player.play(tunes.close);
  expect(played).toEqual([]);
  expect(await player.start()).toBe(true);
  player.play(tunes.close);
  expect(played).toEqual(
    tunes.close.map(({ at, lasts, pitch }) => [pitch, 10 + at, 10 + at + lasts]),
  );
  expect(levels).toHaveLength(3 * tunes.close.length);
  expect(Math.max(...levels.map(([loud]) => loud))).toBeLessThan(0.2);
});
