import { limits } from '@sets/shared/core/limits.ts';
import type { FeedAdded, FeedEntry, FeedReset } from '@sets/shared/live/feed.ts';
import type { Audience } from '@sets/shared/live/run.ts';

/** An entry as every audience sees it. */
export interface SeenEntry {
  readonly id: number;
  readonly seq: number;
  readonly participant: string;
  /** Whose account wrote it, where the entry says so. */
  readonly account: string | null;
  readonly seen: Readonly<Record<Audience, FeedEntry>>;
}

type Seen<Part extends { entries: unknown }> = Omit<Part, 'entries'> & {
  readonly entries: readonly SeenEntry[];
};
/** What a follower misses, for whichever audience. */
export type Missed = Seen<FeedAdded> | Seen<FeedReset>;

/** What of a feed is at hand when it is taken up. */
interface WindowStart {
  /** Up to this number it is complete. */
  readonly to: number;
  /** The last entries: `limits.feed.window` of them, or all. */
  readonly newest: readonly SeenEntry[];
  /** What happened with the last `limits.feed.window` numbers. */
  readonly recent: readonly SeenEntry[];
}

/** Of each entry the newest, in the order of what happened to them. */
const newestOf = (entries: Iterable<SeenEntry>): SeenEntry[] => {
  const byId = new Map<number, SeenEntry>();
  for (const entry of entries) {
    if ((byId.get(entry.id)?.seq ?? 0) < entry.seq) byId.set(entry.id, entry);
  }
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
};

/**
 * The end of a feed, as its followers need it: the last entries, for who comes; and whatever
 * happened lately to any entry, for who comes back.
 */
export class FeedWindow {
  readonly #size = limits.feed.window;
  #entries: SeenEntry[];
  #to: number;
  /** From this id on every entry is here. */
  #start: number;

  constructor({ to, newest, recent }: WindowStart) {
    this.#to = to;
    this.#start = newest.length < this.#size ? 1 : (newest[0]?.id ?? 1);
    this.#entries = newestOf([...newest, ...recent]);
  }

  /** The number up to which this is complete. */
  get to(): number {
    return this.#to;
  }

  /** Takes in all that happened next, up to the number `to`. */
  take(news: readonly SeenEntry[], to: number): void {
    this.#to = to;
    this.#entries = newestOf([...this.#entries, ...news]);
    const ids = this.#entries.map(({ id }) => id).toSorted((one, other) => other - one);
    this.#start = ids[this.#size - 1] ?? this.#start;
    this.#entries = this.#entries.filter(
      ({ id, seq }) => id >= this.#start || seq > to - this.#size,
    );
  }

  /** What somebody misses who has seen it up to `after`; the last entries where that is too long ago. */
  since(after: number | undefined): Missed {
    const to = this.#to;
    if (after === undefined || after > to || to - after > this.#size) return this.#all();
    const entries = this.#entries.filter(({ seq }) => seq > after);
    return { how: 'added', from: after + 1, to, entries };
  }

  #all(): Missed {
    const entries = this.#entries
      .filter(({ id }) => id >= this.#start)
      .toSorted((one, other) => one.id - other.id);
    return { how: 'reset', start: this.#start, to: this.#to, entries };
  }
}

/** An entry is sent to many, and measured once. */
const sizes = new WeakMap<FeedEntry, number>();
const bytesOf = (entry: FeedEntry): number => {
  const known = sizes.get(entry);
  if (known !== undefined) return known;
  const bytes = Buffer.byteLength(JSON.stringify(entry));
  sizes.set(entry, bytes);
  return bytes;
};

/** Of entries in their order the last ones that may be sent together: `limits.feed.bytes` of them, at least one. */
export const newestTogether = (entries: readonly FeedEntry[]): readonly FeedEntry[] => {
  let left = limits.feed.bytes;
  const first = entries.findLastIndex((entry, at) => {
    left -= bytesOf(entry);
    return left < 0 && at < entries.length - 1;
  });
  return entries.slice(first + 1);
};

/** Whether all of them may be sent together. */
export const fitTogether = (entries: readonly FeedEntry[]): boolean =>
  newestTogether(entries).length === entries.length;

/** Of all entries from `start` on, what is shown and may be sent together, and where that starts. */
export const sentTogether = (start: number, seen: readonly FeedEntry[]) => {
  const shown = seen.filter(({ view }) => view !== null);
  const entries = [...newestTogether(shown)];
  if (entries.length === shown.length) return { start, entries };
  return { start: entries[0]?.id ?? start, entries };
};

/**
 * What is missed as this audience sees it. Among the last entries, what it sees nothing of is left
 * out; otherwise it may have seen it before, and is told that it is gone.
 */
export const seenBy = (audience: Audience, missed: Missed): FeedAdded | FeedReset => {
  const entries = missed.entries.map(({ seen }) => seen[audience]);
  if (missed.how === 'added') return { ...missed, entries };
  return { ...missed, ...sentTogether(missed.start, entries) };
};
