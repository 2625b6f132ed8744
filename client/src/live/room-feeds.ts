import type { FeedFollowing, FeedRef, SeatState } from './follow-feed.ts';
import type { FollowedPulse, PulseFollowing } from './follow-pulse.ts';
import type { LiveClient } from './live-client.ts';

/** How a feed is followed. Who wants one brings it along, so that a page without feeds does not load it. */
type Follow = (client: LiveClient, ref: FeedRef, seat: SeatState) => FeedFollowing;

/** The same for how the room feels. */
type FollowPulse = (client: LiveClient, roomId: string, seat: SeatState) => PulseFollowing;

/**
 * The feeds of a room, for what is on there: `useFeed` reads them. A feed is followed from when a
 * part first wants it until the room is left, so what was posted goes out though another run comes on.
 */
export class RoomFeeds {
  readonly #client: LiveClient;
  readonly roomId: string;
  readonly #seat: SeatState;
  readonly #followed = new Map<string, FeedFollowing>();
  #pulse: PulseFollowing | null = null;

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

  /** How the room feels, where it is followed already. */
  get pulse(): FollowedPulse | null {
    return this.#pulse?.store.getState() ?? null;
  }

  /** How the room feels: one for everybody on this page who wants it. */
  openPulse(follow: FollowPulse): PulseFollowing {
    return (this.#pulse ??= follow(this.#client, this.roomId, this.#seat));
  }

  close(): void {
    this.#pulse?.close();
    this.#pulse = null;
    for (const following of this.#followed.values()) following.close();
    this.#followed.clear();
  }
}
