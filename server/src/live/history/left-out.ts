import { leftOutIn } from '../room/people-of-room.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecord } from '../run/run.model.ts';

/** What the room of a run says of the people in it now. */
export interface LeftOut {
  /** Who is left out of the count. */
  readonly excluded: readonly string[];
  /** How often hosts have said something of people: what they are called may be otherwise since. */
  readonly said: number;
}

export const leftOutOf = async (
  roomRecords: Pick<RoomRecords, 'find'>,
  { _id, roomId }: Pick<RunRecord, '_id' | 'roomId'>,
): Promise<LeftOut> => {
  const room = await roomRecords.find(roomId);
  return { excluded: leftOutIn(room, _id), said: room?.people.said ?? 0 };
};
