import { expect, it, vi } from 'vitest';
import { Bell, type Sounding } from './bell.ts';

/** A device that plays nothing, and notes what it was to play. */
const device = (state: AudioContextState) => {
  const started: number[] = [];
  const node = () => ({ connect: (next: unknown) => next });
  const gain = {
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  const close = vi.fn(async () => {});
  const sounding = {
    state,
    currentTime: 5,
    destination: {},
    resume: async () => {},
    close,
    createGain: () => ({ ...node(), gain }),
    createOscillator: () => ({
      ...node(),
      frequency: { value: 0 },
      start: (at: number) => started.push(at),
      stop: () => {},
    }),
  } as unknown as Sounding;
  return { sounding, started, close };
};

it('rings twice once it may be heard, and never before it was started', async () => {
  const { sounding, started, close } = device('running');
  const bell = new Bell(() => sounding);
  bell.ring();
  expect(started).toEqual([]);
  expect(await bell.start()).toBe(true);
  bell.ring();
  expect(started).toEqual([5, 5.18]);
  bell.stop();
  expect(close).toHaveBeenCalledTimes(1);
  bell.ring();
  expect(started).toHaveLength(2);
});

it('is silent where the browser or the device does not let it', async () => {
  const { sounding, started } = device('suspended');
  const bell = new Bell(() => sounding);
  expect(await bell.start()).toBe(false);
  bell.ring();
  expect(started).toEqual([]);
  const none = new Bell(() => {
    throw new Error('There is no sound here.');
  });
  expect(await none.start()).toBe(false);
});
