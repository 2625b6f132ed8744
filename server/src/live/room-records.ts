import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { Connection, Model } from 'mongoose';
import { storedValue } from '../core/stored-value.ts';
import { type RoomRecord, roomSchema, storedRoom } from './room.model.ts';
import type { Room } from './room-store.ts';

const toRecord = ({ roomId, ...room }: Room): Omit<RoomRecord, 'createdAt'> => ({
  _id: roomId,
  ...toStored(storedRoom, room),
});

const toRoom = (record: RoomRecord | null): Room | null => {
  if (record === null) return null;
  const { _id, createdAt: _createdAt, ...stored } = record;
  return { roomId: _id, ...storedValue(storedRoom, stored) };
};

type RoomGlance = Pick<Room, 'code' | 'current'>;

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

  /** The ids of all rooms. */
  async *ids(): AsyncGenerator<string> {
    const rooms = this.#rooms.find().select({ _id: 1 });
    for await (const { _id } of rooms.lean<Pick<RoomRecord, '_id'>>().cursor()) yield _id;
  }

  /** Join codes, and which run is on, by room. */
  async glances(roomIds: readonly string[]): Promise<Map<string, RoomGlance>> {
    const found = await this.#rooms
      .find({ _id: { $in: roomIds } })
      .select({ code: 1, current: 1 })
      .lean<Pick<RoomRecord, '_id' | 'code' | 'current'>[]>();
    return new Map(found.map(({ _id, code, current }) => [_id, { code, current }]));
  }

  /** The newest rooms that somebody opened: so many at most, without those that cannot be read. */
  async ownedBy(owner: string, most: number): Promise<Room[]> {
    const records = await this.#rooms
      .find({ owner })
      .sort({ createdAt: -1 })
      .limit(most)
      .lean<RoomRecord[]>();
    return records.flatMap(({ _id, createdAt: _createdAt, ...stored }) => {
      const read = readStored(storedRoom, stored);
      return read.ok ? [{ roomId: _id, ...read.value }] : [];
    });
  }

  /** Stores the next version of a room; false where somebody else's came first. */
  async advance(room: Room): Promise<boolean> {
    const { _id, ...next } = toRecord(room);
    const result = await this.#rooms.updateOne({ _id, version: room.version - 1 }, { $set: next });
    return result.matchedCount === 1;
  }

  /** Takes back a room that nobody knows of yet. */
  async remove(roomId: string): Promise<void> {
    await this.#rooms.deleteOne({ _id: roomId });
  }
}
