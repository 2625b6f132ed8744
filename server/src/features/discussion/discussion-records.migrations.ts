import { reaction } from '@sets/shared/discussion/discussion.contract.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';

/** A place in which somebody has written, with what is pinned there: newest first. */
const place = z.strictObject({
  moduleid: z.string(),
  topicid: z.nullable(z.string()),
  questionid: z.nullable(z.string()),
  pinned: z.array(z.int()),
});
export type PlaceContent = Readonly<z.infer<typeof place>>;
export const storedPlace: StoredShape<PlaceContent> = {
  name: 'discussion-place',
  schema: place,
  migrations: [],
};

/** How the discussions of a space are moderated. */
const order = z.strictObject({
  slowSeconds: z.int(),
  muted: z.readonly(z.array(z.strictObject({ userid: z.string(), until: z.date() }))),
});
export type OrderContent = Readonly<z.infer<typeof order>>;
export const storedOrder: StoredShape<OrderContent> = {
  name: 'discussion-order',
  schema: order,
  migrations: [],
};

/** What somebody gives to a message; `message` is `roomId:id`. */
const given = z.strictObject({
  message: z.string(),
  moduleid: z.string(),
  userid: z.string(),
  reactions: z.array(reaction),
});
export type GivenContent = Readonly<z.infer<typeof given>>;
export const storedReactions: StoredShape<GivenContent> = {
  name: 'discussion-reactions',
  schema: given,
  migrations: [],
};

/** Somebody who has written in a place, and when last, in ms. */
const writer = z.strictObject({
  roomId: z.string(),
  moduleid: z.string(),
  userid: z.string(),
  lastAt: z.int(),
});
export type WriterContent = Readonly<z.infer<typeof writer>>;
export const storedWriter: StoredShape<WriterContent> = {
  name: 'discussion-writer',
  schema: writer,
  migrations: [],
};
