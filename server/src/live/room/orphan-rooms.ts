import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import type { RoomRecords } from './room-records.ts';
import type { RunRecords } from '../run/run-records.ts';

/** Whoever makes a room makes its run at once; a room that has none after so long, in ms, is looked at. */
const oldEnough = 600_000;

/** So many rooms are looked at together. */
const atOnce = 500;

interface OrphanParts {
  readonly roomRecords: RoomRecords;
  readonly records: RunRecords;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Logger;
}

/**
 * Removes rooms that never got a run, because their process died before it made one: nobody can come
 * to them, and they keep a code. Of what was looked at before nothing is read. What fails is done by
 * the next start.
 *
 * A process may still be making the run, however long ago it made the room. So a room is closed
 * first, then it is asked whether there is a run; and whoever makes a run asks, after it is stored,
 * whether its room was closed (`Runs.create`). One of the two sees the other: a run never loses its
 * room. A room in which something was put on, or taken off, has changed, and is left alone.
 */
export const removeOrphanRooms = async (parts: OrphanParts): Promise<void> => {
  const { roomRecords, clock, log } = parts;
  try {
    const until = clock.now() - oldEnough;
    let isSettled = true;
    let together: string[] = [];
    for await (const roomId of roomRecords.unchangedSince(await roomRecords.lookedAt(), until)) {
      together.push(roomId);
      if (together.length < atOnce) continue;
      isSettled = (await removeAmong(parts, together)) && isSettled;
      together = [];
    }
    isSettled = (await removeAmong(parts, together)) && isSettled;
    if (isSettled) await roomRecords.setLookedAt(until);
  } catch (error) {
    log.error({ err: error }, 'rooms without a run could not be removed');
  }
};

/** Whether nothing is left to be looked at again: a run that was just made may be taken back. */
const removeAmong = async (parts: OrphanParts, roomIds: readonly string[]): Promise<boolean> => {
  const { roomRecords, records, log } = parts;
  let isSettled = true;
  const withRun = await records.roomsWithRun(roomIds);
  for (const roomId of roomIds) {
    // Perhaps closed by a process that died before it could open the room again.
    if (withRun.has(roomId)) {
      await roomRecords.reopen(roomId);
      continue;
    }
    const attempt = newId();
    if (!(await roomRecords.close(roomId, attempt))) continue;
    if ((await records.roomsWithRun([roomId])).has(roomId)) {
      isSettled = false;
      await roomRecords.reopen(roomId);
    } else {
      await roomRecords.removeClosed(roomId, attempt);
      log.info({ roomId }, 'a room that never got a run is removed');
    }
  }
  return isSettled;
};
