import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { Recent } from '../../core/recent.ts';
import type { Activities } from '../activities.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import { definitionOf, stateOf } from './frozen-run.ts';

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

/** A run that is on in a room now. */
export interface RunOn {
  readonly runId: string;
  readonly roomId: string;
  readonly code: string;
  readonly since: Date;
  /** The place of what is on in it, from 1; null where nothing is, or it has no places. */
  readonly position: number | null;
}

/** Nobody presents more at once in their spaces. */
const most = 50;

/** Told again as it was, in ms: a whole hall looks at the same space. */
const toldAgain = 1_000;

/** What was put on so long ago, in ms, and never ended, is live only while somebody is there, or while it is open for whoever comes. */
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
    const found: RoomOfSpace[] = [];
    for (const { run, code, here } of await this.#on(moduleids)) {
      const title = this.#read(() => {
        const { activities } = this.#parts;
        return activities.of(run).title(definitionOf(activities, run));
      });
      if (title === null) continue;
      const { moduleid = '', topicid = '', createdAt: since, activity, definitionId } = run;
      const where = { moduleid, topicid, activity, definitionId };
      found.push({ ...where, title, code, here, since });
    }
    return found;
  }

  /** What is on now of a topic, newest first, each as it stands. */
  async onIn({ moduleid, topicid }: { moduleid: string; topicid: string }): Promise<RunOn[]> {
    const { activities } = this.#parts;
    const all = await this.#on([moduleid]);
    return all
      .filter(({ run }) => run.topicid === topicid)
      .map(({ run, code }) => {
        const position = this.#read(
          () => activities.of(run).position?.(stateOf(activities, run)) ?? null,
        );
        return { runId: run._id, roomId: run.roomId, code, since: run.createdAt, position };
      });
  }

  async #on(moduleids: readonly string[]) {
    const { records, roomRecords, presence } = this.#parts;
    const runs = await records.underWayIn(moduleids, most);
    const rooms = await roomRecords.glances([...new Set(runs.map(({ roomId }) => roomId))]);
    const found: { run: RunRecord; code: string; here: number }[] = [];
    for (const run of runs) {
      const room = rooms.get(run.roomId);
      if (room?.current !== run._id) continue;
      const { connected: here } = await presence.health(run.roomId);
      if (here > 0 || !this.#isForgotten(run)) found.push({ run, code: room.code, here });
    }
    return found;
  }

  #isForgotten(run: RunRecord): boolean {
    const { activities, clock } = this.#parts;
    if (clock.now() - run.createdAt.getTime() < forgottenAfter) return false;
    const open = this.#read(() => activities.of(run).atOwnTime?.(stateOf(activities, run)));
    return open?.isOpen !== true;
  }

  /** Null where it cannot be read. */
  #read<What>(read: () => What): What | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }
}
