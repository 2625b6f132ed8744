import type { FeedAdded, FeedEntry, FeedReset } from '@sets/shared/live/feed.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';

/** What a client knows of a feed. */
export interface FeedPicture {
  /** What it was told last of each entry, also of those that are gone or lie before `start`. */
  readonly known: ReadonlyMap<number, FeedEntry>;
  /** From this id on every entry is here; null before the first reply. */
  readonly start: number | null;
  /** Up to this number nothing is missing. */
  readonly to: number;
  /** Which entries are one's own. */
  readonly own: ReadonlySet<number>;
}

export const emptyFeed: FeedPicture = { known: new Map(), start: null, to: 0, own: new Set() };

/** So many entries are kept; then the oldest go, and are asked for again where they are wanted. */
const mostKept = 2_000;

/** Of an entry the newest counts, in whatever order it was told. */
const put = (
  known: ReadonlyMap<number, FeedEntry>,
  entries: readonly FeedEntry[],
): Map<number, FeedEntry> => {
  const next = new Map(known);
  for (const entry of entries) {
    if ((next.get(entry.id)?.seq ?? 0) < entry.seq) next.set(entry.id, entry);
  }
  return next;
};

const withOwn = (own: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> =>
  ids.length === 0 ? own : new Set([...own, ...ids]);

/** Keeps a picture that has grown for hours within bounds. */
const trimmed = (picture: FeedPicture): FeedPicture => {
  if (picture.known.size <= mostKept) return picture;
  const ids = [...picture.known.keys()].toSorted((one, other) => other - one);
  const start = Math.max(picture.start ?? 1, ids[mostKept - 1] ?? 1);
  const kept = [...picture.known].filter(([id]) => id >= start);
  return { ...picture, known: new Map(kept), start };
};

/** What happened next; null where something is missing before it, which must be asked for (FE5). */
export const added = (picture: FeedPicture, news: Omit<FeedAdded, 'how'>): FeedPicture | null => {
  if (picture.start === null || news.from > picture.to + 1) return null;
  if (news.to <= picture.to) return picture;
  return trimmed({ ...picture, known: put(picture.known, news.entries), to: news.to });
};

/** The last entries take the place of all that was known; an older message that came late changes nothing. */
export const reset = (picture: FeedPicture, news: Omit<FeedReset, 'how'>): FeedPicture => {
  const { start, to, entries } = news;
  if (picture.start !== null && to < picture.to) return picture;
  return { ...picture, known: put(new Map(), entries), start, to };
};

/** The reply to a question for what was missed. */
export const caughtUp = (
  picture: FeedPicture,
  reply: RequestOutput<'feed:follow'>,
): FeedPicture => {
  const own = withOwn(picture.own, reply.own);
  if (reply.how === 'added') return { ...(added(picture, reply) ?? picture), own };
  // The server may have been set back to before what was known here.
  return { ...reset({ ...picture, to: 0 }, reply), own };
};

/** Older entries; those that were asked for from another place than the picture begins at now change nothing. */
export const paged = (
  picture: FeedPicture,
  before: number,
  page: RequestOutput<'feed:page'>,
): FeedPicture => {
  if (picture.start !== before) return picture;
  const known = put(picture.known, page.entries);
  return { ...picture, known, start: page.start, own: withOwn(picture.own, page.own) };
};

/** An entry of one's own is on the server's disk. */
export const posted = (picture: FeedPicture, id: number): FeedPicture => ({
  ...picture,
  own: withOwn(picture.own, [id]),
});

/** The entries to be seen, in their order. */
export const shown = ({ known, start }: FeedPicture): FeedEntry[] =>
  [...known.values()]
    .filter(({ id, view }) => view !== null && start !== null && id >= start)
    .toSorted((one, other) => one.id - other.id);
