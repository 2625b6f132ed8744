import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { Recent } from '../../core/recent.ts';
import type { Activities } from '../activities.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import { definitionOf } from './frozen-run.ts';

interface SpaceRoomsParts {
  readonly records: Pick<RunRecords, 'underWayIn'>;
  readonly roomRecords: Pick<RoomRecords, 'glances'>;
  readonly presence: Pick<PresenceStore, 'health'>;
  readonly activities: Activities;
  readonly clock: Clock;
}

/** A room where something of a space is on. */
export interface RoomOfSpace {
  readonly activity: string;
  readonly definitionId: string;
  readonly moduleid: string;
  readonly topicid: string;
  readonly title: string;
  readonly code: string;
  readonly here: number;
  readonly since: Date;
}

/** Nobody presents more at once in their spaces. */
const most = 50;

/** Told again as it was, in ms: a whole hall looks at the same space. */
const toldAgain = 1_000;

/** What was put on so long ago, in ms, and never ended, is live only while somebody is there. */
const forgottenAfter = 12 * 60 * 60_000;

/** What is live in spaces: read by their index, however many rooms there are. */
export class SpaceRooms {
  readonly #parts: SpaceRoomsParts;
  readonly #recent: Recent<RoomOfSpace[]>;

  constructor(parts: SpaceRoomsParts) {
    this.#parts = parts;
    this.#recent = new Recent(parts.clock, toldAgain);
  }

  /** Newest first; as it was a second ago at most. */
  in(moduleid: string): Promise<RoomOfSpace[]> {
    return this.#recent.of(moduleid, () => this.inAny([moduleid]));
  }

  /** Of all these spaces, newest first. */
  async inAny(moduleids: readonly string[]): Promise<RoomOfSpace[]> {
    if (moduleids.length === 0) return [];
    const { records, roomRecords } = this.#parts;
    const runs = await records.underWayIn(moduleids, most);
    const rooms = await roomRecords.glances([...new Set(runs.map(({ roomId }) => roomId))]);
    const found: RoomOfSpace[] = [];
    for (const run of runs) {
      const room = rooms.get(run.roomId);
      const title = room?.current === run._id ? this.#titleOf(run) : null;
      if (room === undefined || title === null) continue;
      const { connected: here } = await this.#parts.presence.health(run.roomId);
      if (here === 0 && this.#isForgotten(run)) continue;
      const { moduleid = '', topicid = '', createdAt: since, activity, definitionId } = run;
      const where = { moduleid, topicid, activity, definitionId };
      found.push({ ...where, title, code: room.code, here, since });
    }
    return found;
  }

  #isForgotten({ createdAt }: RunRecord): boolean {
    return this.#parts.clock.now() - createdAt.getTime() >= forgottenAfter;
  }

  /** Null where it cannot be read. */
  #titleOf(run: RunRecord): string | null {
    const { activities } = this.#parts;
    try {
      return activities.of(run).title(definitionOf(activities, run));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }
}
