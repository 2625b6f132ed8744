import type { RequestInput, RequestOutput } from '@sets/shared/live/requests.ts';
import { audiences } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import { channelOf, type Peer, type PlaceSeat } from '../entry/seat.ts';
import type { Tickets } from '../entry/tickets.ts';
import type { FeedPlace } from '../feeds/feed-place.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import { Beat } from '../sending/beat.ts';
import type { Broadcaster } from '../sending/broadcaster.ts';
import { isRefusal, type Open } from './open-place.ts';
import type { PeopleHere, PlaceAuthor, PlaceKind } from './place-kind.ts';
import { PlaceLooks } from './place-looks.ts';
import type { PlaceChange, PlaceNews } from './place-news.ts';

/** A place's state goes out at most once in so many ms: who comes and goes is many. */
export const stateEvery = 1_000;

/** How often it is looked whether everybody may still be where they are, in ms. */
export const watchEvery = 30_000;

interface PlacesParts {
  readonly kinds: readonly PlaceKind[];
  readonly peers: LocalPeers;
  readonly presence: PresenceStore;
  readonly broadcaster: Broadcaster;
  readonly tickets: Tickets;
  readonly news: PlaceNews;
  /** Nobody of this process is in the place any more. */
  readonly onEmpty: (roomId: string) => void;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * The places that are no rooms: who comes in and as whom, what they are told of it, and that they
 * are told nothing more once they may not be there (PL).
 */
export class Places {
  readonly #parts: PlacesParts;
  readonly #kinds: ReadonlyMap<string, PlaceKind>;
  readonly #open = new Map<string, Open>();
  readonly #beat: Beat;
  readonly #looks: PlaceLooks;
  readonly #stopListening: () => void;
  #cancelWatch: () => void = () => {};

  constructor(parts: PlacesParts) {
    this.#parts = parts;
    this.#looks = new PlaceLooks(parts);
    this.#kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
    this.#beat = new Beat(parts.clock, stateEvery, (roomId) => this.#tellState(roomId));
    this.#stopListening = parts.presence.onChanged((roomId) => this.touch(roomId));
    this.#scheduleWatch();
  }

  /** How many places people of this process are in. */
  get size(): number {
    return this.#open.size;
  }

  stop(): void {
    this.#parts.news.stop();
    this.#stopListening();
    this.#cancelWatch();
    this.#beat.stop();
  }

  /** Something of a place's state has changed. */
  touch(roomId: string): void {
    if (this.#open.has(roomId)) this.#beat.touch(roomId);
  }

  /** Something happened in a place, here or in another process. */
  moved(roomId: string): void {
    this.#parts.news.tellMoved(roomId);
    this.heardMoved(roomId);
  }

  heardMoved(roomId: string): void {
    const place = this.#open.get(roomId);
    if (place === undefined) return;
    place.moved += 1;
    this.touch(roomId);
  }

  /** @throws AppError NOT_FOUND, BAD_REQUEST, and what the kind says to who may not come in */
  async enter(
    input: RequestInput<'place:enter'>,
    peer: Peer,
  ): Promise<RequestOutput<'place:enter'>> {
    const place = this.#placeOf(input);
    const { kind, at, roomId } = place;
    const standing = await this.#looks.standing(place, peer.actor);
    this.#open.set(roomId, this.#open.get(roomId) ?? place);
    // From the answer on nothing waits until the seat is taken.
    await peer.sit(this.#looks.seat(place, standing, peer));
    const { moved } = this.#open.get(roomId) ?? place;
    const state = await kind.state(at, await this.#here(roomId), moved);
    return { roomId, as: standing.as, mine: standing.mine, state };
  }

  /** Where a request about a feed is made by who sits here, as they may stand there now. @throws AppError */
  async of(peer: Peer, seat: PlaceSeat): Promise<FeedPlace> {
    const place = this.#open.get(seat.roomId);
    if (place === undefined) throw new AppError('FORBIDDEN', 'You are not in this place.');
    const standing = await this.#looks.one(place, peer);
    const now = peer.seatIn(seat.roomId);
    if (now?.as !== 'member')
      throw new AppError('FORBIDDEN', 'You are not in this place any more.');
    return this.#feedPlace(place, peer, now, standing.found);
  }

  /** The same, as they stood there last: for what is lost with them, and lasts a second. */
  ofLast(peer: Peer, seat: PlaceSeat): FeedPlace {
    const place = this.#open.get(seat.roomId);
    if (place === undefined) throw new AppError('FORBIDDEN', 'You are not in this place.');
    return this.#feedPlace(place, peer, seat);
  }

  /**
   * What decides who may be where has changed: resolves once whoever may be there no more is told
   * nothing.
   */
  async changed(change: PlaceChange): Promise<void> {
    this.#parts.news.tell(change);
    await this.heard(change);
  }

  /** The same, told by another process. */
  async heard({ scope, roomIds, userid, only }: PlaceChange): Promise<void> {
    const places = [...this.#open.values()].filter(
      (place) => place.scope === scope && (roomIds?.includes(place.roomId) ?? true),
    );
    if (only !== 'state') {
      this.#looks.changed();
      const look = (place: Open) =>
        userid === undefined ? this.#looks.all(place) : this.#looks.of(place, userid);
      for (const place of places) await look(place);
    }
    if (only !== 'standing') for (const { roomId } of places) this.touch(roomId);
  }

  /** Everything may have changed. */
  async doubtAll(): Promise<void> {
    this.#looks.changed();
    for (const place of this.#open.values()) await this.#looks.all(place);
  }

  #feedPlace(
    { kind, at, roomId }: Open,
    { actor }: Peer,
    seat: PlaceSeat,
    found?: unknown,
  ): FeedPlace {
    const { audience, participant, writes, known } = seat;
    const base = { kind: kind.name, audience, participant };
    if (!writes || actor === null || audience === 'screen') {
      return { ...base, author: null, where: nothingToSay };
    }
    const author: PlaceAuthor = {
      actor,
      roomId,
      found,
      known,
      participantOf: (userid) => this.#parts.tickets.participantOf(roomId, userid),
    };
    return {
      ...base,
      author: { as: audience, participant },
      where: () => kind.where(at, author),
      keeping: async (item, before) => kind.keeping?.(at, author, item, before),
      kept: (id, item, draft) => kind.kept?.(at, author, { id, item, draft }),
    };
  }

  #placeOf({ kind: name, at: given }: RequestInput<'place:enter'>): Open {
    const kind = this.#kinds.get(name);
    if (kind === undefined) throw new AppError('NOT_FOUND', 'There is no such place.');
    const read = z.safeParse(kind.at, given);
    if (!read.success) throw new AppError('BAD_REQUEST', 'This is not well formed.');
    return { kind, at: read.data, ...kind.nameOf(read.data), told: '', moved: 0 };
  }

  async #here(roomId: string): Promise<PeopleHere> {
    const { presence, tickets } = this.#parts;
    // Whoever has left is forgotten by asking for this.
    const { connected } = await presence.health(roomId);
    const here = await presence.here(roomId);
    return {
      count: connected,
      has: (userid) => here.has(tickets.participantOf(roomId, userid)),
    };
  }

  async #tellState(roomId: string): Promise<void> {
    const place = this.#open.get(roomId);
    if (place === undefined) return;
    const { broadcaster, log } = this.#parts;
    try {
      const state = await place.kind.state(place.at, await this.#here(roomId), place.moved);
      const told = JSON.stringify(state);
      if (told === place.told) return;
      place.told = told;
      for (const audience of audiences) {
        broadcaster.send(channelOf(roomId, audience), 'place:changed', { roomId, state });
      }
    } catch (error) {
      if (!isRefusal(error)) log.warn({ err: error, roomId }, 'a place could not be told of');
    }
  }

  #scheduleWatch(): void {
    const { clock, log } = this.#parts;
    this.#cancelWatch = clock.after(watchEvery, () => {
      this.#watch()
        .catch((error: unknown) => log.error({ err: error }, 'places could not be looked after'))
        .finally(() => this.#scheduleWatch());
    });
  }

  async #watch(): Promise<void> {
    const { peers, presence, onEmpty } = this.#parts;
    for (const place of this.#open.values()) {
      const { roomId } = place;
      if (peers.isIn(roomId)) {
        await this.#looks.all(place);
      } else {
        this.#open.delete(roomId);
        presence.release(roomId);
        onEmpty(roomId);
      }
    }
  }
}

/** Whoever only reads is judged by no rules. */
const nothingToSay = (): Promise<unknown> => Promise.resolve(null);
