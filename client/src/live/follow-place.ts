import { type Failure, passesByItself } from '@sets/shared/core/result.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveClient, LiveStatus, Stop } from './live-client.ts';
import { Retry } from '../core/retry.ts';
import { RoomFeeds } from './room-feeds.ts';

/** Which place is meant; `at` is its kind's own. */
export interface PlaceRef {
  readonly kind: string;
  readonly at: unknown;
}

/** A place as this client follows it, for a page to draw. `mine` and `state` are the kind's own to read. */
export interface FollowedPlace {
  readonly status: LiveStatus;
  /** Whether this connection is in the place now. */
  readonly seated: boolean;
  /** As which audience one sees its feeds; null before one has been in it. */
  readonly as: Audience | null;
  readonly mine: unknown;
  readonly state: unknown;
  /** Why one is not let in, or had to leave; null where neither is so. */
  readonly failure: Failure | null;
  /** Its feeds; null before one has been in it, and once one had to leave. */
  readonly feeds: RoomFeeds | null;
}

export const nowhere: FollowedPlace = {
  status: 'connecting',
  seated: false,
  as: null,
  mine: null,
  state: null,
  failure: null,
  feeds: null,
};

export interface PlaceFollowing {
  readonly store: StoreApi<FollowedPlace>;
  /** Asks again, after a failure that waits for the person. */
  retry(): void;
  close(): void;
}

class Following implements PlaceFollowing {
  readonly store: StoreApi<FollowedPlace>;
  readonly #client: LiveClient;
  readonly #ref: PlaceRef;
  readonly #stops: readonly Stop[];
  /** Counts connections, so that what an earlier one answers is not taken for this one's. */
  #connection = 0;
  #roomId: string | null = null;
  readonly #retry = new Retry(() => void this.#ask());

  constructor(client: LiveClient, ref: PlaceRef) {
    this.#client = client;
    this.#ref = ref;
    this.store = createStore(() => ({ ...nowhere, status: client.status }));
    this.#stops = [
      client.onStatus((status) => this.#statusChanged(status)),
      client.on('place:changed', ({ roomId, state }) => {
        if (roomId === this.#roomId) this.store.setState({ state });
      }),
      client.on('place:standing', ({ roomId, as, mine }) => {
        if (roomId === this.#roomId) this.#stands(as, mine);
      }),
      client.on('place:left', ({ roomId, error }) => {
        if (roomId === this.#roomId) this.#left(error);
      }),
    ];
    if (client.status === 'online') void this.#ask();
  }

  retry(): void {
    this.store.setState({ failure: null });
    void this.#ask();
  }

  close(): void {
    this.#connection += 1;
    this.#retry.stop();
    for (const stop of this.#stops) stop();
    this.#closeFeeds();
    if (this.#roomId !== null) void this.#client.request('room:leave', { roomId: this.#roomId });
  }

  #statusChanged(status: LiveStatus): void {
    this.#connection += 1;
    this.#retry.stop();
    this.store.setState({ status, seated: false });
    if (status === 'online') void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#client.status !== 'online') return;
    const connection = this.#connection;
    const reply = await this.#client.request('place:enter', { ...this.#ref });
    if (connection !== this.#connection) return;
    if (!reply.ok) {
      if (passesByItself(reply.error.code)) this.#retry.failed(reply.error.retryInMs);
      else this.#left(reply.error);
      return;
    }
    this.#retry.worked();
    const { roomId, state, as, mine } = reply.data;
    this.#roomId = roomId;
    this.store.setState({ state });
    this.#stands(as, mine);
  }

  /** What was seen as another audience is forgotten: this one may see less of it. */
  #stands(as: Audience, mine: unknown): void {
    const before = this.store.getState();
    if (before.as === as && before.feeds !== null) {
      this.store.setState({ as, mine, seated: true, failure: null });
      return;
    }
    this.#closeFeeds();
    const feeds =
      this.#roomId === null ? null : new RoomFeeds(this.#client, this.#roomId, this.store);
    this.store.setState({ as, mine, seated: true, failure: null, feeds });
  }

  #left(failure: Failure): void {
    this.#closeFeeds();
    this.store.setState({ seated: false, failure, feeds: null });
  }

  #closeFeeds(): void {
    this.store.getState().feeds?.close();
  }
}

/** Is in a place from now on: anew after every reconnect, and until one may be there no more (PL). */
export const followPlace = (client: LiveClient, ref: PlaceRef): PlaceFollowing =>
  new Following(client, ref);
