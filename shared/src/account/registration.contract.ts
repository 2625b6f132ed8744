import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';

const typed = (max: number) => z.string().check(z.maxLength(max));

/**
 * Body of `POST /api/user/register`. Its lines may be empty here: `registrationFault` says in the
 * specified order and words what is wrong with them, on the client and again on the server.
 */
export const registration = z.strictObject({
  username: typed(limits.name),
  email: typed(limits.email),
  password: typed(limits.password.max),
  passwordagain: typed(limits.password.max),
});
export type Registration = z.infer<typeof registration>;

/** Body of `POST /api/user/verifyacc`. */
export const pinEntry = z.strictObject({ pin: typed(32) });

/** Reply of `POST /api/user/sendpin`: until when the code is good, and when the next may be asked for. */
export const pinSent = z.strictObject({ expiresInMs: z.int(), nextInMs: z.int() });

/** Body of `POST /api/user/forgetpassword`. */
export const forgottenPassword = z.strictObject({ email: typed(limits.email) });

/** The code of a link in a mail. */
export const linkCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'Not a valid code.'));

/** Body of `POST /api/user/undoemail`: the code of the link that the old address was sent. */
export const emailUndo = z.strictObject({ undocode: linkCode });
export type EmailUndo = z.infer<typeof emailUndo>;

/** Reply of `POST /api/user/undoemail`: for `POST /api/user/resetpassword`, because the old password is void. */
export const emailUndone = z.strictObject({ resetcode: linkCode });

/** Body of `POST /api/user/resetpassword`: the code of the link in the mail. */
export const passwordReset = z.strictObject({
  resetcode: linkCode,
  password: typed(limits.password.max),
});
export type PasswordReset = z.infer<typeof passwordReset>;
