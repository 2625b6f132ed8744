import type { Clock } from '../core/clock.ts';
import type { Closers } from '../core/closers.ts';
import { createBackground } from '../core/background.ts';
import type { Config } from '../core/config.ts';
import { DeadJobs } from '../core/jobs/dead-jobs.ts';
import { JobQueue } from '../core/jobs/job-queue.ts';
import type { Limits } from '../core/limits/limits.ts';
import type { Log } from '../core/log.ts';
import { openMailer } from '../core/mail/open-mailer.ts';
import { keptSecret } from '../core/secret.ts';
import type { FeatureTools } from './feature-tools.ts';
import { openFeatures } from './features.ts';
import { makeIndexes, openStore } from './open-store.ts';

interface GroundTools extends Pick<
  FeatureTools,
  'live' | 'passwordCost' | 'pushAgent' | 'talkedAbout' | 'demoAccounts' | 'ownAddress'
> {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
}

/** The features on the store of the settings. What `closers` then hold closes all of it. */
export const openOnStore = async (config: Config, tools: GroundTools, closers: Closers) => {
  const secret = config.jwtSecret ?? (await keptSecret(config.dataDir));
  const store = await openStore(config);
  closers.add(store.close);
  const { connection } = store;
  const jobs = new JobQueue({ ...tools, connection, secret });
  const mailer = openMailer(config, { ...tools, jobs });
  const background = createBackground(tools.log);
  const {
    api,
    activities,
    feeds,
    places,
    services: features,
  } = openFeatures({
    ...tools,
    config,
    mailer,
    jobs,
    deadJobs: new DeadJobs(jobs),
    connection,
    secret,
    background,
    store,
  });
  // The other way round: work in the background asks for jobs, and these for what they send with.
  closers.add(() => mailer.close());
  closers.add(() => features.notifications.push.close());
  closers.add(() => jobs.close());
  closers.add(() => background.close());
  await makeIndexes(connection);
  await features.notifications.push.keys();
  return { api, activities, feeds, places, features, jobs, secret, store };
};
