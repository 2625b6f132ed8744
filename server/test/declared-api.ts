import mongoose from 'mongoose';
import { openFeatures } from '../src/app/features.ts';
import { createBackground } from '../src/core/background.ts';
import { systemClock } from '../src/core/clock.ts';
import { loadConfig } from '../src/core/config.ts';
import { DeadJobs } from '../src/core/jobs/dead-jobs.ts';
import { JobQueue } from '../src/core/jobs/job-queue.ts';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import { createLog } from '../src/core/log.ts';
import { openMailer } from '../src/core/mail/open-mailer.ts';

const notServed = (): never => {
  throw new Error('These are declarations alone.');
};

const connection = mongoose.createConnection();
connection.set('autoIndex', false);
connection.set('autoCreate', false);
const log = createLog('silent');
const config = loadConfig({});
const secret = 'of declarations that nobody calls';
const jobs = new JobQueue({ connection, clock: systemClock, log, secret });

/** The API as it is declared, on a connection that is never opened: to go through it, not to call it. */
export const declaredApi = openFeatures({
  connection,
  config,
  log,
  clock: systemClock,
  limits: limitsInMemory(systemClock),
  mailer: openMailer(config, { clock: systemClock, log, jobs }),
  jobs,
  deadJobs: new DeadJobs(jobs),
  background: createBackground(log),
  secret,
  ownAddress: notServed,
  store: { kind: 'mongodb', ping: notServed },
  live: notServed,
  demoAccounts: notServed,
}).api;

/** Every route of it. */
export const declaredRoutes = declaredApi.flatMap((group) => group.routes);
