import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { Connection, Model } from 'mongoose';
import { storedValue } from '../../core/stored-value.ts';
import { type RoomRecord, roomSchema, storedRoom } from './room.model.ts';
import type { Room } from './room-store.ts';
import { nobody } from '../run/run.model.ts';

const toRecord = ({ roomId, ...room }: Room): Omit<RoomRecord, 'createdAt'> => ({
  _id: roomId,
  ...toStored(storedRoom, room),
});

const toRoom = (record: RoomRecord | null): Room | null => {
  if (record === null) return null;
  const { _id, createdAt: _createdAt, closing: _closing, ...stored } = record;
  return { roomId: _id, ...storedValue(storedRoom, stored) };
};

/** Null where it cannot be read. */
const readRoom = (record: RoomRecord): Room | null => {
  const { _id, createdAt: _createdAt, closing: _closing, ...stored } = record;
  const read = readStored(storedRoom, stored);
  return read.ok ? { roomId: _id, ...read.value } : null;
};

/** A room as it was made. */
const unchanged = { version: 0 } as const;

/** Rooms that are rehearsals. */
const rehearsed = { 'rehearsal.students': { $gt: 0 } } as const;

/** What the last look at rooms without a run is stored as. */
const lookId = 'rooms without a run';

type RoomGlance = Pick<Room, 'code' | 'current'>;
type RoomId = Pick<Room, 'roomId'>;

/** A rehearsal as its room tells of it. */
export interface StoredRehearsal {
  readonly roomId: string;
  /** Null once its run is removed. */
  readonly runId: string | null;
  /** userid */
  readonly by: string;
  /** Moduleid of the space of what is rehearsed; null where that lies in none. */
  readonly space: string | null;
  readonly begunAt: number;
}

/** The durable truth about rooms. */
export class RoomRecords {
  readonly #rooms: Model<RoomRecord>;

  constructor(connection: Connection) {
    this.#rooms = connection.model<RoomRecord>('Room', roomSchema);
  }

  /** Builds the indexes that the rules depend on. */
  async prepare(): Promise<void> {
    await this.#rooms.init();
  }

  /** Stores a new room. Rejects with a duplicate key where its code is in use. */
  async create(room: Room, now: number): Promise<void> {
    await this.#rooms.create({ ...toRecord(room), createdAt: new Date(now) });
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async find(roomId: string): Promise<Room | null> {
    return toRoom(await this.#rooms.findById(roomId).lean<RoomRecord>());
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async findByCode(code: string): Promise<Room | null> {
    return toRoom(await this.#rooms.findOne({ code }).lean<RoomRecord>());
  }

  /** The ids of the rooms that were made until then, in milliseconds. */
  async *madeUntil(time: number): AsyncGenerator<string> {
    const rooms = this.#rooms.find({ createdAt: { $lte: new Date(time) } }).select({ _id: 1 });
    for await (const { _id } of rooms.lean<Pick<RoomRecord, '_id'>>().cursor()) yield _id;
  }

  /** When the newest room was made, in milliseconds; 0 where there is none. */
  async newest(): Promise<number> {
    const newest = this.#rooms.findOne().sort({ createdAt: -1 }).select({ createdAt: 1 });
    return (await newest.lean<Pick<RoomRecord, 'createdAt'>>())?.createdAt.getTime() ?? 0;
  }

  /** Join codes, and which run is on, by room. */
  async glances(roomIds: readonly string[]): Promise<Map<string, RoomGlance>> {
    const found = await this.#rooms
      .find({ _id: { $in: roomIds } })
      .select({ code: 1, current: 1 })
      .lean<Pick<RoomRecord, '_id' | 'code' | 'current'>[]>();
    return new Map(found.map(({ _id, code, current }) => [_id, { code, current }]));
  }

  /** What these rooms leave out of their counts (`leftOutIn`), by room; without those that cannot be read. */
  async excludedIn(
    roomIds: readonly string[],
  ): Promise<Map<string, Pick<Room, 'excluded' | 'people'>>> {
    const records = await this.#rooms.find({ _id: { $in: roomIds } }).lean<RoomRecord[]>();
    return new Map(
      records.flatMap((record) => {
        const room = readRoom(record);
        return room === null ? [] : [[room.roomId, room] as const];
      }),
    );
  }

  /** Of these rooms the newest: so many at most. */
  async newestOf(roomIds: readonly string[], most: number): Promise<(RoomGlance & RoomId)[]> {
    const found = await this.#rooms
      .find({ _id: { $in: roomIds } })
      .select({ code: 1, current: 1 })
      .sort({ createdAt: -1 })
      .limit(most)
      .lean<Pick<RoomRecord, '_id' | 'code' | 'current'>[]>();
    return found.map(({ _id, code, current }) => ({ roomId: _id, code, current }));
  }

  /** The newest rooms that somebody opened: so many at most, without those that cannot be read. */
  async ownedBy(owner: string, most: number): Promise<Room[]> {
    const records = await this.#rooms
      .find({ owner })
      .sort({ createdAt: -1 })
      .limit(most)
      .lean<RoomRecord[]>();
    return records.flatMap((record) => readRoom(record) ?? []);
  }

  /** All rehearsals, in any order, and when each was begun, in ms. They are few. */
  async rehearsals(): Promise<StoredRehearsal[]> {
    const records = await this.#rooms.find(rehearsed).lean<RoomRecord[]>();
    return records.flatMap(({ _id: roomId, current: runId, space, rehearsal, createdAt }) =>
      rehearsal === null
        ? []
        : [{ roomId, runId, by: rehearsal.by, space, begunAt: createdAt.getTime() }],
    );
  }

  /** Stores the next version of a room; false where somebody else's came first. */
  async advance(room: Room): Promise<boolean> {
    const { _id, ...next } = toRecord(room);
    const result = await this.#rooms.updateOne({ _id, version: room.version - 1 }, { $set: next });
    return result.matchedCount === 1;
  }

  /** Takes the name of a person out of the rooms that they opened; gives the ids of those. */
  async disown(userid: string): Promise<string[]> {
    // As a next version: whoever has one in play, and changes it, does so anew from what is stored.
    const next = { $inc: { version: 1 } } as const;
    const opened = await this.#rooms.distinct('_id', { owner: userid });
    await this.#rooms.updateMany({ owner: userid }, { $set: { owner: nobody }, ...next });
    const theirs = { ...rehearsed, 'rehearsal.by': userid };
    const rehearsals = await this.#rooms.distinct('_id', theirs);
    await this.#rooms.updateMany(theirs, { $set: { 'rehearsal.by': nobody }, ...next });
    return [...opened, ...rehearsals];
  }

  /** Whether a room is there, and not closed because it has no run. */
  async isOpen(roomId: string): Promise<boolean> {
    const closed = { ...unchanged, closing: { $exists: true } };
    return (await this.#rooms.exists({ _id: roomId, $nor: [closed] })) !== null;
  }

  /** The ids of rooms that were made in this time, in ms, and have not changed since; the oldest first. */
  async *unchangedSince(from: number, until: number): AsyncGenerator<string> {
    const createdAt = { $gt: new Date(from), $lte: new Date(until) };
    const rooms = this.#rooms.find({ createdAt, ...unchanged }).select({ _id: 1 });
    const ordered = rooms.sort({ createdAt: 1 }).lean<Pick<RoomRecord, '_id'>>();
    for await (const { _id } of ordered.cursor()) yield _id;
  }

  /** Closes a room that has not changed since it was made, as this attempt; false where it has. */
  async close(roomId: string, closing: string): Promise<boolean> {
    const room = { _id: roomId, ...unchanged };
    return (await this.#rooms.updateOne(room, { $set: { closing } })).matchedCount === 1;
  }

  /** A room that was closed is as it was made. */
  async reopen(roomId: string): Promise<void> {
    await this.#rooms.updateOne({ _id: roomId }, { $unset: { closing: '' } });
  }

  /** Removes a room that this attempt has closed, and no other has closed or opened since. */
  async removeClosed(roomId: string, closing: string): Promise<void> {
    await this.#rooms.deleteOne({ _id: roomId, ...unchanged, closing });
  }

  /** Rooms that were made until then, in ms, were looked at: those without a run are removed. */
  async lookedAt(): Promise<number> {
    return (await this.#looks().findOne({ _id: lookId }))?.until ?? 0;
  }

  async setLookedAt(until: number): Promise<void> {
    await this.#looks().updateOne({ _id: lookId }, { $max: { until } }, { upsert: true });
  }

  #looks() {
    return this.#rooms.db.collection<{ _id: string; until: number }>('looks');
  }

  /** Takes back a room that nobody knows of yet. */
  async remove(roomId: string): Promise<void> {
    await this.#rooms.deleteOne({ _id: roomId });
  }
}
