import type { Db, Document } from 'mongodb';
import * as z from 'zod/mini';
import { duplicateKey } from './duplicate-key.ts';

/** On the disk of a majority, before it is acknowledged. */
const durable = { writeConcern: { w: 'majority', j: true } } as const;

/** What the database answers to a write. */
const writeReply = z.object({
  n: z.number(),
  writeErrors: z.optional(z.array(z.object({ code: z.number(), errmsg: z.string() }))),
  writeConcernError: z.optional(z.object({ errmsg: z.string() })),
});

/**
 * Sends an insert or an update as a bare command: the driver's bulk write would measure every
 * document before it sends it. Resolves when it is on disk, with how many documents it inserted or
 * found; those that a unique index refused are not among them.
 * @throws Error where it failed for another reason
 */
export const durableWrite = async (db: Db, command: Document): Promise<number> => {
  const reply = await db.command({ ...command, ...durable });
  const { n, writeErrors = [], writeConcernError } = writeReply.parse(reply);
  const failed = writeErrors.find((failure) => failure.code !== duplicateKey);
  const reason = failed?.errmsg ?? writeConcernError?.errmsg;
  if (reason !== undefined) throw new Error(reason);
  return n;
};
