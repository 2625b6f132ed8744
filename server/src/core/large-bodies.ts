import type { Request } from 'express';
import { createBoundedByKey } from './bounded.ts';

/** What is shorter, in bytes, is read as it comes. */
const small = 65_536;

/** Doing what a call asks, for a caller; resolves at once where they have gone. */
export type WithinBodies = (
  request: Request,
  client: string,
  work: () => Promise<void>,
) => Promise<void>;

/** Not said where a body comes in chunks: then it may be of any length. */
const isSmall = (request: Request): boolean =>
  request.get('transfer-encoding') === undefined &&
  Number(request.get('content-length') ?? 0) <= small;

/**
 * A body is held from its first byte until its call is done: of each caller a few large ones at once, whatever they
 * call. Others stay where they are, unread. Else one account that sends a thousand of them slowly takes a gigabyte.
 */
export const createWithinBodies = (): WithinBodies => {
  const inTurn = createBoundedByKey({
    atOnce: 4,
    waiting: 200,
    msg: 'You are sending too much at once. Try again in a moment.',
  });
  return async (request, client, work) => {
    if (isSmall(request)) {
      await work();
      return;
    }
    await inTurn(client, async () => {
      if (!request.destroyed) await work();
    });
  };
};
