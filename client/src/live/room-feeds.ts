import type { FeedFollowing, FeedRef, SeatState } from './follow-feed.ts';
import type { LiveClient } from './live-client.ts';

/** How a feed is followed. Who wants one brings it along, so that a page without feeds does not load it. */
type Follow = (client: LiveClient, ref: FeedRef, seat: SeatState) => FeedFollowing;

/**
 * The feeds of a room, for what is on there: `useFeed` reads them. A feed is followed from when a
 * part first wants it until the room is left, so what was posted goes out though another run comes on.
 */
export class RoomFeeds {
  readonly #client: LiveClient;
  readonly roomId: string;
  readonly #seat: SeatState;
  readonly #followed = new Map<string, FeedFollowing>();

  constructor(client: LiveClient, roomId: string, seat: SeatState) {
    this.#client = client;
    this.roomId = roomId;
    this.#seat = seat;
  }

  /** The feed of this name, where it is followed already. */
  find(feed: string): FeedFollowing | null {
    return this.#followed.get(feed) ?? null;
  }

  /** The feed of this name: one for everybody on this page who wants it. */
  open(feed: string, follow: Follow): FeedFollowing {
    const known = this.#followed.get(feed);
    if (known !== undefined) return known;
    const following = follow(this.#client, { roomId: this.roomId, feed }, this.#seat);
    this.#followed.set(feed, following);
    return following;
  }

  close(): void {
    for (const following of this.#followed.values()) following.close();
    this.#followed.clear();
  }
}
