import type { FeedEntry } from '@sets/shared/live/feed.ts';
import type { PlainNoticePayload } from '@sets/shared/live/plain-notices.ts';
import type { Peer } from './connect.ts';

type Told = { readonly to: number; readonly entries: readonly FeedEntry[] };

/** Somebody who follows a feed over a real connection, and puts together what they are told. */
export const followFeed = async (
  peer: Peer,
  ref: { readonly roomId: string; readonly feed: string },
  after?: number,
) => {
  const known = new Map<number, FeedEntry>();
  let read = peer.plain.length;
  const put = (told: Told): void => {
    for (const entry of told.entries) known.set(entry.id, entry);
    place = told.to;
  };
  let place = after ?? 0;
  const input = after === undefined ? ref : { ...ref, after };
  const reply = await peer.ask('feed:follow', input);
  if (reply.how === 'reset') known.clear();
  put(reply);

  /** Takes in what came since. A number that was left out would be a fault of the server. */
  const readOn = (): void => {
    for (; read < peer.plain.length; read += 1) {
      const { name, payload } = peer.plain[read] ?? {};
      if (name === 'feed:added') {
        const told = payload as PlainNoticePayload['feed:added'];
        if (told.from !== place + 1) throw new Error(`From ${told.from} after ${place}.`);
        put(told);
      } else if (name === 'feed:reset') {
        known.clear();
        put(payload as PlainNoticePayload['feed:reset']);
      }
    }
  };
  const entries = (): FeedEntry[] =>
    [...known.values()]
      .filter(({ view }) => view !== null)
      .toSorted((one, other) => one.id - other.id);

  return {
    ...peer,
    reply,
    /** The number up to which this follower was told. */
    place: () => place,
    /** The texts of all notes that this follower knows, once it was told up to this number. */
    upTo: async (number: number): Promise<string[]> => {
      await peer.until(() => {
        readOn();
        return place >= number ? true : undefined;
      });
      return entries().map(({ view }) => (view as { text: string }).text);
    },
    /** Notices of the feed so far. */
    notices: () =>
      peer.plain.filter(({ name }) => name.startsWith('feed:')).map(({ name }) => name),
  };
};
