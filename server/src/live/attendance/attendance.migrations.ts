import { id } from '@sets/shared/core/ids.ts';
import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import type { Attendance } from '../room/room-store.ts';

/**
 * What became known of one room at the same moment. `arrivals`: how people came whom the room did
 * not know. `run`: who was there while one run was on. `all`: both in one, as it was kept before.
 */
export interface AttendanceBlock {
  readonly holds: 'arrivals' | 'run' | 'all';
  readonly attendance: readonly Attendance[];
}

/** Version 1 kept whatever there was of a room together. */
const saysWhatItHolds: Migration = (block) => ({ holds: 'all', ...block });

export const storedAttendance: StoredShape<AttendanceBlock> = {
  name: 'attendance',
  schema: z.strictObject({
    holds: z.enum(['arrivals', 'run', 'all']),
    attendance: z.array(
      z.strictObject({
        participant: id,
        runId: z.nullable(id),
        burst: z.nullable(id),
        at: z.int().check(z.nonnegative()),
      }),
    ),
  }),
  migrations: [saysWhatItHolds],
};

/** Stored blocks of version 1, which hold all. */
export const ofVersion1 = { holds: { $exists: false } } as const;
