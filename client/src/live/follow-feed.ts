import { feedRequests } from '@sets/shared/live/feed-requests.ts';
import { type Failure, passesByItself, type Reply } from '@sets/shared/core/result.ts';
import { type FeedEntry, feedNotices } from '@sets/shared/live/feed.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  added,
  caughtUp,
  emptyFeed,
  type FeedPicture,
  paged,
  posted,
  reset,
  shown,
} from './feed-picture.ts';
import type { LiveClient, Stop } from './live-client.ts';
import { PostQueue, type Refused, type Unsent, type UnsentShelf } from './post-queue.ts';
import { Retry } from '../core/retry.ts';

/**
 * `waiting`: not reached yet, or not now; it comes by itself. `current`: what is shown is what there
 * is now. `refused`: it cannot be followed.
 */
type FeedStatus = 'waiting' | 'current' | 'refused';

/** A feed as this client follows it, for a page to draw. */
export interface FollowedFeed {
  /** In their order; `view` is the feed's own to read. */
  readonly entries: readonly FeedEntry[];
  readonly own: ReadonlySet<number>;
  /** Whether there are older entries, to be asked for with `older`. */
  readonly hasOlder: boolean;
  readonly status: FeedStatus;
  /** Why it is `refused`, else null. */
  readonly failure: Failure | null;
  readonly unsent: readonly Unsent[];
  /** New entries of one's own that the server has, and has not told of yet: they come at the end. */
  readonly received: readonly Received[];
  readonly refused: readonly Refused[];
}

/** What was posted and acknowledged, under the id that it has now. */
export interface Received {
  readonly attempt: string;
  readonly id: number;
  readonly item: unknown;
}

export interface FeedFollowing {
  readonly store: StoreApi<FollowedFeed>;
  /** Adds an entry: sent until the server acknowledges it or will not take it. Gives its attempt. */
  post(item: unknown): string;
  /** Puts another item in an entry's place; null removes it. */
  change(id: number, item: unknown): void;
  /** Takes a refused one off the list. */
  dismiss(attempt: string): void;
  older(): Promise<void>;
  /** Tells the others what only decorates; it may be lost. */
  signal(signal: unknown): void;
  onSignals(listener: (signals: readonly unknown[]) => void): Stop;
  close(): void;
}

export interface FeedRef {
  readonly roomId: string;
  readonly feed: string;
}

interface Seated {
  readonly seated: boolean;
  /** What is on, where that is a room. */
  readonly run?: { readonly runId: string } | null;
}
/** Where a feed learns whether this client has its seat in the room: a followed room is one. */
export type SeatState = Pick<StoreApi<Seated>, 'getState' | 'subscribe'>;

export const nothingFollowed: FollowedFeed = {
  entries: [],
  own: new Set(),
  hasOlder: false,
  status: 'waiting',
  failure: null,
  unsent: [],
  received: [],
  refused: [],
};

class Following implements FeedFollowing {
  readonly store: StoreApi<FollowedFeed> = createStore(() => nothingFollowed);
  readonly #client: LiveClient;
  readonly #ref: FeedRef;
  readonly #stops: readonly Stop[];
  readonly #queue: PostQueue;
  #picture: FeedPicture = emptyFeed;
  /** Counts seats, so that what was asked from an earlier one is not taken for this one's. */
  #seat = 0;
  #isAsking = false;
  /** The highest number that was told of while a question for what is missing was on its way. */
  #toldUpTo = 0;
  readonly #retry = new Retry(() => void this.#ask());

  constructor(client: LiveClient, ref: FeedRef, seat: SeatState, shelf?: UnsentShelf) {
    this.#client = client;
    this.#ref = ref;
    client.declare({ requests: feedRequests, notices: feedNotices });
    this.#queue = new PostQueue({
      send: (unsent) => this.#send(unsent),
      onChange: (unsent, refused) => this.store.setState({ unsent, refused }),
      shelf,
    });
    this.store.setState({ unsent: this.#queue.unsent });
    this.#stops = [
      seat.subscribe((now, before) => {
        if (now.seated !== before.seated) this.#seated(now.seated);
      }),
      client.on('feed:added', (told) => {
        if (this.#isThis(told)) this.#tell(told.to, added(this.#picture, told));
      }),
      client.on('feed:reset', (told) => {
        if (this.#isThis(told)) this.#tell(told.to, reset(this.#picture, told));
      }),
    ];
    if (seat.getState().seated) this.#seated(true);
  }

  post(item: unknown): string {
    return this.#queue.add(null, item);
  }

  change(id: number, item: unknown): void {
    this.#queue.add(id, item);
  }

  dismiss(attempt: string): void {
    this.#queue.dismiss(attempt);
  }

  async older(): Promise<void> {
    const before = this.#picture.start;
    if (before === null || before === 1) return;
    const reply = await this.#client.request('feed:page', { ...this.#ref, before });
    if (reply.ok) this.#become(paged(this.#picture, before, reply.data));
  }

  signal(signal: unknown): void {
    if (this.store.getState().status === 'current') {
      void this.#client.request('feed:signal', { ...this.#ref, signal });
    }
  }

  onSignals(listener: (signals: readonly unknown[]) => void): Stop {
    return this.#client.on('feed:signals', (told) => {
      if (this.#isThis(told)) listener(told.signals);
    });
  }

  close(): void {
    this.#seated(false);
    for (const stop of this.#stops) stop();
  }

  #isThis({ roomId, feed }: FeedRef): boolean {
    return roomId === this.#ref.roomId && feed === this.#ref.feed;
  }

  #seated(isSeated: boolean): void {
    this.#seat += 1;
    this.#isAsking = false;
    this.#retry.worked();
    this.#retry.stop();
    this.store.setState({ status: 'waiting', failure: null });
    if (!isSeated) {
      this.#queue.shut();
      return;
    }
    this.#queue.open();
    void this.#ask();
  }

  /** `picture`: with what was told; null where something before it is missing. */
  #tell(to: number, picture: FeedPicture | null): void {
    this.#toldUpTo = Math.max(this.#toldUpTo, to);
    if (picture === null) void this.#ask();
    else this.#become(picture);
  }

  #become(picture: FeedPicture): void {
    if (picture === this.#picture) return;
    this.#picture = picture;
    const { own, start } = picture;
    const { received: before } = this.store.getState();
    const received = before.filter(({ id }) => id > picture.to);
    this.store.setState({ entries: shown(picture), own, hasOlder: (start ?? 1) > 1, received });
  }

  /** Follows, and asks for what is missing; one question at a time. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    const seat = this.#seat;
    this.#isAsking = true;
    this.#toldUpTo = 0;
    const { start, to } = this.#picture;
    const after = start === null ? {} : { after: to };
    const reply = await this.#client.request('feed:follow', { ...this.#ref, ...after });
    if (seat !== this.#seat) return;
    this.#isAsking = false;
    if (!reply.ok) {
      this.#notFollowed(reply.error);
      return;
    }
    this.#retry.worked();
    this.#become(caughtUp(this.#picture, reply.data));
    this.store.setState({ status: 'current', failure: null });
    // What came before the reply to it is in it only where the server had it by then.
    if (this.#picture.to < this.#toldUpTo) void this.#ask();
  }

  #notFollowed(failure: Failure): void {
    if (!passesByItself(failure.code)) {
      this.store.setState({ status: 'refused', failure });
      return;
    }
    this.#retry.failed(failure.retryInMs);
  }

  async #send({ attempt, id, item }: Unsent): Promise<Reply<unknown>> {
    if (id !== null) {
      return this.#client.request('feed:change', { ...this.#ref, id, attempt, item });
    }
    const reply = await this.#client.request('feed:post', { ...this.#ref, attempt, item });
    if (reply.ok) {
      const { id: given } = reply.data;
      const { received } = this.store.getState();
      const news = given > this.#picture.to ? [{ attempt, id: given, item }] : [];
      this.store.setState({ received: [...received, ...news] });
      this.#become(posted(this.#picture, given));
    }
    return reply;
  }
}

/**
 * Follows a feed of a room in which this client has a seat, and posts to it: from where it stood
 * after every reconnect, and again where something is missing (FE5). The page draws `store`.
 */
export const followFeed = (
  client: LiveClient,
  ref: FeedRef,
  seat: SeatState,
  /** Where what waits to be sent is kept; without it, in the page. */
  shelf?: UnsentShelf,
): FeedFollowing => new Following(client, ref, seat, shelf);
