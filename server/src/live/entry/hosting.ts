import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Activities } from '../activities.ts';
import type { Room } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';

interface HostingParts {
  readonly rooms: Rooms;
  readonly runs: Runs;
  readonly activities: Activities;
  /** Whether somebody presents in a space, at this moment. */
  readonly presentsIn: (actor: Actor, moduleid: string) => Promise<boolean>;
}

/**
 * Who hosts a room: whoever opened it, as long as they present in its space, and everybody who may
 * present what is on (SE2). A rehearsal is hosted by whose it is alone.
 */
export class Hosting {
  readonly #parts: HostingParts;

  constructor(parts: HostingParts) {
    this.#parts = parts;
  }

  /**
   * Asked with every request of a host: a right may be taken away while somebody sits there.
   * @throws AppError FORBIDDEN, or NOT_FOUND where what is on is there no more
   */
  check(roomId: string, actor: Actor): MaybePromise<void> {
    return andThen(this.#parts.rooms.load(roomId), (room) => {
      const opener = room.rehearsal?.by ?? room.owner;
      if (opener !== actor.userid) return this.#checkOther(room, actor);
      return room.space === null ? undefined : this.#checkOwner(room, room.space, actor);
    });
  }

  async #checkOwner(room: Room, space: string, actor: Actor): Promise<void> {
    if (!(await this.#parts.presentsIn(actor, space))) await this.#checkOther(room, actor);
  }

  async #checkOther({ current, rehearsal }: Room, actor: Actor): Promise<void> {
    if (current === null || rehearsal !== null)
      throw new AppError('FORBIDDEN', 'This is not your room.');
    const { runs, activities } = this.#parts;
    const { activity, definitionId } = await runs.load(current);
    await activities.named(activity).loadDefinition(definitionId, actor);
  }
}
