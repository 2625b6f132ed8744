import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';
import type { Logger } from 'pino';
import { durableWrite } from '../../core/durable-write.ts';
import { GroupedWrites } from '../../core/grouped-writes.ts';
import { idsUnder } from '../../core/ids-under.ts';
import {
  attendanceIn,
  attendedIn,
  inRunsOf,
  type BlockRecord,
  blocksOf,
  type KnownOfRoom,
} from './attendance-blocks.ts';
import type { Attendance } from '../room/room-store.ts';
import { SingleFlight } from '../../core/single-flight.ts';
import { splitAttendance } from './split-attendance.ts';

const collection = 'attendance';

/** Of so many rooms it is remembered that nothing of version 1 is left of them. */
const mostRoomsRemembered = 10_000;

interface Appending extends KnownOfRoom {
  readonly roomId: string;
}

/**
 * The durable record of who was in which room, and while which run was on. It only grows. How people
 * came, and who was there while a run was on, are kept apart: a room that has seen a term's lectures
 * comes into play with the people of one.
 */
export class AttendanceLog {
  readonly #db: Db;
  readonly #records: Collection<BlockRecord>;
  readonly #log: Logger;
  readonly #writes: GroupedWrites<Appending>;
  readonly #splitting = new SingleFlight<void>();
  #failures = 0;
  /** Rooms of which nothing of version 1 is left. */
  readonly #split = new Set<string>();

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#records = db.collection<BlockRecord>(collection);
    this.#log = log;
    const write = (batch: readonly Appending[]): Promise<void> => this.#write(batch);
    this.#writes = new GroupedWrites({ write, mostInOneWrite: 250, mostWrites: 4 });
  }

  /**
   * Resolves when it is on disk; rejects when it cannot be. `arriving` are those of whom the room did
   * not know how they came.
   */
  append(
    roomId: string,
    attendance: readonly Attendance[],
    arriving: ReadonlySet<string>,
  ): Promise<void> {
    const arrivals = attendance.filter(
      ({ participant, runId }) => runId === null || arriving.has(participant),
    );
    return this.#writes.add({ roomId, arrivals, attendance });
  }

  /** Resolves when all that was appended until now is on disk or has failed. */
  settled(): Promise<void> {
    return this.#writes.settled();
  }

  /** How many writes have failed until now. */
  get failures(): number {
    return this.#failures;
  }

  /** When a participant was in a room first while a run was on, or null. @throws AppError NEWER_VERSION, UNREADABLE */
  async firstIn(roomId: string, runId: string, participant: string): Promise<Attendance | null> {
    await this.#isSplit(roomId);
    const theirs = { attendance: { $elemMatch: { participant } } };
    const ofRun = { ...idsUnder(attendedIn(roomId, runId)), ...theirs };
    const found = await this.#records.findOne(ofRun, { sort: { _id: 1 } });
    if (found === null) return null;
    return attendanceIn(found).find((each) => each.participant === participant) ?? null;
  }

  /** Whether a participant was ever in a room. @throws AppError NEWER_VERSION, UNREADABLE */
  async knows(roomId: string, participant: string): Promise<boolean> {
    await this.#isSplit(roomId);
    const theirs = { attendance: { $elemMatch: { participant } } };
    const own = { projection: { _id: 1 } };
    return (await this.#records.findOne({ ...idsUnder(roomId), ...theirs }, own)) !== null;
  }

  /**
   * How everybody came to a room, then who was there while this run was on; each the oldest first.
   * @throws AppError NEWER_VERSION, UNREADABLE
   */
  async *of(roomId: string, runId: string | null): AsyncGenerator<Attendance> {
    await this.#isSplit(roomId);
    yield* this.#find(idsUnder(roomId));
    if (runId !== null) yield* this.ofRun(roomId, runId);
  }

  /** Who was in a room while a run was on, the oldest first. @throws AppError NEWER_VERSION, UNREADABLE */
  async *ofRun(roomId: string, runId: string): AsyncGenerator<Attendance> {
    await this.#isSplit(roomId);
    yield* this.#find(idsUnder(attendedIn(roomId, runId)));
  }

  async *#find(wanted: Filter<BlockRecord>): AsyncGenerator<Attendance> {
    for await (const record of this.#records.find(wanted).sort({ _id: 1 })) {
      yield* attendanceIn(record);
    }
  }

  /** Forgets who was in a room, and in its runs. */
  async remove(roomId: string): Promise<void> {
    await this.#writes.settled();
    await this.#records.deleteMany(idsUnder(roomId));
    await this.#records.deleteMany(inRunsOf(roomId));
  }

  /** Resolves when nothing of version 1 is left of a room. */
  async #isSplit(roomId: string): Promise<void> {
    if (this.#split.has(roomId)) return;
    await this.#splitting.run(roomId, () => splitAttendance(this.#db, this.#records, roomId));
    if (this.#split.size >= mostRoomsRemembered) this.#split.clear();
    this.#split.add(roomId);
  }

  /** The arrivals of a room come before what its runs need: nobody is in a run who never came. */
  async #write(batch: readonly Appending[]): Promise<void> {
    const rooms = Map.groupBy(batch, ({ roomId }) => roomId);
    const documents = Array.from(rooms, ([roomId, appended]) => {
      const arrivals = appended.flatMap((each) => each.arrivals);
      const attendance = appended.flatMap((each) => each.attendance);
      return blocksOf(roomId, { arrivals, attendance }, new ObjectId().toHexString());
    }).flat();
    try {
      await durableWrite(this.#db, { insert: collection, documents });
    } catch (error) {
      this.#failures += 1;
      this.#log.error({ err: error, count: batch.length }, 'attendance could not be written');
      throw error;
    }
  }
}
