import type * as z from 'zod/mini';
import { accountNotices } from './account-notices.ts';
import { feedNotices } from './feed.ts';
import { type Notice, ownNotices } from './notices.ts';
import { placeNotices } from './places.ts';
import { pulseNotices } from './pulse.ts';

/** Notices outside the numbering of a room: to one person or account, of feeds, or of the server itself. */
export const plainNotices = {
  ...ownNotices,
  ...feedNotices,
  ...placeNotices,
  ...pulseNotices,
  ...accountNotices,
} as const;

export type PlainNoticeName = keyof typeof plainNotices;
export type PlainNoticePayload = {
  [Name in PlainNoticeName]: z.infer<(typeof plainNotices)[Name]>;
};

/** The event map of Socket.IO, server to client. */
export type NoticeEvents = { notice: (notice: Notice) => void } & {
  [Name in PlainNoticeName]: (payload: PlainNoticePayload[Name]) => void;
};
