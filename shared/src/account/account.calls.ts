import type { Calls } from '../core/call.ts';
import { credentials, done, logout, me, session } from './account.contract.ts';
import {
  emailUndo,
  emailUndone,
  forgottenPassword,
  passwordReset,
  pinEntry,
  pinSent,
  registration,
} from './registration.contract.ts';

/*
 * A lecture hall is one address: 300 people register, sign in and forget their passwords there
 * within two minutes, and several halls of a campus may share it. So what comes from one address is
 * bounded far above that; what is guessed at, and who is mailed, has bounds of its own on the server.
 */

/** Signing in, staying in, and leaving. */
export const accountCalls = {
  login: {
    method: 'post',
    path: '/api/user/login',
    summary: 'Log in: the account and the token of a new session',
    auth: 'none',
    // A full hall of 2,000 whose sessions have all ended, with a mistyped password for every second.
    // A password is checked in about 20 ms, and the server bounds how many at once.
    limit: { count: 3_000, seconds: 120 },
    failures: ['UNAUTHENTICATED'],
    body: credentials,
    reply: session,
  },
  me: {
    method: 'get',
    path: '/api/user/getme',
    summary: 'The account of the session',
    auth: 'leaving',
    limit: { count: 120, seconds: 60 },
    reply: me,
  },
  logout: {
    method: 'post',
    path: '/api/user/logout',
    summary: 'End a session of one’s own',
    auth: 'leaving',
    limit: { count: 60, seconds: 60 },
    failures: ['FORBIDDEN'],
    body: logout,
    reply: done,
  },
} as const satisfies Calls;

/** How a person comes in: an account, then the proof of its address. */
export const registrationCalls = {
  register: {
    method: 'post',
    path: '/api/user/register',
    summary: 'Make an account; the reply is the same where the address has one',
    auth: 'none',
    // A first day of term of a whole university behind one address; not a million accounts.
    limit: { count: 10_000, seconds: 3_600 },
    body: registration,
    reply: done,
  },
  sendPin: {
    method: 'post',
    path: '/api/user/sendpin',
    summary: 'Send a code to one’s address; it ends the one before',
    auth: 'bearer',
    // Most of these calls are refused: far fewer codes are sent.
    limit: { count: 60, seconds: 3_600 },
    failures: ['CONFLICT', 'UNAVAILABLE'],
    reply: pinSent,
  },
  verify: {
    method: 'post',
    path: '/api/user/verifyacc',
    summary: 'Verify one’s account with the code',
    auth: 'bearer',
    // More than can count, for the sake of what is mistyped.
    limit: { count: 120, seconds: 3_600 },
    failures: ['TOO_LATE', 'CONFLICT'],
    body: pinEntry,
    reply: done,
  },
} as const satisfies Calls;

/** How a person comes back in who forgot the password. */
export const recoveryCalls = {
  forget: {
    method: 'post',
    path: '/api/user/forgetpassword',
    summary: 'Send a link to a new password; the reply is the same where nobody has the address',
    auth: 'none',
    // Several lecture halls that forgot their passwords; each mail of it is bounded by its account.
    limit: { count: 3_000, seconds: 3_600 },
    body: forgottenPassword,
    reply: done,
  },
  reset: {
    method: 'post',
    path: '/api/user/resetpassword',
    summary: 'Set a new password with the code of the link; every session ends',
    auth: 'none',
    // A link holds 256 bits by chance, so nobody guesses one; this bounds what trying costs.
    limit: { count: 3_000, seconds: 3_600 },
    failures: ['NOT_FOUND', 'CONFLICT'],
    body: passwordReset,
    reply: done,
  },
  undoEmail: {
    method: 'post',
    path: '/api/user/undoemail',
    summary: 'Take one’s old address back with the code of the link; every session ends',
    auth: 'none',
    // As with the link to a new password.
    limit: { count: 3_000, seconds: 3_600 },
    failures: ['NOT_FOUND', 'CONFLICT'],
    body: emailUndo,
    reply: emailUndone,
  },
} as const satisfies Calls;
