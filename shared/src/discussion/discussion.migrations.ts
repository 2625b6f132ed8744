import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import type { StoredShape } from '../core/stored-shape.ts';
import { discussionPerson, reactionCounts } from './discussion.contract.ts';

/** A message, as its entry is kept; when it was written, and as whom, is the entry's. */
export const messageItem = z.strictObject({
  by: discussionPerson,
  text: z.string(),
  replyTo: z.nullable(z.int()),
  mentions: z.array(id),
  editedAt: z.nullable(z.int()),
  /** What it said before, oldest first, and until when. */
  history: z.array(z.strictObject({ text: z.string(), at: z.int() })),
  pinned: z.boolean(),
  reactions: reactionCounts,
});
export type MessageItem = z.infer<typeof messageItem>;

export const storedMessage: StoredShape<MessageItem> = {
  name: 'discussion-message',
  schema: messageItem,
  migrations: [],
};
