import { limits } from '@sets/shared/core/limits.ts';
import type { Author } from '@sets/shared/live/feed.ts';
import { AppError } from '../../core/app-error.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { FeedRequestName, Handlers } from '../live-request.ts';
import type { Peer, Seat } from '../entry/seat.ts';
import type { Tickets } from '../entry/tickets.ts';
import { keyOf } from './feed-key.ts';
import type { FeedPublisher } from './feed-publisher.ts';
import type { FeedStore } from './feed-store.ts';
import { type SeenEntry, seenBy } from './feed-window.ts';
import type { Feeds } from './feeds.ts';
import type { Posting } from './posting.ts';
import type { Signals } from './signals.ts';

interface FeedHandlersParts {
  readonly feeds: Feeds;
  readonly feedStore: FeedStore;
  readonly feedPublisher: FeedPublisher;
  readonly posting: Posting;
  readonly signals: Signals;
  readonly tickets: Tickets;
  readonly accountRooms: Pick<AccountRooms, 'note'>;
}

interface Seated {
  readonly peer: Peer;
  readonly seat: Seat;
}

/** The requests about feeds (FE). Whoever has a seat in the room follows; a screen posts nothing. */
export const createFeedHandlers = (parts: FeedHandlersParts): Pick<Handlers, FeedRequestName> => {
  const { feeds, feedStore, feedPublisher, posting, signals, tickets, accountRooms } = parts;

  /** Who somebody is in the room; null for a screen, which is nobody. */
  const authorOf = ({ peer, seat }: Seated): Author | null => {
    const { roomId } = seat;
    if (seat.as === 'phone') return { as: 'phone', participant: seat.participant };
    if (seat.as === 'screen' || peer.actor === null) return null;
    return { as: 'host', participant: tickets.participantOf(roomId, peer.actor.userid) };
  };

  /** @throws AppError FORBIDDEN for a screen */
  const poster = (seated: Seated): Author => {
    const author = authorOf(seated);
    if (author === null) throw new AppError('FORBIDDEN', 'A screen only shows.');
    return author;
  };

  const ownOf = (seated: Seated, entries: readonly SeenEntry[]): number[] => {
    const participant = authorOf(seated)?.participant;
    return entries.filter((entry) => entry.participant === participant).map(({ id }) => id);
  };

  return {
    'feed:follow': async ({ after, ...feed }, seated) => {
      const { as } = seated.seat;
      feeds.named(feed.feed);
      await feedPublisher.prepare(feed);
      // From here on nothing waits: what comes next comes as a notice.
      if (seated.peer.seatIn(feed.roomId) !== seated.seat) {
        throw new AppError('FORBIDDEN', 'You have left this seat in the room.');
      }
      seated.peer.follow(feed, as);
      const missed = feedPublisher.since(feed, after);
      return { ...seenBy(as, missed), own: ownOf(seated, missed.entries) };
    },

    'feed:page': async ({ before, ...feed }, seated) => {
      const { page } = limits.feed;
      feeds.named(feed.feed);
      const found = await feedStore.before(keyOf(feed), before, page);
      const entries = found.map((entry) => feeds.seen(feed.feed, entry));
      const start = found.length < page ? 1 : (found[0]?.id ?? 1);
      const shown = seenBy(seated.seat.as, { how: 'reset', start, to: before, entries });
      return { start, entries: shown.entries, own: ownOf(seated, entries) };
    },

    'feed:post': async (input, seated) => {
      const { actor } = seated.peer;
      // Whoever answers is noted as they join; whoever hosts need never have.
      if (seated.seat.as === 'host' && actor !== null) {
        await accountRooms.note(actor.userid, input.roomId);
      }
      return { id: await posting.post(poster(seated), input) };
    },

    'feed:change': async (input, seated) => ({ seq: await posting.change(poster(seated), input) }),

    'feed:signal': async (input, seated) => {
      const who = poster(seated);
      signals.send(input, who, await posting.signal(who, input));
      return {};
    },
  };
};
