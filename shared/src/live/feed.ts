import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import type { Result } from '../core/result.ts';
import type { Audience } from './run.ts';

/** What a feed is called: the feature's own name for it, as `discussion`. */
const feedName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Not a valid name.'));

/** Counts what happens in a feed, from 1. */
const number = z.int().check(z.positive());
/** The number of what happened last; 0 where nothing did. */
const last = z.int().check(z.nonnegative());

/** What an audience sees of an entry. */
const feedEntry = z.strictObject({
  /** The number that it was added with: entries are in the order of these. */
  id: number,
  /** The number of what happened to it last. */
  seq: number,
  /** When it was posted, in milliseconds of the server's clock. */
  at: z.int(),
  /** The feed's own; null where this audience sees nothing of it (any more). */
  view: z.unknown(),
});
export type FeedEntry = z.infer<typeof feedEntry>;

/** What happened with the numbers from `from` to `to`: of each entry the newest. */
const added = { from: number, to: last, entries: z.array(feedEntry) } as const;
/** All entries whose id is not lower than `start`, as they were at the number `to`; `start` is 1 where none is before. */
const reset = { start: number, to: last, entries: z.array(feedEntry) } as const;
/** Which of these entries are one's own. */
const own = z.array(number);

/** `roomId` names the place in which the feed lies: a room, or what `place:enter` answered. */
const feedRef = { roomId: id, feed: feedName } as const;

/** Names an attempt: sent again after a lost connection, it counts once. */
const attempt = id;

/** Inputs and outputs of the requests about feeds. */
export const feedCalls = {
  follow: {
    /** `after`: up to which number it was followed before. */
    input: z.strictObject({ ...feedRef, after: z.optional(last) }),
    output: z.discriminatedUnion('how', [
      z.strictObject({ how: z.literal('added'), ...added, own }),
      z.strictObject({ how: z.literal('reset'), ...reset, own }),
    ]),
  },
  page: {
    /** The entries before the one with this id. */
    input: z.strictObject({ ...feedRef, before: number }),
    output: z.strictObject({ start: number, entries: z.array(feedEntry), own }),
  },
  post: {
    input: z.strictObject({ ...feedRef, attempt, item: z.unknown() }),
    output: z.strictObject({ id: number }),
  },
  change: {
    /** `item` null removes the entry. */
    input: z.strictObject({ ...feedRef, id: number, attempt, item: z.unknown() }),
    output: z.strictObject({ seq: number }),
  },
  signal: {
    input: z.strictObject({ ...feedRef, signal: z.unknown() }),
    output: z.strictObject({}),
  },
} as const;

/** What followers of a feed are told. */
export const feedNotices = {
  'feed:added': z.strictObject({ ...feedRef, ...added }),
  /** Too much happened at once: what was known before is replaced. */
  'feed:reset': z.strictObject({ ...feedRef, ...reset }),
  /** What only decorates (a pointer, somebody typing), the newest of each sender; it may be lost. */
  'feed:signals': z.strictObject({
    ...feedRef,
    signals: z.array(z.unknown()).check(z.maxLength(limits.feed.signals.host)),
  }),
} as const;

type FollowReply = z.infer<typeof feedCalls.follow.output>;
/** What a follower missed. */
export type FeedAdded = Omit<Extract<FollowReply, { how: 'added' }>, 'own'>;
/** What takes the place of all that a follower knew. */
export type FeedReset = Omit<Extract<FollowReply, { how: 'reset' }>, 'own'>;

/** Who posts. A host is a participant of the place as everybody is; no account id is in it. */
export interface Author {
  readonly as: 'host' | 'phone';
  readonly participant: string;
}

/** An entry as the rules of its feed see it. */
export interface Entry<Item> {
  readonly id: number;
  readonly author: Author;
  /** When it was posted, in ms. */
  readonly at: number;
  readonly item: Item;
}

/** Where somebody posts, and what is on there: an activity says who may say what when. */
export interface FeedRoom {
  readonly roomId: string;
  readonly on: {
    readonly activity: string;
    readonly definition: unknown;
    readonly state: unknown;
  } | null;
}

/** How often one participant may post in a feed; hosts as often as they like. */
export interface FeedRate<Item> {
  /** What is counted together: a window of its own for each. */
  of(item: Item): string;
  readonly count: number;
  readonly seconds: number;
  /** `RATE_LIMITED` is sent again by itself when the time is over; what is too much for good is not. */
  readonly refusal: { readonly code: 'RATE_LIMITED' | 'TOO_LARGE'; readonly msg: string };
}

/** So many numbers a feed has, by who adds and changes. */
export type FeedLength = Readonly<Record<Author['as'], number>>;

/**
 * What is many and ordered: messages, questions, ink. Plain functions, as of an activity; the live
 * engine carries any feed alike. `Draft` is what people send, where that is not what is kept;
 * `Where` what the kind of place tells its feeds.
 */
export interface Feed<Item, Signal = never, Draft = Item, Where = FeedRoom> {
  readonly name: string;
  /** The kind of place that it lies in; rooms where none is named. */
  readonly place?: string;
  /** Instead of `limits.feed.length`. */
  readonly length?: FeedLength;
  /** How often one participant may post. */
  readonly rates?: readonly FeedRate<Item>[];
  readonly schemas: {
    readonly item: z.ZodMiniType<Item>;
    /** What is sent to post and to change, where that is not an item. */
    readonly draft?: z.ZodMiniType<Draft>;
    /** What each audience sees of an entry; strict, so that nothing else can slip out. */
    readonly views: Readonly<Record<Audience, z.ZodMiniType>>;
    /** What is signalled beside the entries, and kept nowhere; needed where there is `maySignal`. */
    readonly signal?: z.ZodMiniType<Signal>;
  };
  /** The item as it is kept (cleaned), or why it is not taken. */
  mayPost(who: Author, draft: Draft, where: Where): Result<Item>;
  /** The item that takes the place of the entry's, null where it is removed; or why not. */
  mayChange(
    who: Author,
    entry: Entry<Item>,
    draft: Draft | null,
    where: Where,
  ): Result<Item | null>;
  /** An item as its author reads it who asks for their data. */
  inWords(item: Item): string;
  /** The item without what its author says of who they are, once their account is gone; undefined where it says nothing. */
  nameless?(item: Item): Item | undefined;
  /** What this audience sees of an entry, or null. */
  view(audience: Audience, entry: Entry<Item>): unknown;
  /** The signal as it is passed on to all who follow, or why it is not. */
  maySignal?(who: Author, signal: Signal, where: Where): Result<Signal>;
}

/** Any feed, as the engine holds it: it never looks into an item or a signal. */
export type AnyFeed = Feed<unknown, unknown, unknown, unknown>;
