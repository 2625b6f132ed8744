import * as z from 'zod/mini';

/**
 * The closed list of error codes. Each comment tells a client what to do.
 * A code never changes its meaning; a new situation gets a new code.
 */
export const errorCodes = [
  /** What was sent does not fit the schema. Mend it; the same again fails again. */
  'BAD_REQUEST',
  /** No valid session or ticket. Sign in, or join again, then retry. */
  'UNAUTHENTICATED',
  /** Known, but not allowed. Do not retry. */
  'FORBIDDEN',
  /**
   * The session was not confirmed with the password of its person lately. Ask for it, call
   * `POST /api/user/confirm`, then retry.
   */
  'CONFIRM_FIRST',
  /** It does not exist (any more). Do not retry. */
  'NOT_FOUND',
  /** Someone else changed it first. Load it anew, then decide. */
  'CONFLICT',
  /** The moment has passed: the question is closed, the run is over, the doors are closed. */
  'TOO_LATE',
  /** Not yet or not now: this command does not fit the run's present phase. */
  'WRONG_PHASE',
  /** More than the limit allows. Wait `retryInMs` if it is given, then retry. */
  'RATE_LIMITED',
  /** Every place is taken. Ask again now and then: somebody may leave. */
  'FULL',
  /** Too large. Send less. */
  'TOO_LARGE',
  /** This client speaks an older contract. Reload the page. */
  'OUTDATED',
  /** A newer version of Sets has stored it. Do not retry: the server must be updated first. */
  'NEWER_VERSION',
  /** What is stored fits no version of its shape; it was logged. Do not retry; tell the person. */
  'UNREADABLE',
  /** The server is stopping, starting, or its store does not answer. Retry with backoff. */
  'UNAVAILABLE',
  /** A fault of ours; it was logged. Retry once, then tell the person. */
  'INTERNAL',
] as const;

export const errorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCode>;

/**
 * What a failed live request or REST call answers: a code for the program, a sentence for the
 * person. REST sends it with the status of `httpStatus`.
 */
export const failure = z.strictObject({
  code: errorCode,
  msg: z.string(),
  retryInMs: z.optional(z.int().check(z.nonnegative())),
});
export type Failure = z.infer<typeof failure>;

/** Reply to every live request. */
export type Reply<Data> = { ok: true; data: Data } | { ok: false; error: Failure };

/** Result of a pure rule: the new value, or why not. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; error: Failure };

export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const fail = (code: ErrorCode, msg: string): { ok: false; error: Failure } => ({
  ok: false,
  error: { code, msg },
});

const passing: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED']);

/** Whether a failure passes by itself, so that a client that may wait asks again without a word. */
export const passesByItself = (code: ErrorCode): boolean => passing.has(code);

/** HTTP status of each error code. */
export const httpStatus: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFIRM_FIRST: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LATE: 409,
  WRONG_PHASE: 409,
  RATE_LIMITED: 429,
  FULL: 409,
  TOO_LARGE: 413,
  OUTDATED: 426,
  NEWER_VERSION: 409,
  UNREADABLE: 409,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};
