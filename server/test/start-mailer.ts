import type { Connection } from 'mongoose';
import type { Config } from '../src/core/config.ts';
import { JobQueue } from '../src/core/jobs/job-queue.ts';
import { createLog } from '../src/core/log.ts';
import { openMailer } from '../src/core/mail/open-mailer.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

interface MailerOptions {
  readonly dataDir?: string;
  readonly clock?: ManualClock;
  readonly secret?: string;
}

/** A mailer with the jobs below it, and what they log. `close` closes both, as the server does. */
export const startMailer = (
  connection: Connection,
  smtpUrl: Config['mail']['smtpUrl'],
  { dataDir = 'unused', clock = createManualClock(), secret = 'a secret' }: MailerOptions = {},
) => {
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  const jobs = new JobQueue({ connection, clock, log, secret });
  const mail = { smtpUrl, from: 'Sets <no-reply@sets.example>' };
  const support = { email: 'help@school.example', space: 'support' };
  const mailer = openMailer({ mail, support, dataDir }, { clock, log, jobs });
  const close = async (): Promise<void> => {
    await jobs.close();
    await mailer.close();
  };
  return { mailer, jobs, clock, log, logged, secret, close };
};

/** The jobs in the store that are not dead. */
export const waitingJobs = (connection: Connection) =>
  connection.collection('jobs').find({ diedAt: null }).toArray();
