import { ClientOfflineError, ErrorReply } from 'redis';
import { AppError } from '../../../core/app-error.ts';

/** What a Redis says that is there but cannot serve; it passes. */
const passing =
  /^(LOADING|BUSY|MASTERDOWN|READONLY|CLUSTERDOWN|TRYAGAIN|OOM|MISCONF|NOREPLICAS|NEWERPLAY)\b/u;

/** A Redis that answers and cannot be used as it is; the message says what is needed. */
export class UnfitRedisError extends Error {
  override name = 'UnfitRedisError';
}

const unavailable = (cause: unknown): AppError => {
  const msg = 'The server cannot reach its live store. Try again in a moment.';
  return new AppError('UNAVAILABLE', msg, { retryInMs: 1_000, cause });
};

/** What a command comes to that is not sent. */
export const notSent = (): AppError => unavailable(new ClientOfflineError());

/** `error` as the callers of a link know it: UNAVAILABLE, unless it is known what is wrong. */
export const told = (error: unknown): unknown => {
  const isKnown =
    error instanceof UnfitRedisError ||
    (error instanceof ErrorReply && !passing.test(error.message));
  return isKnown ? error : unavailable(error);
};

/** Whether that is what a Redis that cannot be reached comes to. */
export const isUnavailable = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'UNAVAILABLE';

/**
 * Whether a command that came to this may have been carried out: it was sent, and then the
 * connection was lost or given up.
 */
export const isUncertain = (error: unknown): boolean =>
  isUnavailable(error) &&
  !(error.cause instanceof ErrorReply || error.cause instanceof ClientOfflineError);
