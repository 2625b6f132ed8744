import type { AcceptedAnswer } from '@sets/shared/live/activity.ts';
import { AppError } from '../../core/app-error.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import type { Tickets } from '../entry/tickets.ts';
import type { Ledger } from '../run/ledger.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import { frozenRun } from './frozen-run.ts';
import { OwnReads } from './own-reads.ts';

interface OwnRunsParts {
  readonly accountRooms: Pick<AccountRooms, 'of'>;
  readonly attendance: Pick<AttendanceLog, 'firstIn'>;
  readonly records: Pick<RunRecords, 'overIn'>;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly tickets: Tickets;
}

/** A run as somebody has seen it. */
export interface KnownRun {
  readonly runId: string;
  readonly version: number | null;
}

interface RunsWanted {
  readonly userid: string;
  readonly moduleid: string;
  readonly activity: string;
  /** The runs that the asker knows, as they were; null of one that is not to be looked at again. */
  readonly except: readonly KnownRun[];
}

/** A run that is over, with what one account answered in it. */
export interface RunOfOne {
  readonly runId: string;
  readonly version: number;
  readonly definitionId: string;
  readonly endedAt: Date;
  readonly definition: object;
  readonly state: object;
  readonly participant: string;
  /** Whether they were there while it was on; who came to its room another time was not. */
  readonly tookPart: boolean;
  readonly own: readonly AcceptedAnswer<unknown>[];
}

/** So many of the newest are read at a time; whoever asks again is told of the next. */
const most = 10;

/**
 * The runs of a space in which an account took part, for features that make something of them: found
 * in the rooms that are noted of it, so that nothing else is looked through (decision 27).
 */
export class OwnRuns {
  readonly #parts: OwnRunsParts;
  readonly #reads: OwnReads;

  constructor(parts: OwnRunsParts) {
    this.#parts = parts;
    this.#reads = new OwnReads(parts.ledger);
  }

  /** Newest first, without what cannot be read here. @throws AppError NEWER_VERSION, UNREADABLE */
  async overIn({ userid, except, ...of }: RunsWanted): Promise<RunOfOne[]> {
    const { accountRooms, records } = this.#parts;
    const rooms = await accountRooms.of(userid);
    if (rooms.length === 0) return [];
    const found: RunOfOne[] = [];
    const known = new Map(except.map(({ runId, version }) => [runId, version]));
    const isNew = ({ _id, version }: Pick<RunRecord, '_id' | 'version'>): boolean =>
      !known.has(_id) || (known.get(_id) ?? version) < version;
    for (const run of await records.overIn(of, rooms, isNew, most)) {
      const told = await this.#of(run, userid);
      if (told !== null) found.push(told);
    }
    return found;
  }

  async #of(run: RunRecord, userid: string): Promise<RunOfOne | null> {
    const { tickets, activities, attendance } = this.#parts;
    const { _id: runId, version, roomId, definitionId, createdAt } = run;
    const participant = tickets.participantOf(roomId, userid);
    try {
      const shape = activities.stored(run).value;
      const given = await this.#reads.of(runId, participant);
      const own = given.map(({ slot, tappedAt, receivedAt, value: stored }) => {
        const value = storedValue(shape, stored);
        return { participant, slot, tappedAt, receivedAt, value };
      });
      const tookPart =
        own.length > 0 || (await attendance.firstIn(roomId, runId, participant)) !== null;
      const endedAt = run.endedAt ?? createdAt;
      const frozen = frozenRun(activities, run);
      return { runId, version, definitionId, endedAt, participant, tookPart, own, ...frozen };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }
}
