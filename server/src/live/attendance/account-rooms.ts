import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Collection, Db } from 'mongodb';
import type { Logger } from 'pino';
import { AppError } from '../../core/app-error.ts';
import { durableWrite } from '../../core/durable-write.ts';
import { GroupedWrites } from '../../core/grouped-writes.ts';
import { storedValue } from '../../core/stored-value.ts';
import { createAccountMarks, type AccountMarks } from './account-marks.ts';
import { type AccountPlace, storedAccountPlace } from './account-rooms.migrations.ts';

/** `_id` is a place of an account, as its marks have it. */
interface PlaceRecord extends AccountPlace {
  readonly _id: string;
  readonly v: number;
}

/** From when on it is noted who comes to a room, in milliseconds. */
interface SinceRecord {
  readonly _id: 'since';
  readonly at: number;
}

const collection = 'accountrooms';

/** So often an upsert is tried that met another one of the same place. */
const mostTries = 5;

/** Of so many it is remembered in memory that they are noted. */
const mostRemembered = 10_000;

interface Noting {
  readonly _id: string;
  readonly sealed: string;
}

/**
 * In which rooms each account took part: so that what is theirs is found where they were, and not by
 * looking through all rooms of the school. Whoever reads the store without the secret learns neither
 * whose a place is nor which room lies in it. Decision 27.
 */
export class AccountRooms {
  readonly #db: Db;
  readonly #places: Collection<PlaceRecord>;
  readonly #marks: AccountMarks;
  readonly #log: Logger;
  readonly #writes: GroupedWrites<Noting>;
  readonly #noted = new Set<string>();

  constructor(db: Db, secret: string, log: Logger) {
    this.#db = db;
    this.#places = db.collection<PlaceRecord>(collection);
    this.#marks = createAccountMarks(secret);
    this.#log = log;
    const write = (batch: readonly Noting[]): Promise<void> => this.#write(batch);
    this.#writes = new GroupedWrites({ write, mostInOneWrite: 250, mostWrites: 4 });
  }

  /** Notes, once for a store, from when on it is complete; `newest` is when its newest room was made. */
  async prepare(now: number, newest: number): Promise<void> {
    const at = Math.max(now, newest);
    await this.#since().updateOne({ _id: 'since' }, { $setOnInsert: { at } }, { upsert: true });
  }

  /** Of the rooms that were made until then it is not known who was in them. */
  async since(): Promise<number> {
    return (await this.#since().findOne({ _id: 'since' }))?.at ?? 0;
  }

  /**
   * Notes that an account takes part in a room. Resolves when that is on disk: to be awaited before
   * anything of theirs is written there. @throws AppError UNAVAILABLE
   */
  async note(userid: string, roomId: string): Promise<void> {
    const sealed = this.#marks.seal(userid, roomId);
    if (this.#noted.has(sealed)) return;
    try {
      await this.#writes.add({ _id: this.#marks.placeOf(userid, roomId), sealed });
    } catch (error) {
      const msg = 'This could not be saved yet. Try again in a moment.';
      throw new AppError('UNAVAILABLE', msg, { cause: error });
    }
    if (this.#noted.size >= mostRemembered) this.#noted.clear();
    this.#noted.add(sealed);
  }

  /** The rooms that are noted of an account. @throws AppError NEWER_VERSION, UNREADABLE */
  async of(userid: string): Promise<string[]> {
    const found = await this.#places.find({ _id: { $in: this.#marks.placesOf(userid) } }).toArray();
    const sealed = found.flatMap(
      ({ _id, ...stored }) => storedValue(storedAccountPlace, stored).rooms,
    );
    return sealed.flatMap((each) => this.#marks.open(each) ?? []);
  }

  /** Whether the rooms that were made until `since` were searched for an account. */
  async isSearched(userid: string, since: number): Promise<boolean> {
    const _id = this.#marks.searchedOf(userid, since);
    return (await this.#places.findOne({ _id }, { projection: { _id: 1 } })) !== null;
  }

  /** They were. */
  async setSearched(userid: string, since: number): Promise<void> {
    const place = toStored(storedAccountPlace, { rooms: [] });
    const _id = this.#marks.searchedOf(userid, since);
    await this.#places.updateOne({ _id }, { $setOnInsert: place }, { upsert: true });
  }

  /** Nothing leads from the account to its rooms any more. */
  async forget(userid: string): Promise<void> {
    await this.#writes.settled();
    const searched = this.#marks.searchedOf(userid, await this.since());
    const ids = [...this.#marks.placesOf(userid), searched];
    await this.#places.deleteMany({ _id: { $in: ids } });
    // Whose they are cannot be told from what is remembered.
    this.#noted.clear();
  }

  #since(): Collection<SinceRecord> {
    return this.#db.collection<SinceRecord>(collection);
  }

  async #write(batch: readonly Noting[]): Promise<void> {
    const { v } = toStored(storedAccountPlace, { rooms: [] });
    const updates = batch.map(({ _id, sealed }) => ({
      q: { _id },
      u: { $addToSet: { rooms: sealed }, $setOnInsert: { v } },
      upsert: true,
    }));
    try {
      // Of two upserts of a place that does not exist one may be refused; done again it is an update.
      for (let tries = 1; ; tries += 1) {
        const command = { update: collection, updates, ordered: false };
        if ((await durableWrite(this.#db, command)) === updates.length) return;
        if (tries === mostTries) throw new Error('A place is always taken by another one.');
      }
    } catch (error) {
      this.#log.error(
        { err: error, count: batch.length },
        'rooms of accounts could not be written',
      );
      throw error;
    }
  }
}
