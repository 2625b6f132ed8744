import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { notice } from './notices.ts';
import { roomInfo } from './room.ts';

/**
 * Who may send a request: `anyone` connected; `account`: signed in; `host`, `phone`: seated in the
 * room that the request names, as that; `seated`: seated there, or in a place that is no room, as whatever.
 */
export const requestRoles = ['anyone', 'account', 'host', 'phone', 'seated'] as const;
export type RequestRole = (typeof requestRoles)[number];

/** How a request is declared; the server cannot answer one that leaves something out. */
export interface RequestDeclaration {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  readonly role: RequestRole;
  /** At most `count` in `seconds` for one account, or one guest's connection; above it: RATE_LIMITED. */
  readonly limit: { readonly count: number; readonly seconds: number };
}

/** What is presented. */
export const definitionRef = z.strictObject({
  activity: z.string().check(z.maxLength(40)),
  definitionId: id,
});
/** What whoever takes a seat is told. */
export const seatReply = {
  room: roomInfo,
  /** What was missed since `since`, or the newest notice of each name. */
  notices: z.array(notice),
} as const;
