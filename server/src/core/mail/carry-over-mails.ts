import type { Connection } from 'mongoose';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createSealer } from '../jobs/sealer.ts';
import type { Log } from '../log.ts';
import { mailJob } from './mail-job.ts';

/** A posted mail as it lay in the collection `mails`, before there were jobs. */
const oldMail = z.object({
  _id: z.string(),
  sealed: z.string(),
  dueAt: z.date(),
});

interface CarryOverTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  readonly secret: string;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** How long the mail that is carried over is left to whoever carries it, in milliseconds. */
const claim = 60_000;

/**
 * Makes jobs of the mails that a server of before left behind; they are due when they were. A mail
 * that this secret cannot open stays, until the store forgets it after a day.
 */
export const carryOverMails = async (tools: CarryOverTools): Promise<void> => {
  const { connection, clock, log, secret, jobs } = tools;
  const mails = connection.collection<{ _id: string }>('mails');
  const sealer = createSealer(secret, 'posted mails');
  for (;;) {
    const now = clock.now();
    const free = { $or: [{ claimedAt: null }, { claimedAt: { $lte: new Date(now - claim) } }] };
    const found = await mails.findOneAndUpdate(free, { $set: { claimedAt: new Date(now) } });
    if (found === null) return;
    const old = oldMail.safeParse(found);
    const text = old.success ? sealer.open(old.data.sealed) : null;
    const mail = text === null ? null : mailJob.payload.safeParse(JSON.parse(text));
    if (!old.success || mail?.success !== true) {
      log.warn({ code: 'ESEALED' }, 'posted mail of an earlier version cannot be read');
      continue;
    }
    // Whoever dies before the mail is deleted leaves it to the next one, who finds its key.
    const { _id: key, dueAt } = old.data;
    await jobs.enqueue(mailJob, mail.data, { key, notBefore: dueAt.getTime() });
    await mails.deleteOne({ _id: found._id });
  }
};
