import type { Notice, RoomNoticeName } from '@sets/shared/live/notices.ts';
import type { Place } from '@sets/shared/live/room.ts';

interface Latest {
  readonly notice: Notice;
  /** What is seen of the payload, as text: whether a newer one differs is decided on it. */
  readonly text: string;
}

/**
 * The numbered notices of one room to one audience (NO1, NO2, NO4). As each notice is the whole
 * state of its name, the newest of each name is all that anybody ever needs: who missed ten
 * changes gets one notice.
 */
export class Channel {
  readonly #roomId: string;
  readonly #epoch: string;
  readonly #latest = new Map<RoomNoticeName, Latest>();
  #seq = 0;

  constructor(roomId: string, epoch: string) {
    this.#roomId = roomId;
    this.#epoch = epoch;
  }

  /**
   * The next notice, or null when nothing differs from the last one of this name. `seen`: what this
   * audience sees of it, where that is not all.
   */
  next(name: RoomNoticeName, payload: unknown, seen: unknown = payload): Notice | null {
    const text = JSON.stringify(seen);
    if (this.#latest.get(name)?.text === text) return null;
    this.#seq += 1;
    const notice = { roomId: this.#roomId, epoch: this.#epoch, seq: this.#seq, name, payload };
    this.#latest.set(name, { notice, text });
    return notice;
  }

  /** What somebody misses who stood at `place`; everything where it is of another epoch or not given. */
  since(place: Place | undefined): Notice[] {
    const seen = place?.epoch === this.#epoch ? place.seq : 0;
    return [...this.#latest.values()]
      .map((each) => each.notice)
      .filter((notice) => notice.seq > seen)
      .toSorted((one, other) => one.seq - other.seq);
  }
}
