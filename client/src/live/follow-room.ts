import {
  type ErrorCode,
  type Failure,
  passesByItself,
  type Reply,
} from '@sets/shared/core/result.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { learnOffset } from './clock-sync.ts';
import type { LiveClient, LiveStatus, Stop } from './live-client.ts';
import {
  asking,
  emptyPicture,
  type Follower,
  follow,
  newFollower,
  notAnswered,
  recalled,
  replayed,
  type RoomPicture,
} from './room-picture.ts';
import { Retry } from '../core/retry.ts';
import { RoomFeeds } from './room-feeds.ts';
import { type Joined, type Seat, takeSeat } from './seat.ts';

/** A room as this client follows it, for a page to draw. */
export interface FollowedRoom extends RoomPicture {
  readonly status: LiveStatus;
  /** Whether this connection holds the seat: from then on requests of the role are taken. */
  readonly seated: boolean;
  /** Why the seat was not given; null where it was, or is still being asked for. */
  readonly failure: Failure | null;
  /** What to add to this device's clock to get the server's, in ms. */
  readonly offset: number;
  /** The room's feeds, for parts that follow any; null before the room is known. */
  readonly feeds: RoomFeeds | null;
}

export const nothingFollowed: FollowedRoom = {
  ...emptyPicture,
  status: 'connecting',
  seated: false,
  failure: null,
  offset: 0,
  feeds: null,
};

/** Which seat is to be taken, where it must first be asked for. */
export type FindSeat = (client: LiveClient) => Promise<Reply<Seat>>;

export interface RoomFollowing {
  readonly store: StoreApi<FollowedRoom>;
  /** Asks for the seat again, after a failure that waits for the person. */
  retry(): void;
  /** Shows what was known of the room before, where nothing else is known yet. */
  recall(known: Partial<RoomPicture>): void;
  close(): void;
}

export interface FollowOptions {
  /** The ticket that a phone keeps, or null. */
  readonly ticket?: () => string | null;
  /** Called each time a phone has joined or come back. */
  readonly onJoined?: (roomId: string, joined: Joined) => void;
}

/** After these the seat is asked for again now and then; after others only when told to. */
const closedDoors: ReadonlySet<ErrorCode> = new Set(['TOO_LATE', 'FULL', 'WRONG_PHASE']);

/**
 * How long until a closed door is tried again, in ms: whoever stands before it sees why, and comes
 * in by itself once it opens, or somebody leaves. Spread, so that a room does not ask in one moment; two tabs of one
 * person together stay below the limit of `room:join`.
 */
const doorPause = (random: number): number => 4000 + 3000 * random;

class Following implements RoomFollowing {
  readonly store: StoreApi<FollowedRoom>;
  readonly #client: LiveClient;
  readonly #findSeat: FindSeat;
  readonly #options: FollowOptions;
  readonly #stops: readonly Stop[];
  #follower: Follower = newFollower;
  /** Counts connections, so that what an earlier one answers is not taken for this one's. */
  #connection = 0;
  #isAsking = false;
  #isClosed = false;
  #seat: Promise<Reply<Seat>> | null = null;
  readonly #retry = new Retry(() => void this.#ask());

  constructor(client: LiveClient, seat: Seat | FindSeat, options: FollowOptions) {
    this.#client = client;
    this.#findSeat = typeof seat === 'function' ? seat : async () => ({ ok: true, data: seat });
    this.#options = options;
    const { status } = client;
    this.store = createStore(() => ({ ...nothingFollowed, status }));
    this.#stops = [
      client.onStatus((changed) => this.#statusChanged(changed)),
      client.onNotice((notice) => {
        this.#follow(follow(this.#follower, notice));
        if (this.#follower.behind) void this.#ask();
      }),
    ];
    if (status === 'online') void this.#ask();
  }

  retry(): void {
    this.store.setState({ failure: null, seated: false });
    void this.#ask();
  }

  recall(known: Partial<RoomPicture>): void {
    if (this.store.getState().room === null) this.#follow(recalled(known));
  }

  close(): void {
    this.#retry.stop();
    this.#connection += 1;
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.store.getState().feeds?.close();
    const { seated, room } = this.store.getState();
    if (seated && room !== null) this.#leave(room.roomId);
  }

  /** The connection may go on without this seat. */
  #leave(roomId: string): void {
    if (this.#client.status === 'online') void this.#client.request('room:leave', { roomId });
  }

  #statusChanged(status: LiveStatus): void {
    this.#connection += 1;
    this.#isAsking = false;
    this.#retry.worked();
    this.#retry.stop();
    this.store.setState({ status, seated: false });
    if (status === 'online') void this.#ask();
  }

  #follow(follower: Follower): void {
    const { picture } = follower;
    const changed = picture !== this.#follower.picture;
    const isSameRoom = picture.room?.roomId === this.#follower.picture.room?.roomId;
    this.#follower = follower;
    if (changed) this.store.setState(isSameRoom ? picture : { ...picture, feeds: this.#feeds() });
  }

  /** Those of the room that is followed now; what leads there may lead to another one by now. */
  #feeds(): RoomFeeds | null {
    this.store.getState().feeds?.close();
    const { room } = this.#follower.picture;
    return room === null ? null : new RoomFeeds(this.#client, room.roomId, this.store);
  }

  /** Asks for the seat and for what is missing; one question at a time. */
  async #ask(): Promise<void> {
    if (this.#isAsking || this.#client.status !== 'online') return;
    const connection = this.#connection;
    this.#retry.stop();
    this.#isAsking = true;
    this.#follower = asking(this.#follower);
    const ticket = this.#options.ticket?.() ?? null;
    const seat = await this.#foundSeat();
    if (connection !== this.#connection) return;
    const { place } = this.#follower;
    const reply = seat.ok ? await takeSeat(this.#client, seat.data, place, ticket) : seat;
    if (this.#isClosed && reply.ok) this.#leave(reply.data.room.roomId);
    if (connection !== this.#connection) return;
    this.#isAsking = false;
    if (!reply.ok) {
      this.#notSeated(reply.error);
      return;
    }
    const { room, joined } = reply.data;
    this.#retry.worked();
    this.#follow(replayed(this.#follower, reply.data));
    if (joined !== undefined) this.#options.onJoined?.(room.roomId, joined);
    const isNew = !this.store.getState().seated;
    this.store.setState({ seated: true, failure: null });
    if (this.#follower.behind) void this.#ask();
    if (isNew) await this.#learnClock(connection);
  }

  /** It is looked for once, however often the connection changes meanwhile. */
  async #foundSeat(): Promise<Reply<Seat>> {
    this.#seat ??= this.#findSeat(this.#client);
    const seat = await this.#seat;
    if (!seat.ok) this.#seat = null;
    return seat;
  }

  #notSeated(failure: Failure): void {
    this.#follower = notAnswered(this.#follower);
    if (!passesByItself(failure.code)) {
      this.store.setState({ failure, seated: false });
      if (closedDoors.has(failure.code)) this.#retry.in(doorPause(Math.random()));
      return;
    }
    this.#retry.failed(failure.retryInMs);
  }

  #learnClock(connection: number): Promise<void> {
    return learnOffset(this.#client, (offset) => {
      if (connection === this.#connection) this.store.setState({ offset });
    });
  }
}

/**
 * Takes a seat in a room, where need be after asking which one, and keeps a picture of the room: notices by their number (NO1-NO5), the
 * seat anew after every reconnect, and the server's clock. The page draws `store`.
 */
export const followRoom = (
  client: LiveClient,
  seat: Seat | FindSeat,
  options: FollowOptions = {},
): RoomFollowing => new Following(client, seat, options);
