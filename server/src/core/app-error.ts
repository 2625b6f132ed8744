import type { ErrorCode, Failure } from '@sets/shared/core/result.ts';

/**
 * A failure that is meant for the caller: a code for the program and a sentence for the person.
 * Services throw it; only the two edges (REST route, live request) catch.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly retryInMs: number | undefined;

  constructor(code: ErrorCode, msg: string, options: { retryInMs?: number; cause?: unknown } = {}) {
    super(msg, { cause: options.cause });
    this.code = code;
    this.retryInMs = options.retryInMs;
  }

  /** What goes over the wire. */
  toFailure(): Failure {
    return {
      code: this.code,
      msg: this.message,
      ...(this.retryInMs === undefined ? {} : { retryInMs: this.retryInMs }),
    };
  }
}
