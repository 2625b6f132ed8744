import { readStored } from '@sets/shared/core/stored-shape.ts';
import type { Tickets } from '../entry/tickets.ts';
import { keyOf } from './feed-key.ts';
import type { FeedStore, StoredEntry } from './feed-store.ts';
import type { Feeds } from './feeds.ts';
import type { Posting } from './posting.ts';

interface PostedByParts {
  readonly feedStore: FeedStore;
  readonly feeds: Feeds;
  readonly tickets: Tickets;
}

/** What a person posted in these rooms while logged in, as they read it and in the order of time. */
export type PostedBy = (userid: string, roomIds: readonly string[]) => Promise<unknown[]>;

/**
 * No entry says whose it is: theirs are found by making their participant id of each room anew, and
 * they stay, without any name, when the account goes.
 */
export const createPostedBy =
  ({ feedStore, feeds, tickets }: PostedByParts): PostedBy =>
  async (userid, roomIds) => {
    // What has just been posted is in it too.
    await feedStore.settled();
    const posted: { readonly feed: string; readonly entry: StoredEntry }[] = [];
    for (const roomId of roomIds) {
      const participant = tickets.participantOf(roomId, userid);
      for (const feed of feeds.ofRooms) {
        const entries = await feedStore.by(keyOf({ roomId, feed }), participant);
        posted.push(...entries.map((entry) => ({ feed, entry })));
      }
    }
    return posted
      .toSorted((one, other) => one.entry.at - other.entry.at)
      .map(({ feed, entry }) => inWords(feeds, feed, entry));
  };

interface DisownParts extends PostedByParts {
  readonly posting: Pick<Posting, 'disown'>;
}

/** Takes what a person said of who they are out of all that they posted in these rooms. May be done again. */
export type DisownPosted = (userid: string, roomIds: readonly string[]) => Promise<void>;

export const createDisownPosted =
  ({ feedStore, feeds, tickets, posting }: DisownParts): DisownPosted =>
  async (userid, roomIds) => {
    await feedStore.settled();
    for (const roomId of roomIds) {
      const participant = tickets.participantOf(roomId, userid);
      for (const feed of feeds.ofRooms) {
        const entries = await feedStore.by(keyOf({ roomId, feed }), participant);
        for (const { id } of entries) await posting.disown({ roomId, feed }, id);
      }
    }
  };

/** What cannot be read here is given as it is stored. */
const inWords = (feeds: Feeds, name: string, { at, item }: StoredEntry): unknown => {
  const { feed, stored } = feeds.named(name);
  const read = readStored(stored, item);
  const text = read.ok ? feed.inWords(read.value) : item;
  return { feed: name, text, at: new Date(at).toISOString() };
};
