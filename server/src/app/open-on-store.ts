import type { Clock } from '../core/clock.ts';
import type { Closers } from '../core/closers.ts';
import { createBackground } from '../core/background.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import { openMailer } from '../core/mail/open-mailer.ts';
import { keptSecret } from '../core/secret.ts';
import { type FeatureTools, openFeatures } from './features.ts';
import { makeIndexes, openStore } from './open-store.ts';

interface GroundTools extends Pick<
  FeatureTools,
  'live' | 'passwordCost' | 'pushAgent' | 'demoAccounts'
> {
  readonly clock: Clock;
  readonly log: Log;
}

/** The features on the store of the settings. What `closers` then hold closes all of it. */
export const openOnStore = async (config: Config, tools: GroundTools, closers: Closers) => {
  const secret = config.jwtSecret ?? (await keptSecret(config.dataDir));
  const store = await openStore(config);
  closers.add(store.close);
  const { connection } = store;
  const mailer = openMailer(config, { ...tools, connection, secret });
  closers.add(() => mailer.close());
  const background = createBackground(tools.log);
  closers.add(() => background.close());
  const {
    api,
    activities,
    services: features,
  } = openFeatures({
    ...tools,
    config,
    mailer,
    connection,
    secret,
    background,
    store,
  });
  closers.add(() => features.notifications.push.close());
  await makeIndexes(connection);
  await features.notifications.push.keys();
  return { api, activities, features, mailer, secret, store };
};
