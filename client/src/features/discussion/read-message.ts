import {
  type DiscussionMine,
  discussionMine,
  type DiscussionState,
  discussionState,
  type ModeratedMessage,
  discussionMessage,
  moderatedMessage,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { FeedEntry } from '@sets/shared/live/feed.ts';
import * as z from 'zod/mini';

/** A message as a page draws it. */
export interface Message extends Omit<ModeratedMessage, 'history'> {
  readonly id: number;
  /** In ms of the server's clock. */
  readonly at: number;
  /** What it said before; only moderators are told. */
  readonly history: ModeratedMessage['history'];
}

/** Each entry is read once, however often the list is drawn. */
const known = new WeakMap<FeedEntry, Message | null>();

/** Null where this page cannot read it. */
export const readMessage = (entry: FeedEntry): Message | null => {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const host = z.safeParse(moderatedMessage, entry.view);
  const any = host.success ? host : z.safeParse(discussionMessage, entry.view);
  const { id, at } = entry;
  const message = any.success ? { history: [], ...any.data, id, at } : null;
  known.set(entry, message);
  return message;
};

/** What one alone is told, or as a visitor where it cannot be read. */
export const readMine = (mine: unknown): DiscussionMine => {
  const read = z.safeParse(discussionMine, mine);
  if (read.success) return read.data;
  return { me: null, readsOnly: 'visitor', mutedUntil: null, blocked: [] };
};

/** Null where it cannot be read. */
export const readState = (state: unknown): DiscussionState | null => {
  const read = z.safeParse(discussionState, state);
  return read.success ? read.data : null;
};

const draft = z.object({ do: z.string(), text: z.string() });

/** The text of what waits to be sent; null where it is no new text. */
export const draftText = (item: unknown): string | null => {
  const read = z.safeParse(draft, item);
  return read.success ? read.data.text : null;
};

/** Where Markdown would change nothing, so that a line of chat costs no more than a line. */
export const isPlain = (text: string): boolean => !/[\\`*_{}[\]()#+\-.!|<>~$&:\n@]/.test(text);
