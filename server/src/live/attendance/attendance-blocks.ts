import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedValue } from '../../core/stored-value.ts';
import { type AttendanceBlock, storedAttendance } from './attendance.migrations.ts';
import type { Attendance } from '../room/room-store.ts';

/**
 * A block as it is stored. `_id` is its room, for arrivals, or its room and run, as `attendedIn`
 * has them, then `:` and an id of its own. So what one run needs lies together, however many runs
 * the room has seen.
 */
export interface BlockRecord extends AttendanceBlock {
  readonly _id: string;
  readonly v: number;
}

/** How blocks call a run of a room: no id holds a `.`. */
export const attendedIn = (roomId: string, runId: string): string => `${roomId}.${runId}`;

/** A filter for the blocks of all runs of a room. `/` follows `.` in ASCII, so that is a range. */
export const inRunsOf = (roomId: string) => ({ _id: { $gte: `${roomId}.`, $lt: `${roomId}/` } });

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const attendanceIn = ({ _id, ...stored }: BlockRecord): readonly Attendance[] =>
  storedValue(storedAttendance, stored).attendance;

/** What became known of a room: how people came, and who was there while which run was on. */
export interface KnownOfRoom {
  readonly arrivals: readonly Attendance[];
  readonly attendance: readonly Attendance[];
}

const blockOf = (
  owner: string,
  own: string,
  holds: AttendanceBlock['holds'],
  attendance: readonly Attendance[],
): BlockRecord =>
  Object.assign(toStored(storedAttendance, { holds, attendance }), { _id: `${owner}:${own}` });

/** The blocks of what became known of a room, those of arrivals first; `own` is new in the room. */
export const blocksOf = (roomId: string, known: KnownOfRoom, own: string): BlockRecord[] => {
  const { arrivals, attendance } = known;
  const byRun = Map.groupBy(attendance, ({ runId }) => runId);
  byRun.delete(null);
  const ofRuns = Array.from(byRun, ([runId, lines]) =>
    blockOf(attendedIn(roomId, runId ?? ''), own, 'run', lines),
  );
  return arrivals.length === 0 ? ofRuns : [blockOf(roomId, own, 'arrivals', arrivals), ...ofRuns];
};

/**
 * Takes blocks that hold all apart, the oldest first: whoever is met first arrives, and so does who
 * was known without a burst and now has one.
 */
export class Splitting {
  readonly #roomId: string;
  /** Whom the blocks have told of, and whether of a burst. */
  readonly #met = new Map<string, boolean>();

  constructor(roomId: string) {
    this.#roomId = roomId;
  }

  /** What takes the block's place; given again after an interruption it is the same. */
  split(record: BlockRecord): BlockRecord[] {
    const attendance = attendanceIn(record);
    const arrivals = attendance.filter((line) => this.#meet(line));
    return blocksOf(this.#roomId, { arrivals, attendance }, record._id.split(':')[1] ?? '');
  }

  #meet({ participant, burst }: Attendance): boolean {
    const met = this.#met.get(participant);
    if (met === true || (met === false && burst === null)) return false;
    this.#met.set(participant, burst !== null);
    return true;
  }
}
