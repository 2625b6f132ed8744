import type { Attendance, Room, RoomStore } from '../src/live/room/room-store.ts';
import { nothingSaid } from '../src/live/room/people-of-room.ts';

export const buildRoom = (overrides: Partial<Room> = {}): Room => ({
  roomId: 'room1',
  code: 'BCDFGH',
  owner: 'user1',
  current: 'run1',
  locked: false,
  aside: [],
  excluded: [],
  look: null,
  space: null,
  rehearsal: null,
  people: nothingSaid,
  version: 0,
  ...overrides,
});

export const was = (participant: string, overrides: Partial<Attendance> = {}): Attendance => ({
  participant,
  runId: 'run1',
  burst: null,
  at: 1,
  ...overrides,
});

export async function* from(attendance: readonly Attendance[]): AsyncGenerator<Attendance> {
  yield* attendance;
}

export type Open = () => Promise<RoomStore>;
export type WithRoom = (
  attendance?: readonly Attendance[],
  overrides?: Partial<Room>,
) => Promise<RoomStore>;
