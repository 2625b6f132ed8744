import { describe, expect, it } from 'vitest';
import { type Heard, tuneBetween } from './heard.ts';
import { podiumTune, tunes } from './tunes.ts';

const heard = (change: Partial<Heard> = {}): Heard => ({
  phase: 'open',
  position: 1,
  joined: 3,
  left: 12,
  rises: [],
  ...change,
});
const rises = [
  { place: 1, from: 900 },
  { place: 2, from: 0 },
];

describe('what is heard', () => {
  it('is nothing of what a page finds when it is opened', () => {
    expect(tuneBetween(null, heard({ phase: 'podium', rises }))).toBeNull();
  });

  it('is each of the last five seconds, once, and nothing of time that is not running out', () => {
    const between = (before: number | null, left: number | null) =>
      tuneBetween(heard({ left: before }), heard({ left }));
    expect(between(7, 6)).toBeNull();
    expect(between(6, 5)).toBe(tunes.tick);
    expect(between(5, 5)).toBeNull();
    expect(between(2, 1)).toBe(tunes.lastTick);
    expect(between(1, 0)).toBeNull();
    expect(between(null, null)).toBeNull();
    const reading = { phase: 'reading', left: 3 } as const;
    expect(tuneBetween(heard({ ...reading, left: 4 }), heard(reading))).toBeNull();
  });

  it('is who comes in while people gather, and nobody who does later', () => {
    const lobby = heard({ phase: 'lobby', left: null });
    expect(tuneBetween(lobby, { ...lobby, joined: 9 })).toBe(tunes.join);
    expect(tuneBetween(lobby, { ...lobby, joined: 2 })).toBeNull();
    expect(tuneBetween({ ...lobby, joined: null }, { ...lobby, joined: 500 })).toBeNull();
    expect(tuneBetween(heard(), heard({ joined: 4 }))).toBeNull();
  });

  it('is that a phase begins, once', () => {
    const closed = heard({ phase: 'closed', left: null });
    expect(tuneBetween(heard(), closed)).toBe(tunes.close);
    expect(tuneBetween(closed, closed)).toBeNull();
    const told = { ...closed, phase: 'revealed' } as const;
    expect(tuneBetween(closed, told)).toBe(tunes.reveal);
    expect(tuneBetween(told, { ...told, phase: 'board' })).toBe(tunes.board);
    expect(tuneBetween(told, heard({ position: 2 }))).toBeNull();
  });

  it('is the podium once it is told who stands on it', () => {
    const bare = heard({ phase: 'podium', left: null });
    const told = { ...bare, rises };
    expect(tuneBetween(heard({ phase: 'board' }), bare)).toBeNull();
    expect(tuneBetween(bare, told)).toEqual(podiumTune(rises));
    expect(tuneBetween(told, told)).toBeNull();
    expect(tuneBetween(heard({ phase: 'board' }), told)).toEqual(podiumTune(rises));
  });
});

describe('a tune', () => {
  const all = [...Object.values(tunes), podiumTune(rises)];
  it('is of tones that a loudspeaker of a room plays, and none is loud', () => {
    for (const { at, lasts, pitch, loud } of all.flat()) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(lasts).toBeGreaterThan(0.05);
      expect(pitch).toBeGreaterThan(200);
      expect(pitch).toBeLessThan(2_500);
      expect(loud).toBeLessThanOrEqual(0.5);
    }
  });

  it('of a podium has a chord when each step rises', () => {
    const starts = podiumTune(rises).map(({ at }) => at);
    expect(Math.min(...starts)).toBe(0);
    expect(starts).toContain(0.9);
  });
});
