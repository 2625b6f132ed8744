import type { CommandSucceededEvent, MongoClient } from 'mongodb';

/** What the store answers to a `find`, a page at a time. */
interface CursorReply {
  readonly cursor?: {
    readonly firstBatch?: readonly unknown[];
    readonly nextBatch?: readonly unknown[];
  };
}

/** Counts the documents that a connection is given; it is made with `monitorCommands`. */
export const countReads = (client: MongoClient) => {
  let read = 0;
  client.on('commandSucceeded', ({ reply }: CommandSucceededEvent) => {
    const { cursor } = reply as CursorReply;
    read += (cursor?.firstBatch ?? cursor?.nextBatch ?? []).length;
  });
  /** How many documents were read while this was done. */
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = read;
    await work();
    return read - before;
  };
};
