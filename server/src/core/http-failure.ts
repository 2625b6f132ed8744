import { httpStatus, type Failure } from '@sets/shared/core/result.ts';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { AppError } from './app-error.ts';
import type { Log } from './log.ts';

/** What reading a request throws carries a status of its own: a bad body, a bad escape in a path. */
const statusOf = (error: unknown): number | null => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

/** MongoDB's codes for a server that cannot write now: stepping down, shutting down. */
const cannotWrite: ReadonlySet<unknown> = new Set([91, 189, 10_107, 11_600, 11_602, 13_435]);

/** Its code for a disk that is full: trying again does not help. */
const diskIsFull = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 14_031;

const storeIsAway = (error: unknown): boolean =>
  error instanceof Error &&
  (cannotWrite.has(Reflect.get(error, 'code')) || driverCannotReach(error));

const driverCannotReach = (error: Error): boolean =>
  /^(Mongo(Network|ServerSelection|NotConnected|TopologyClosed|PoolC)|MongooseServerSelection)/.test(
    error.name,
  );

/** Any error as what the caller is told. Only an AppError speaks for itself. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  if (status === httpStatus.TOO_LARGE) return new AppError('TOO_LARGE', 'That is too large.');
  if (status !== null) return new AppError('BAD_REQUEST', 'The request could not be read.');
  if (diskIsFull(error)) {
    return new AppError(
      'UNAVAILABLE',
      'The disk of the server is full, so nothing can be saved. Whoever runs it has to make room.',
      { cause: error },
    );
  }
  if (storeIsAway(error)) {
    return new AppError('UNAVAILABLE', 'The store does not answer. Try again in a moment.', {
      cause: error,
    });
  }
  return new AppError('INTERNAL', 'That is a fault of ours; it was logged.', { cause: error });
};

export const sendFailure = (
  response: Response,
  error: AppError,
  status = httpStatus[error.code],
): void => {
  const failure: Failure = error.toFailure();
  if (failure.retryInMs !== undefined) {
    response.set('Retry-After', String(Math.ceil(failure.retryInMs / 1_000)));
  }
  if (error.code === 'UNAUTHENTICATED') response.set('WWW-Authenticate', 'Bearer');
  response.set('Cache-Control', 'no-store').status(status).json(failure);
};

/** With its place only where something failed: a queue that is full says so as often as somebody asks. */
const logUnavailable = (
  log: Log,
  { error, failure, requestId }: { error: unknown; failure: AppError; requestId: unknown },
): void => {
  if (failure.cause === undefined) log.warn({ why: failure.message, requestId }, 'unavailable');
  else log.warn({ err: error, requestId }, 'unavailable');
};

/** The edge of REST: the last to see an error, and the only one to answer it. */
export const answerFailures =
  (log: Log): ErrorRequestHandler =>
  (error, _request, response, next) => {
    const failure = toAppError(error);
    const requestId: unknown = response.locals['requestId'];
    if (failure.code === 'INTERNAL') log.error({ err: error, requestId }, 'request failed');
    if (failure.code === 'UNREADABLE')
      log.error({ err: error, requestId }, 'stored value is damaged');
    if (failure.code === 'UNAVAILABLE') logUnavailable(log, { error, failure, requestId });
    if (response.headersSent) next(error);
    else sendFailure(response, failure);
  };

export const noSuchRoute: RequestHandler = (_request, response) => {
  sendFailure(response, new AppError('NOT_FOUND', 'There is no such call in this API.'));
};
