import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { expect, it } from 'vitest';
import { forgetPhone } from './forget-phone.ts';
import { PhoneMemory } from './phone-memory.ts';
import { pageStorage } from './phone-storage.ts';

const answer = { slot: 'q0.r1', attempt: 'one', revision: 1, value: 'red' };

/** A phone that has answered in a room. */
const answered = (storage = pageStorage(), name = '1') => {
  const memory = new PhoneMemory(storage);
  const way = { code: `BBBBB${name}` };
  memory.keepTicket([way], `room${name}`, `ticket${name}`, 0);
  memory.keepRun(`run${name}`, `room${name}`, 0, 'Week 5');
  memory.keepHeld(`run${name}`, [answer]);
  memory.notes(`run${name}`).write('question.0', ['red']);
  const room = { roomId: `room${name}`, code: way.code, locked: false } as RoomInfo;
  memory.keepPicture(way, { room, run: {} as RunInfo, view: null }, 0);
  return { storage, memory, way };
};

it('PH7: whoever comes next is nobody that was here, and reads nothing of theirs', () => {
  const { storage, memory, way } = answered();
  storage.set('another-app', 'stays');
  forgetPhone(storage);
  expect(memory.ticket(way)).toBeNull();
  expect(memory.answeredRuns()).toEqual([]);
  expect(memory.picture(way)).toBeNull();
  expect(storage.keys()).toEqual(['another-app']);
});

it('PH7, PH1: an answer that waits is still sent, and nothing of another room stays with it', () => {
  const { storage, memory, way } = answered();
  const other = answered(storage, '2');
  memory.keepUnsent('run1', { ...answer, revision: 2, tappedAt: 1 });
  forgetPhone(storage);
  expect(memory.unsentRuns('room1')).toEqual(['run1']);
  expect(memory.ticket(way)).toBe('ticket1');
  expect(memory.ticketOfRun('run2')).toBeNull();
  expect(memory.picture(other.way)).toBeNull();
  expect(memory.answeredRuns().map(({ runId }) => runId)).toEqual(['run1']);
});
