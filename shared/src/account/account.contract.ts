import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';

/** Body of `POST /api/user/login`. */
export const credentials = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(limits.email)),
  password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)),
});
export type Credentials = z.infer<typeof credentials>;

export const accountType = z.enum(['student', 'moderator', 'vendor', 'admin']);
export type AccountType = z.infer<typeof accountType>;

/** An account as its own person sees it. `school` is 'NA' where there is none. */
export const account = z.strictObject({
  userid: id,
  username: z.string(),
  email: z.string(),
  accountType,
  verified: z.boolean(),
  school: z.string(),
  schoolIcon: z.string(),
  country: z.string(),
});
export type Account = z.infer<typeof account>;

/** Reply of `POST /api/user/login`: the account and its bearer token. */
export const session = z.extend(account, { token: z.string() });
export type Session = z.infer<typeof session>;

/** Reply of `GET /api/user/getme`. With `forceLogout` the client drops its session. */
export const me = z.extend(account, { forceLogout: z.boolean() });
export type Me = z.infer<typeof me>;

/** Body of `POST /api/user/logout`: the token that ends. */
export const logout = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(4_096)),
});
export const loggedOut = z.strictObject({});
