import { limits } from '@sets/shared/core/limits.ts';
import { fail } from '@sets/shared/core/result.ts';
import type { Author } from '@sets/shared/live/feed.ts';
import { AppError } from '../../core/app-error.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { FeedRequestName, Handlers } from '../live-request.ts';
import type { Peer, Seat } from '../entry/seat.ts';
import type { CheckPart } from '../entry/taking-part-now.ts';
import type { Tickets } from '../entry/tickets.ts';
import type { Places } from '../places/places.ts';
import type { Rooms } from '../room/rooms.ts';
import { accountOf } from './entry-account.ts';
import { keyOf } from './feed-key.ts';
import type { FeedPlace } from './feed-place.ts';
import type { FeedPublisher } from './feed-publisher.ts';
import type { FeedStore, StoredEntry } from './feed-store.ts';
import { fitTogether, type SeenEntry, seenBy, sentTogether } from './feed-window.ts';
import { type Feeds, roomKind } from './feeds.ts';
import type { Posting, Refusal } from './posting.ts';
import type { Signals } from './signals.ts';

interface FeedHandlersParts {
  readonly feeds: Feeds;
  readonly feedStore: FeedStore;
  readonly feedPublisher: FeedPublisher;
  readonly posting: Posting;
  readonly signals: Signals;
  readonly tickets: Tickets;
  readonly checkPart: CheckPart;
  readonly accountRooms: Pick<AccountRooms, 'note'>;
  readonly rooms: Pick<Rooms, 'load'>;
  readonly places: Pick<Places, 'enter' | 'of' | 'ofLast'>;
}

interface Seated {
  readonly peer: Peer;
  readonly seat: Seat;
}

/** The requests about feeds and places (FE, PL). Whoever has a seat in the room or place follows; a screen posts nothing. */
export const createFeedHandlers = (parts: FeedHandlersParts): Pick<Handlers, FeedRequestName> => {
  const { feeds, feedStore, feedPublisher, posting, signals, places } = parts;

  /** Where the feed of this name is followed and written, as it is now. @throws AppError NOT_FOUND, FORBIDDEN */
  const placeOf = async (name: string, { peer, seat }: Seated): Promise<FeedPlace> => {
    const place =
      seat.as === 'member' ? await places.of(peer, seat) : inRoom(parts, posting, peer, seat);
    feeds.inPlace(place.kind, name);
    return place;
  };

  /** A rehearsal is none of the rooms of its host: nothing of it is kept. */
  const isRehearsed = async (roomId: string): Promise<boolean> =>
    (await parts.rooms.load(roomId)).rehearsal !== null;

  return {
    'place:enter': (wanted, { peer }) => places.enter(wanted, peer),

    'feed:follow': async ({ after, ...feed }, seated) => {
      const { peer } = seated;
      const { audience, participant } = await placeOf(feed.feed, seated);
      await feedPublisher.prepare(feed);
      // From here on nothing waits: what comes next comes as a notice.
      if (peer.seatIn(feed.roomId) !== seated.seat) {
        throw new AppError('FORBIDDEN', 'You have left this seat in the room.');
      }
      peer.follow(feed, audience);
      const missed = feedPublisher.since(feed, after);
      const seen = seenBy(audience, missed);
      const isOwn = ownBy(participant, peer);
      if (fitTogether(seen.entries)) return { ...seen, own: ownOf(isOwn, missed.entries) };
      const anew = feedPublisher.since(feed, undefined);
      return { ...seenBy(audience, anew), own: ownOf(isOwn, anew.entries) };
    },

    'feed:page': async ({ before, ...feed }, seated) => {
      const { page } = limits.feed;
      const { audience, participant } = await placeOf(feed.feed, seated);
      const found = await feedStore.before(keyOf(feed), before, page);
      const seen = found.map((entry) => feeds.seenAs(feed.feed, entry, audience));
      const start = found.length < page ? 1 : (found[0]?.id ?? 1);
      const own = ownOf(ownBy(participant, seated.peer), found.map(byWhom));
      return { ...sentTogether(start, seen), own };
    },

    'feed:post': async (input, seated) => {
      const place = await placeOf(input.feed, seated);
      const { actor } = seated.peer;
      // Whoever answers is noted as they join; whoever hosts need never have.
      if (seated.seat.as === 'host' && actor !== null && !(await isRehearsed(input.roomId))) {
        await parts.accountRooms.note(actor.userid, input.roomId);
      }
      return { id: await posting.post(writer(place), input, place) };
    },

    'feed:change': async (input, seated) => {
      const place = await placeOf(input.feed, seated);
      return { seq: await posting.change(writer(place), input, place) };
    },

    'feed:signal': async (input, seated) => {
      const { peer, seat } = seated;
      const place =
        seat.as === 'member' ? places.ofLast(peer, seat) : inRoom(parts, posting, peer, seat);
      feeds.inPlace(place.kind, input.feed);
      const who = writer(place);
      signals.send(input, who, await posting.signal(who, input, place));
      return {};
    },
  };
};

/** A room, for who has a seat there. */
const inRoom = (
  { tickets, checkPart }: Pick<FeedHandlersParts, 'tickets' | 'checkPart'>,
  posting: Posting,
  peer: Peer,
  seat: Exclude<Seat, { as: 'member' }>,
): FeedPlace => {
  const { roomId } = seat;
  const { actor } = peer;
  const author = (): Author | null => {
    if (seat.as === 'phone') return { as: 'phone', participant: seat.participant };
    if (seat.as === 'screen' || actor === null) return null;
    return { as: 'host', participant: tickets.participantOf(roomId, actor.userid) };
  };
  const who = author();
  const participant = who?.participant ?? null;
  const place = { kind: roomKind, audience: seat.as, participant, author: who };
  const barred = async (): Promise<Refusal | null> =>
    seat.as === 'phone' ? refusalOf(() => checkPart(roomId, peer, seat.participant)) : null;
  return { ...posting.room(roomId), ...place, barred };
};

/** Why something is refused, so that what the same attempt did before can be told instead (FE3). */
const refusalOf = async (check: () => MaybePromise<void>): Promise<Refusal | null> => {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return fail(error.code, error.message);
    throw error;
  }
};

/** @throws AppError FORBIDDEN for who only looks */
const writer = ({ author }: FeedPlace): Author => {
  if (author === null) throw new AppError('FORBIDDEN', 'Here you can only read.');
  return author;
};

type ByWhom = Pick<SeenEntry, 'participant' | 'account'>;

const byWhom = ({ id, author, item }: StoredEntry): ByWhom & { readonly id: number } => ({
  id,
  participant: author.participant,
  account: accountOf(item),
});

/** What is somebody’s own: by their account where an entry names it, which stays when participants are called otherwise. */
const ownBy =
  (participant: string | null, { actor }: Peer) =>
  (entry: ByWhom): boolean =>
    entry.account === null ? entry.participant === participant : entry.account === actor?.userid;

const ownOf = (
  isOwn: (entry: ByWhom) => boolean,
  entries: readonly (ByWhom & { readonly id: number })[],
): number[] => entries.filter(isOwn).map(({ id }) => id);
