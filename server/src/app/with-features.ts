import { createBackground } from '../core/background.ts';
import type { Clock } from '../core/clock.ts';
import { createClosers } from '../core/closers.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import { openMailer } from '../core/mail/open-mailer.ts';
import { keptSecret } from '../core/secret.ts';
import { type Features, openFeatures } from './features.ts';
import { makeIndexes, openStore } from './open-store.ts';

/** There is no live engine here: what only it can tell is not guessed. */
const ofTheServer = (): Promise<never> =>
  Promise.reject(new Error('Only the server itself knows the runs.'));

/**
 * The features on the store of the settings without the server around them, for a task at the
 * command line.
 * @throws Error 'The data folder … is in use by another process.'
 */
export const withFeatures = async <Result>(
  config: Config,
  tools: { readonly clock: Clock; readonly log: Log },
  work: (features: Features) => Promise<Result>,
): Promise<Result> => {
  const closers = createClosers();
  try {
    const secret = config.jwtSecret ?? (await keptSecret(config.dataDir));
    const store = await openStore(config);
    closers.add(store.close);
    const mailer = openMailer(config, tools);
    closers.add(() => mailer.close());
    const background = createBackground(tools.log);
    closers.add(() => background.close());
    const features = openFeatures({
      ...tools,
      config,
      mailer,
      connection: store.connection,
      secret,
      background,
      store,
      findOpenRuns: ofTheServer,
      runsData: { name: 'runs', collect: ofTheServer, erase: ofTheServer },
      liveFigures: () => ({ connections: 0, runs: 0 }),
    });
    closers.add(() => features.notifications.push.close());
    await makeIndexes(store.connection);
    await features.notifications.push.keys();
    return await work(features);
  } finally {
    await closers.closeAll();
  }
};
