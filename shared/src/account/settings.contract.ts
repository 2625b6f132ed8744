import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { requiredLine } from '../core/text.ts';

/** Body of `PUT /api/user/updateusername`, and its reply. */
export const usernameChange = z.strictObject({ username: requiredLine(limits.name) });

/** How long a session is confirmed after its person has logged in or typed the password, in ms. */
export const confirmedForMs = 10 * 60_000;

/** Body of `POST /api/user/confirm`: the password of whoever is logged in. */
export const confirmation = z.strictObject({
  password: z.string().check(z.maxLength(limits.password.max)),
});

/** Reply of `POST /api/user/confirm`: how long the session is confirmed from now on, in ms. */
export const confirmed = z.strictObject({ goodForMs: z.int() });

/** Body of `PUT /api/user/updateemail`; `emailFault` says what is wrong with it. */
export const emailChange = z.strictObject({ email: z.string().check(z.maxLength(limits.email)) });

/** Reply of `PUT /api/user/updateemail`: the new address is not verified, whatever the old one was. */
export const emailChanged = z.strictObject({
  email: z.string(),
  school: z.string(),
  schoolIcon: z.string(),
  country: z.string(),
});
export type EmailChanged = z.infer<typeof emailChanged>;

/** Body of `PUT /api/user/updatepassword`; every other session of the person ends. */
export const passwordChange = z.strictObject({
  password: z.string().check(z.maxLength(limits.password.max)),
});

/** A session in the list of `GET /api/user/sessions`. Times are milliseconds since the epoch. */
export const sessionLine = z.strictObject({
  sessionId: id,
  /** Such as `Firefox on Android`; '' where the browser does not tell. */
  device: z.string(),
  startedAt: z.int(),
  /** To within some minutes. */
  seenAt: z.int(),
  expiresAt: z.int(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionLine = z.infer<typeof sessionLine>;

/** Newest first; the one that asks is always in it. */
export const sessionList = z.strictObject({ sessions: z.array(sessionLine) });

/** Params of `DELETE /api/user/sessions/:sessionid`. */
export const sessionRef = z.strictObject({ sessionid: id });

/** Reply of `POST /api/user/logouteverywhere`: how many other sessions were ended. */
export const otherSessionsEnded = z.strictObject({ ended: z.int() });

/** Body of `POST /api/user/deleteaccount`: the password, for it cannot be undone. */
export const accountDeletion = z.strictObject({
  password: z.string().check(z.maxLength(limits.password.max)),
});
