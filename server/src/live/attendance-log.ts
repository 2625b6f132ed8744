import { id } from '@sets/shared/core/ids.ts';
import { type StoredShape, toStored } from '@sets/shared/core/stored-shape.ts';
import { type Collection, type Db, ObjectId } from 'mongodb';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { durableWrite } from '../core/durable-write.ts';
import { GroupedWrites } from '../core/grouped-writes.ts';
import { idsUnder } from '../core/ids-under.ts';
import { storedValue } from '../core/stored-value.ts';
import type { Attendance } from './room-store.ts';

interface Block {
  readonly attendance: readonly Attendance[];
}

/** What became known of one room at the same moment; `_id` is `room:` and an id of its own. */
interface BlockRecord extends Block {
  readonly _id: string;
  readonly v: number;
}

export const storedAttendance: StoredShape<Block> = {
  name: 'attendance',
  schema: z.strictObject({
    attendance: z.array(
      z.strictObject({
        participant: id,
        runId: z.nullable(id),
        burst: z.nullable(id),
        at: z.int().check(z.nonnegative()),
      }),
    ),
  }),
  migrations: [],
};

const collection = 'attendance';

interface Appending extends Block {
  readonly roomId: string;
}

/** The durable record of who was in which room, and while which run was on. It only grows. */
export class AttendanceLog {
  readonly #db: Db;
  readonly #records: Collection<BlockRecord>;
  readonly #log: Logger;
  readonly #writes: GroupedWrites<Appending>;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#records = db.collection<BlockRecord>(collection);
    this.#log = log;
    const write = (batch: readonly Appending[]): Promise<void> => this.#write(batch);
    this.#writes = new GroupedWrites({ write, mostInOneWrite: 250, mostWrites: 4 });
  }

  /** Resolves when it is on disk; rejects when it cannot be. */
  append(roomId: string, attendance: readonly Attendance[]): Promise<void> {
    return this.#writes.add({ roomId, attendance });
  }

  /** Resolves when all that was appended until now is on disk or has failed. */
  settled(): Promise<void> {
    return this.#writes.settled();
  }

  /** When a participant was in a room first while a run was on, or null. @throws AppError NEWER_VERSION, UNREADABLE */
  async firstIn(roomId: string, runId: string, participant: string): Promise<Attendance | null> {
    const theirs = { attendance: { $elemMatch: { participant, runId } } };
    const found = await this.#records.findOne(
      { ...idsUnder(roomId), ...theirs },
      { sort: { _id: 1 } },
    );
    if (found === null) return null;
    const { _id, ...stored } = found;
    const { attendance } = storedValue(storedAttendance, stored);
    return (
      attendance.find((each) => each.participant === participant && each.runId === runId) ?? null
    );
  }

  /** All that is known of a room, the oldest first. @throws AppError NEWER_VERSION, UNREADABLE */
  async *of(roomId: string): AsyncGenerator<Attendance> {
    for await (const { _id, ...stored } of this.#records.find(idsUnder(roomId)).sort({ _id: 1 })) {
      yield* storedValue(storedAttendance, stored).attendance;
    }
  }

  async #write(batch: readonly Appending[]): Promise<void> {
    const rooms = Map.groupBy(batch, ({ roomId }) => roomId);
    const records = Array.from(rooms, ([roomId, appended]) => {
      const attendance = appended.flatMap((each) => each.attendance);
      const _id = `${roomId}:${new ObjectId().toHexString()}`;
      return Object.assign(toStored(storedAttendance, { attendance }), { _id });
    });
    try {
      await durableWrite(this.#db, { insert: collection, documents: records });
    } catch (error) {
      this.#log.error({ err: error, count: batch.length }, 'attendance could not be written');
      throw error;
    }
  }
}
