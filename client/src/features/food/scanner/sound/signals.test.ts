import { expect, it, vi } from 'vitest';
import type { Sounding } from '../../kitchen/sound/bell.ts';
import { Signals } from './signals.ts';

/** A device that plays nothing, and notes how high it was to play. */
const device = (state: AudioContextState) => {
  const pitches: number[] = [];
  const node = () => ({ connect: (next: unknown) => next });
  const sounding = {
    state,
    currentTime: 5,
    destination: {},
    resume: async () => {},
    close: async () => {},
    createGain: () => ({
      ...node(),
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    }),
    createOscillator: () => {
      const frequency = { value: 0 };
      return { ...node(), frequency, start: () => pitches.push(frequency.value), stop: () => {} };
    },
  } as unknown as Sounding;
  return { sounding, pitches };
};

it('yes, no and kept differ by ear and by hand', () => {
  const { sounding, pitches } = device('running');
  const vibrate = vi.fn();
  const signals = new Signals(() => sounding, vibrate);
  signals.give('yes', true);
  expect(pitches).toEqual([]);
  signals.unlock();
  const heard = (['yes', 'no', 'kept'] as const).map((signal) => {
    signals.give(signal, true);
    return pitches.splice(0).join(' ');
  });
  expect(new Set(heard).size).toBe(3);
  const felt = vibrate.mock.calls.map((call) => JSON.stringify(call));
  expect(new Set(felt).size).toBe(3);
});

it('is felt, and not heard, where the sound is off or a device has none', () => {
  const { sounding, pitches } = device('running');
  const vibrate = vi.fn();
  const signals = new Signals(() => sounding, vibrate);
  signals.unlock();
  signals.give('no', false);
  const silent = new Signals(() => {
    throw new Error('There is no sound here.');
  }, vibrate);
  silent.unlock();
  silent.give('no', true);
  expect(pitches).toEqual([]);
  expect(vibrate).toHaveBeenCalledTimes(2);
});
