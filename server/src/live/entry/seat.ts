import type { PlainNoticeName, PlainNoticePayload } from '@sets/shared/live/plain-notices.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { Actor } from '../../core/actor.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { FeedKey } from '../feeds/feed-key.ts';

/** What a connection is in a room; it holds at most one seat in each (SE8). */
export type Seat =
  | { readonly as: 'host'; readonly roomId: string }
  | { readonly as: 'screen'; readonly roomId: string; readonly embedid?: string }
  | { readonly as: 'phone'; readonly roomId: string; readonly participant: string }
  | PlaceSeat;

/** In a place that is no room: of no use for what belongs to rooms. */
export interface PlaceSeat {
  readonly as: 'member';
  /** What the place is called. */
  readonly roomId: string;
  /** As whom they see its feeds. */
  readonly audience: Audience;
  /** Who they are there; a visitor is one for as long as their connection. */
  readonly participant: string;
  /** Whether they may add something. */
  readonly writes: boolean;
  /** What they alone were told, when they were told last. */
  mine: unknown;
  /** What the rules of its feeds need of it (`Standing.known`), as it was found last. */
  known: unknown;
}

/** As whom a seat sees what is told in its room or place. */
export const audienceOf = (seat: Seat): Audience =>
  seat.as === 'member' ? seat.audience : seat.as;

/** Who sits there, as presence counts them; null for hosts and screens of rooms, which it does not. */
export const personIn = (seat: Seat): string | null =>
  seat.as === 'phone' || seat.as === 'member' ? seat.participant : null;

/** Everybody who is seated in a room as this audience: what Socket.IO calls a room. */
export const channelOf = (roomId: string, audience: Audience): string =>
  `room:${roomId}:${audience}`;

/** The embed link by which somebody sits there; null for everybody else. */
export const embedOf = (seat: Seat): string | null =>
  seat.as === 'screen' ? (seat.embedid ?? null) : null;

/** Everybody who watches by an embed link: what Socket.IO calls a room. */
export const watchersOf = (embedid: string): string => `${watchersPrefix}${embedid}`;
export const watchersPrefix = 'embed:';

export const isSameSeat = (one: Seat, other: Seat): boolean => keyOfSeat(one) === keyOfSeat(other);

const keyOfSeat = (seat: Seat): string => {
  const standing = seat.as === 'member' ? [seat.audience, seat.writes] : [];
  return [seat.roomId, seat.as, personIn(seat) ?? embedOf(seat) ?? '', ...standing].join(':');
};

/** What a connection is about to become in a room, or has become. */
export interface Newcomer {
  /** Its wait until it may. */
  readonly turn: MaybePromise<void>;
  participant: string | null;
}

/** Notices to one participant. */
export type PersonalNoticeName = Extract<
  PlainNoticeName,
  'answer:changed' | 'me:changed' | 'place:standing' | 'place:left'
>;

/** One connection as request handlers see it. */
export interface Peer {
  readonly connectionId: string;
  /** Whom the client's address may stand for: a lecture hall, or a whole university, is one. */
  readonly addressRange: string;
  readonly actor: Actor | null;
  /** The seat that it holds in a room, or null. */
  seatIn(roomId: string): Seat | null;
  /** Whom this connection brought into rooms, by room: it brings one into each. */
  readonly newcomers: Map<string, Newcomer>;
  /** Says that this connection waits for a seat that it will be given. */
  waits(): void;
  /**
   * Takes a seat, leaving another that it has in the same room. Synchronous, so that no notice falls
   * between; done when every process sees the participant. @throws AppError RATE_LIMITED where it
   * holds too many
   */
  sit(seat: Seat): MaybePromise<void>;
  /** Leaves the seat in a room, if there is one, and the feeds that it follows there. */
  stand(roomId: string): void;
  /** Ends this connection: whoever it is comes back, and is asked anew who they are. */
  end(): void;
  /** Follows a feed as its seat in the room is. Synchronous, so that no notice falls between. */
  follow(feed: FeedKey, as: Audience): void;
  /** The round trip of this connection in ms, the shortest that was measured; null before any was. */
  readonly roundTripMs: number | null;
  /** Tells its participant alone: of an answer that they gave over another connection (NO6), of what is theirs. */
  tell<Name extends PersonalNoticeName>(name: Name, payload: PlainNoticePayload[Name]): void;
}
