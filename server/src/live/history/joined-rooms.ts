import { AppError } from '../../core/app-error.ts';
import type { Activities } from '../activities.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import { definitionOf } from './frozen-run.ts';

interface JoinedRoomsParts {
  readonly accountRooms: Pick<AccountRooms, 'of'>;
  readonly roomRecords: Pick<RoomRecords, 'newestOf'>;
  readonly records: Pick<RunRecords, 'storedOf'>;
  readonly activities: Activities;
}

/** A room that somebody joined, with what is on there, or was last. */
export interface JoinedRoom {
  readonly roomId: string;
  readonly code: string;
  readonly title: string;
  /** When that was put on. */
  readonly openedAt: Date;
  readonly isOver: boolean;
}

/** So many of the newest rooms are looked at, however many somebody has joined. */
const most = 50;

/** The rooms in which somebody took part while logged in. */
export class JoinedRooms {
  readonly #parts: JoinedRoomsParts;

  constructor(parts: JoinedRoomsParts) {
    this.#parts = parts;
  }

  /** The ids of all of them. */
  async idsOf(userid: string): Promise<ReadonlySet<string>> {
    return new Set(await this.#parts.accountRooms.of(userid));
  }

  /** What was put on last comes first. @throws AppError NEWER_VERSION, UNREADABLE */
  async of(userid: string): Promise<JoinedRoom[]> {
    const { accountRooms, roomRecords, records } = this.#parts;
    const rooms = await roomRecords.newestOf(await accountRooms.of(userid), most);
    const runs = await records.storedOf(rooms.flatMap(({ current }) => current ?? []));
    const byId = new Map(runs.map((run) => [run._id, run]));
    const joined = rooms.flatMap(({ roomId, code, current }) => {
      const run = byId.get(current ?? '');
      const title = run === undefined ? null : this.#titleOf(run);
      if (run === undefined || title === null) return [];
      return [{ roomId, code, title, openedAt: run.createdAt, isOver: run.ended }];
    });
    return joined.toSorted((one, other) => other.openedAt.getTime() - one.openedAt.getTime());
  }

  /** As the room saw it, whatever its host calls the results; null where it cannot be read. */
  #titleOf(run: RunRecord): string | null {
    try {
      const { activities } = this.#parts;
      return activities.of(run).title(definitionOf(activities, run));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }
}
