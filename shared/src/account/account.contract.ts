import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { premium } from './premium.contract.ts';

/** Body of `POST /api/user/login`. */
export const credentials = z.strictObject({
  email: z.string().check(z.maxLength(limits.email)),
  password: z.string().check(z.maxLength(limits.password.max)),
});
export type Credentials = z.infer<typeof credentials>;

export const accountType = z.enum(['student', 'moderator', 'vendor', 'admin']);
export type AccountType = z.infer<typeof accountType>;

/** Where nobody has set a school. */
export const noSchool = 'NA';

/** A division of the school, such as a faculty or a year, and whether it is confirmed. */
export const personalDivision = z.strictObject({ verified: z.boolean(), division: z.string() });

/** An account as its own person sees it. Times are milliseconds since the epoch. */
export const account = z.strictObject({
  userid: id,
  username: z.string(),
  email: z.string(),
  accountType,
  verified: z.boolean(),
  /** 'NA' where there is none. */
  school: z.string(),
  /** A `data:` address of a small picture, or ''. */
  schoolIcon: z.string(),
  country: z.string(),
  apiCredits: z.int(),
  /** Moderator of a partnered school's division. */
  mp: z.strictObject({ status: z.boolean(), division: z.string() }),
  /** The client keeps it as `personalDivision`. */
  registeredPhone: personalDivision,
  premium,
  modulesCreatedLifetime: z.int(),
});
export type Account = z.infer<typeof account>;

/** Reply of `POST /api/user/login`: the account and its bearer token. */
export const session = z.extend(account, { token: z.string() });
export type Session = z.infer<typeof session>;

/**
 * Reply of `GET /api/user/getme`. With `forceLogout` the session was ended from elsewhere: whoever
 * holds its token learns that, and nothing of the account.
 */
export const me = z.discriminatedUnion('forceLogout', [
  z.extend(account, { forceLogout: z.literal(false) }),
  z.strictObject({ forceLogout: z.literal(true) }),
]);
export type Me = z.infer<typeof me>;

/** Body of `POST /api/user/logout`: the token that ends. */
export const logout = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(4_096)),
});

/** The reply of a call that has nothing to tell but that it is done. */
export const done = z.strictObject({});
