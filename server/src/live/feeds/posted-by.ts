import { readStored } from '@sets/shared/core/stored-shape.ts';
import type { RoomRecords } from '../room-records.ts';
import type { Tickets } from '../tickets.ts';
import { keyOf } from './feed-key.ts';
import type { FeedStore, StoredEntry } from './feed-store.ts';
import type { Feeds } from './feeds.ts';

interface PostedByParts {
  readonly feedStore: FeedStore;
  readonly feeds: Feeds;
  readonly roomRecords: RoomRecords;
  readonly tickets: Tickets;
}

/** What a person posted while logged in, as they read it, room by room. */
export type PostedBy = (userid: string) => Promise<unknown[]>;

/**
 * No entry says whose it is: theirs are found by making their participant id of every room anew, and
 * they stay, without a name, when the account goes.
 */
export const createPostedBy =
  ({ feedStore, feeds, roomRecords, tickets }: PostedByParts): PostedBy =>
  async (userid) => {
    // What has just been posted is in it too.
    await feedStore.settled();
    const posted: unknown[] = [];
    for await (const roomId of roomRecords.ids()) {
      const participant = tickets.participantOf(roomId, userid);
      for (const feed of feeds.names) {
        const entries = await feedStore.by(keyOf({ roomId, feed }), participant);
        posted.push(...entries.map((entry) => inWords(feeds, feed, entry)));
      }
    }
    return posted;
  };

/** What cannot be read here is given as it is stored. */
const inWords = (feeds: Feeds, name: string, { at, item }: StoredEntry): unknown => {
  const { feed, stored } = feeds.named(name);
  const read = readStored(stored, item);
  const text = read.ok ? feed.inWords(read.value) : item;
  return { feed: name, text, at: new Date(at).toISOString() };
};
