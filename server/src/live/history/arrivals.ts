import { inSlices } from '../../core/in-slices.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import { leftOutIn } from '../room/people-of-room.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecord } from '../run/run.model.ts';
import { peopleOf, type RunPeople } from './run-people.ts';

export interface ArrivalParts {
  readonly roomRecords: Pick<RoomRecords, 'find'>;
  readonly attendance: Pick<AttendanceLog, 'of' | 'ofRun' | 'settled'>;
}

export interface Arrivals extends Pick<RunPeople, 'leftOut'> {
  /** When each who counts was there first while the run was on, in the order of time. */
  readonly joined: readonly number[];
}

/** When people came to a run, by what is durable of its room. @throws AppError NEWER_VERSION, UNREADABLE */
export const arrivalsIn = async (
  { _id, roomId }: Pick<RunRecord, '_id' | 'roomId'>,
  { roomRecords, attendance }: ArrivalParts,
): Promise<Arrivals> => {
  const excluded = leftOutIn(await roomRecords.find(roomId), _id);
  await attendance.settled();
  // How people came to the room matters only where some are left out.
  const lines = excluded.length === 0 ? attendance.ofRun(roomId, _id) : attendance.of(roomId, _id);
  const { joined, leftOut } = await peopleOf(_id, excluded, inSlices(lines));
  const first = new Map<string, number>();
  for await (const { participant, at } of inSlices(attendance.ofRun(roomId, _id))) {
    if (joined.has(participant)) first.set(participant, Math.min(at, first.get(participant) ?? at));
  }
  return { leftOut, joined: [...first.values()].toSorted((one, other) => one - other) };
};
