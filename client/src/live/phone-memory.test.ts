import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { PhoneMemory } from './phone-memory.ts';
import { pageStorage } from './phone-storage.ts';

const day = 24 * 60 * 60 * 1_000;
const tap = (attempt: string, revision: number) => ({
  slot: 'q0.r1',
  attempt,
  revision,
  value: attempt,
  tappedAt: 1,
});

describe('what a phone keeps', () => {
  it('forgets rooms of more than a month ago with all that belongs to them', () => {
    const storage = pageStorage();
    storage.set('another-app', 'stays');
    const memory = new PhoneMemory(storage);
    memory.keepTicket([{ code: 'BBBBBB' }], 'room1', 'ticket1', 0);
    memory.keepRun('old', 'room1', 0);
    memory.keepUnsent('old', tap('one', 1));
    memory.keepTicket([{ code: 'CCCCCC' }], 'room2', 'ticket2', 20 * day);
    memory.keepRun('new', 'room2', 20 * day);
    memory.keepUnsent('new', tap('two', 1));
    memory.forgetOld(31 * day);
    expect(memory.sheet('old').unsent).toEqual([]);
    expect(memory.sheet('new').unsent).toHaveLength(1);
    expect(memory.ticket({ code: 'CCCCCC' })).toBe('ticket2');
    expect(storage.keys().some((key) => key.includes('old'))).toBe(false);
    expect(storage.get('another-app')).toBe('stays');
  });

  it('keeps of one question the newest tap, in whatever order two tabs wrote', () => {
    const storage = pageStorage();
    const [one, other] = [new PhoneMemory(storage), new PhoneMemory(storage)];
    one.keepUnsent('run1', tap('b', 2));
    other.keepUnsent('run1', tap('a', 1));
    expect(one.sheet('run1').unsent).toEqual([tap('b', 2)]);
    one.keepUnsent('run1', tap('c', 3));
    expect(storage.keys()).toEqual(['sets:phone:run:run1:unsent:c']);
  });

  it('passes over what it cannot read', () => {
    const storage = pageStorage();
    storage.set('sets:phone:run:run1:unsent:x', '{');
    storage.set('sets:phone:run:run1:unsent:y', '{"question":"first"}');
    storage.set('sets:phone:ticket:BBBBBB', 'null');
    const memory = new PhoneMemory(storage);
    expect(memory.sheet('run1').unsent).toEqual([]);
    expect(memory.ticket({ code: 'BBBBBB' })).toBeNull();
  });

  it('of two tabs the older leaves alone what the newer keeps, and forgets nothing of it', () => {
    const storage = pageStorage();
    const newer = [
      ['sets:phone:ticket:BBBBBB', { v: 9, room: 'room1' }],
      ['sets:phone:run:run1:room', { v: 9, room: 'room1' }],
      ['sets:phone:run:run1:unsent:x', { v: 9, taps: [] }],
      ['sets:phone:run:run1:held:q0.r1', { v: 9, answers: [] }],
    ] as const;
    for (const [key, value] of newer) storage.set(key, JSON.stringify(value));
    const memory = new PhoneMemory(storage);
    expect(memory.ticket({ code: 'BBBBBB' })).toBeNull();
    expect(memory.sheet('run1')).toMatchObject({ held: [], unsent: [] });
    memory.keepTicket([{ code: 'BBBBBB' }], 'room1', 'ticket1', 0);
    memory.keepRun('run1', 'room1', 0);
    memory.keepUnsent('run1', tap('x', 1));
    memory.dropUnsent('run1', 'x');
    memory.keepHeld('run1', [{ slot: 'q0.r1', revision: 1, value: 'a' }]);
    memory.forgetOld(31 * day);
    for (const [key, value] of newer) expect(storage.get(key)).toBe(JSON.stringify(value));
  });

  it('knows in which runs of a room answers are unsent, also from before there were rooms', () => {
    const storage = pageStorage();
    storage.set('sets:phone:run:old1:unsent:z', JSON.stringify({ v: 2, ...tap('z', 1) }));
    const memory = new PhoneMemory(storage);
    memory.keepRun('run1', 'room1', 0);
    memory.keepUnsent('run1', tap('a', 1));
    memory.keepUnsent('run1', tap('b', 2));
    memory.keepRun('run2', 'room1', 0);
    memory.keepRun('run3', 'room3', 0);
    memory.keepUnsent('run3', tap('c', 1));
    memory.forgetOld(day);
    expect(memory.unsentRuns('room1')).toEqual(['run1']);
    expect(memory.unsentRuns('old1')).toEqual(['old1']);
  });

  it('finds a run again in which something was asked and nothing answered', () => {
    const memory = new PhoneMemory(pageStorage());
    memory.keepRun('run1', 'room1', 5, 'Your questions');
    memory.notes('run1').write('draft', { text: 'Not asked yet' });
    expect(memory.answeredRuns()).toEqual([]);
    memory.notes('run1').write('asked', [{ key: 'k1', text: 'Is it bounded?' }]);
    expect(memory.answeredRuns()).toEqual([{ runId: 'run1', title: 'Your questions', keptAt: 5 }]);
  });

  it('leaves nothing of a note that is taken back', () => {
    const storage = pageStorage();
    const notes = new PhoneMemory(storage).notes('run1');
    notes.write('draft', { choices: ['o0'] });
    notes.write('draft', null);
    expect(storage.keys()).toEqual([]);
    expect(notes.read('draft', z.unknown())).toBeNull();
  });

  it('sends what was tapped before answers named their slot', () => {
    const storage = pageStorage();
    const { slot: _, ...rest } = tap('one', 1);
    const key = 'sets:phone:run:run1:unsent:one';
    storage.set(key, JSON.stringify({ ...rest, question: 0, round: 1 }));
    expect(new PhoneMemory(storage).sheet('run1').unsent).toEqual([tap('one', 1)]);
  });
});
