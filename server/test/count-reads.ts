import { type CommandSucceededEvent, MongoClient } from 'mongodb';

/** What the store answers to a `find`, a page at a time. */
interface CursorReply {
  readonly cursor?: {
    readonly firstBatch?: readonly unknown[];
    readonly nextBatch?: readonly unknown[];
  };
}

/** A connection that counts the documents that it is given. */
export const connectCounting = async (uri: string) => {
  const client = await MongoClient.connect(uri, { monitorCommands: true });
  let read = 0;
  client.on('commandSucceeded', ({ reply }: CommandSucceededEvent) => {
    const { cursor } = reply as CursorReply;
    read += (cursor?.firstBatch ?? cursor?.nextBatch ?? []).length;
  });
  return {
    client,
    /** How many documents were read while this was done. */
    readBy: async (work: () => Promise<unknown>): Promise<number> => {
      const before = read;
      await work();
      return read - before;
    },
  };
};
