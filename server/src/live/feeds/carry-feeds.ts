import type { Logger } from 'pino';
import { audiences } from '@sets/shared/live/run.ts';
import type { Clock } from '../../core/clock.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { Broadcaster } from '../sending/broadcaster.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';
import type { Tickets } from '../entry/tickets.ts';
import { createFeedHandlers } from './feed-handlers.ts';
import { followersOf } from './feed-key.ts';
import { FeedPublisher } from './feed-publisher.ts';
import type { FeedStore } from './feed-store.ts';
import { Feeds, type StoredFeed } from './feeds.ts';
import { createPostedBy, type PostedBy } from './posted-by.ts';
import { Posting } from './posting.ts';
import { Signals } from './signals.ts';

interface CarryParts {
  readonly feedStore: FeedStore;
  readonly feeds: readonly StoredFeed[];
  readonly broadcaster: Broadcaster;
  readonly rooms: Rooms;
  readonly runs: Runs;
  readonly tickets: Tickets;
  readonly accountRooms: AccountRooms;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Feeds, as the rest of the engine sees them. */
interface CarriedFeeds {
  readonly handlers: ReturnType<typeof createFeedHandlers>;
  readonly publisher: FeedPublisher;
  readonly postedBy: PostedBy;
  stop(): void;
}

/** Puts together what carries feeds. */
export const carryFeeds = (parts: CarryParts): CarriedFeeds => {
  const { feedStore, broadcaster, clock, log } = parts;
  const feeds = new Feeds(parts.feeds, log);
  const feedPublisher = new FeedPublisher({
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
  const signals = new Signals({
    clock,
    emit: (feed, passed) => {
      const followers = audiences.map((audience) => followersOf(feed, audience));
      broadcaster.sendVolatile(followers, 'feed:signals', { ...feed, signals: [...passed] });
    },
  });
  const posting = new Posting({ ...parts, feeds });
  return {
    handlers: createFeedHandlers({ ...parts, feeds, feedPublisher, posting, signals }),
    publisher: feedPublisher,
    postedBy: createPostedBy({ ...parts, feeds }),
    stop: () => {
      feedPublisher.stop();
      signals.stop();
    },
  };
};
