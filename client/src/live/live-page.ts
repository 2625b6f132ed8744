import { passesByItself, type Reply, fail } from '@sets/shared/core/result.ts';
import type { RequestInput, RequestName, RequestOutput } from '@sets/shared/live/requests.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FollowedRoom, followRoom, type RoomFollowing } from './follow-room.ts';
import type { LiveClient, Stop } from './live-client.ts';
import { liveMessages } from './live.messages.ts';
import { emptyPicture } from './room-picture.ts';
import type { Seat } from './seat.ts';

/** How a page connects; a test puts another connection in its place. */
export type Connect = (token: string | null) => LiveClient;

/** Which seat the page takes; the host's must first be asked for. */
export type FindSeat = (client: LiveClient) => Promise<Reply<Seat>>;

const nothingYet: FollowedRoom = {
  ...emptyPicture,
  status: 'connecting',
  seated: false,
  failure: null,
  offset: 0,
};
const nextTry = 2_000;

/** One page's connection and the room that it follows, from when the page is shown until it is left. */
export class LivePage {
  readonly store: StoreApi<FollowedRoom> = createStore(() => nothingYet);
  readonly #connect: () => LiveClient;
  readonly #findSeat: FindSeat;
  #client: LiveClient | null = null;
  #following: RoomFollowing | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLooking = false;

  constructor(connect: () => LiveClient, findSeat: FindSeat) {
    this.#connect = connect;
    this.#findSeat = findSeat;
  }

  /** Connects; what it gives ends the connection. */
  start(): Stop {
    const client = this.#connect();
    this.#client = client;
    this.#isLooking = false;
    this.store.setState(nothingYet, true);
    const onStatus = (): void => {
      if (this.#following !== null) return;
      this.store.setState({ status: client.status });
      if (client.status === 'online') void this.#sitDown(client);
    };
    const stop = client.onStatus(onStatus);
    onStatus();
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#following?.close();
      this.#following = null;
      this.#client = null;
      client.close();
    };
  }

  /** Tries again after a failure that waited for the person. */
  retry(): void {
    this.store.setState({ failure: null });
    if (this.#following !== null) this.#following.retry();
    else if (this.#client?.status === 'online') void this.#sitDown(this.#client);
  }

  async request<Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
  ): Promise<Reply<RequestOutput<Name>>> {
    return this.#client?.request(name, input) ?? fail('UNAVAILABLE', liveMessages.notConnected);
  }

  async #sitDown(client: LiveClient): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const seat = await this.#findSeat(client);
    if (this.#client !== client) return;
    this.#isLooking = false;
    if (seat.ok) this.#follow(client, seat.data);
    else if (passesByItself(seat.error.code))
      this.#tryAgainIn(seat.error.retryInMs ?? nextTry, client);
    else this.store.setState({ failure: seat.error });
  }

  #tryAgainIn(ms: number, client: LiveClient): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sitDown(client), ms);
  }

  #follow(client: LiveClient, seat: Seat): void {
    const following = followRoom(client, seat);
    this.#following = following;
    this.store.setState(following.store.getState(), true);
    following.store.subscribe((followed) => this.store.setState(followed, true));
  }
}
