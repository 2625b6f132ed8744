import type { Logger } from 'pino';
import { audiences } from '@sets/shared/live/run.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limits } from '../../core/limits/limits.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import type { Broadcaster } from '../sending/broadcaster.ts';
import type { PlaceKind } from '../places/place-kind.ts';
import { PlacedFeeds } from '../places/placed-feeds.ts';
import type { PlaceNews } from '../places/place-news.ts';
import { Places } from '../places/places.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';
import type { TakingPart } from '../entry/taking-part.ts';
import { takingPartNow } from '../entry/taking-part-now.ts';
import type { Tickets } from '../entry/tickets.ts';
import type { FeedRequestName, Handlers } from '../live-request.ts';
import { createFeedHandlers } from './feed-handlers.ts';
import { followersOf } from './feed-key.ts';
import { FeedPublisher } from './feed-publisher.ts';
import type { FeedStore } from './feed-store.ts';
import { Feeds, type StoredFeed } from './feeds.ts';
import {
  createDisownPosted,
  createPostedBy,
  type DisownPosted,
  type PostedBy,
} from './posted-by.ts';
import { Posting } from './posting.ts';
import { Signals } from './signals.ts';

interface CarryParts {
  readonly feedStore: FeedStore;
  readonly feeds: readonly StoredFeed[];
  readonly placeKinds: readonly PlaceKind[];
  readonly placeNews: PlaceNews;
  readonly broadcaster: Broadcaster;
  readonly peers: LocalPeers;
  readonly presence: PresenceStore;
  readonly rooms: Rooms;
  readonly runs: Runs;
  readonly takingPart: Pick<TakingPart, 'check'>;
  readonly tickets: Tickets;
  readonly accountRooms: AccountRooms;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
}

/** Feeds, as the rest of the engine sees them. */
interface CarriedFeeds {
  readonly handlers: Pick<Handlers, FeedRequestName>;
  readonly publisher: FeedPublisher;
  readonly places: Places;
  readonly placed: PlacedFeeds;
  readonly postedBy: PostedBy;
  readonly disownPosted: DisownPosted;
  stop(): void;
}

/** Puts together what carries feeds, and the places other than rooms in which they lie. */
export const carryFeeds = (parts: CarryParts): CarriedFeeds => {
  const { broadcaster, clock } = parts;
  const feeds = new Feeds(parts.feeds, parts.log);
  const feedPublisher = publisherOf(parts, feeds);
  const signals = new Signals({
    clock,
    emit: (feed, passed) => {
      const followers = audiences.map((audience) => followersOf(feed, audience));
      broadcaster.sendVolatile(followers, 'feed:signals', { ...feed, signals: [...passed] });
    },
  });
  const posting = new Posting({ ...parts, feeds });
  const places = new Places({
    ...parts,
    kinds: parts.placeKinds,
    news: parts.placeNews,
    onEmpty: (roomId) => feedPublisher.drop(roomId),
  });
  const checkPart = takingPartNow(parts);
  const carried = { ...parts, feeds, feedPublisher, posting, signals, places, checkPart };
  return {
    handlers: createFeedHandlers(carried),
    publisher: feedPublisher,
    places,
    placed: new PlacedFeeds(carried),
    postedBy: createPostedBy(carried),
    disownPosted: createDisownPosted(carried),
    stop: () => {
      places.stop();
      feedPublisher.stop();
      signals.stop();
    },
  };
};

const publisherOf = (parts: CarryParts, feeds: Feeds): FeedPublisher => {
  const { feedStore, broadcaster, clock, log } = parts;
  return new FeedPublisher({
    feedStore,
    feeds,
    clock,
    log,
    emit: (feed, audience, { how: _how, ...missed }) => {
      // Each process tells its own connections what it has read from the store.
      const followers = followersOf(feed, audience);
      if ('from' in missed) broadcaster.send(followers, 'feed:added', { ...feed, ...missed });
      else broadcaster.send(followers, 'feed:reset', { ...feed, ...missed });
    },
  });
};
