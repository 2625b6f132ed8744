import { type ThreadBounds, WarmThread } from './warm-thread.ts';

/** What is done in a thread of its own, and what it may take. */
interface ThreadWork extends Omit<ThreadBounds, 'rest'> {
  readonly data: unknown;
  /** What of `data` the thread gets itself, so that nothing is copied: here it is empty then. */
  readonly transfer?: readonly ArrayBuffer[];
}

/**
 * Does something with what people send apart from the server, so that what takes long holds up nobody, in
 * a thread that nobody else has had. Null where its time or its memory was over.
 */
export const inThread = async ({ data, transfer, ...bounds }: ThreadWork): Promise<unknown> => {
  const once = new WarmThread({ ...bounds, rest: 0 });
  try {
    return await once.run(data, transfer);
  } finally {
    await once.end();
  }
};
