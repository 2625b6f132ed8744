import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import type { Attendance, Room, RoomStore } from './room-store.ts';

interface AttendingParts {
  readonly rooms: RoomStore;
  readonly attendance: AttendanceLog;
  /** Puts the room in play. */
  readonly load: (roomId: string) => MaybePromise<Room>;
  /** Tells whoever counts people who is left out. */
  readonly leaveOut: (roomId: string) => Promise<void>;
}

/** Who is in a room: in play and on disk. */
export class Attending {
  readonly #parts: AttendingParts;

  constructor(parts: AttendingParts) {
    this.#parts = parts;
  }

  /** Notes that people are there. In play at once; resolves when what is new of it is durable. */
  attend(roomId: string, attendance: readonly Attendance[]): MaybePromise<void> {
    const { rooms, attendance: log } = this.#parts;
    return andThen(this.#arriving(roomId, attendance), (arriving) =>
      andThen(rooms.attend(roomId, attendance), (news) => {
        // It has just gone out of play.
        if (news === null) return this.#loadAndAttend(roomId, attendance);
        // Another tab of theirs may have told the same, and its write be still under way.
        if (news.length === 0) return this.#afterOthers(roomId, attendance);
        const durable = log.append(roomId, news, arriving).then(
          () => this.#seeAgain(roomId, news),
          async (error: unknown) => {
            // What is in play counts somebody who is not on disk: it is put in play anew, from what is.
            await rooms.discard(roomId);
            throw error;
          },
        );
        return this.#leaveOutOf(roomId, news, durable);
      }),
    );
  }

  /** Waits for who told the same; where a write fails, the room may know of it no more. */
  async #afterOthers(roomId: string, attendance: readonly Attendance[]): Promise<void> {
    const { attendance: log } = this.#parts;
    const before = log.failures;
    await log.settled();
    if (log.failures > before) await this.attend(roomId, attendance);
  }

  /** Of whom the room does not know how they came. */
  #arriving(roomId: string, attendance: readonly Attendance[]): MaybePromise<ReadonlySet<string>> {
    const { rooms } = this.#parts;
    const [one, ...others] = attendance;
    if (one === undefined) return new Set();
    const { participant, burst } = one;
    if (others.length === 0) {
      return andThen(rooms.participant(roomId, participant), (known) => {
        const isKnown = known !== null && (known.burst !== null || burst === null);
        return new Set(isKnown ? [] : [participant]);
      });
    }
    return andThen(rooms.participants(roomId), (known) => {
      const all = new Set(known);
      const unknown = attendance.filter((each) => !all.has(each.participant));
      return new Set(unknown.map((each) => each.participant));
    });
  }

  /**
   * Another process may have put the room in play anew meanwhile, from what was on disk before: what
   * is on disk by now is told once more.
   */
  #seeAgain(roomId: string, attendance: readonly Attendance[]): MaybePromise<void> {
    const { rooms } = this.#parts;
    return andThen(rooms.attend(roomId, attendance), async (known) => {
      if (known !== null) return;
      await this.#parts.load(roomId);
      await rooms.attend(roomId, attendance);
    });
  }

  /** Whoever came with a burst that is left out is in no count. Resolves when `durable` does. */
  #leaveOutOf(
    roomId: string,
    news: readonly Attendance[],
    durable: Promise<void>,
  ): MaybePromise<void> {
    return andThen(this.#parts.rooms.get(roomId), (room) => {
      const isOut = news.some(({ burst }) => room?.excluded.includes(burst ?? ''));
      return isOut ? this.#parts.leaveOut(roomId).then(() => durable) : durable;
    });
  }

  async #loadAndAttend(roomId: string, attendance: readonly Attendance[]): Promise<void> {
    await this.#parts.load(roomId);
    await this.attend(roomId, attendance);
  }
}
