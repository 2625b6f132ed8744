import type { CommandSucceededEvent, MongoClient } from 'mongodb';

/** What the store answers to a `find`, a page at a time. */
interface CursorReply {
  readonly cursor?: {
    /** The database and its collection. */
    readonly ns: string;
    readonly firstBatch?: readonly unknown[];
    readonly nextBatch?: readonly unknown[];
  };
}

/** Counts the documents that a connection is given; it is made with `monitorCommands`. */
export const countReads = (client: MongoClient) => {
  const read: string[] = [];
  client.on('commandSucceeded', ({ reply }: CommandSucceededEvent) => {
    const { cursor } = reply as CursorReply;
    for (const _document of cursor?.firstBatch ?? cursor?.nextBatch ?? []) {
      read.push(cursor?.ns.slice(cursor.ns.indexOf('.') + 1) ?? '');
    }
  });
  /** How many documents were read while this was done: of all collections, or of this one. */
  return async (work: () => Promise<unknown>, collection?: string): Promise<number> => {
    const before = read.length;
    await work();
    const since = read.slice(before);
    return since.filter((each) => collection === undefined || each === collection).length;
  };
};
