import { createServer } from 'node:http';
import type { Agent } from 'node:https';
import { fileURLToPath } from 'node:url';
import { createBackground } from '../core/background.ts';
import type { Clock } from '../core/clock.ts';
import { type Closers, createClosers } from '../core/closers.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import { openMailer } from '../core/mail/open-mailer.ts';
import { createMetrics } from '../core/metrics.ts';
import { keptSecret } from '../core/secret.ts';
import type { PasswordCost } from '../features/account/passwords.ts';
import { createLive, type Live } from '../live/live.ts';
import { runnableActivities } from './activities.ts';
import { fillDemo } from './demo.ts';
import { type Features, featureRoutes, openFeatures } from './features.ts';
import { createHttpApp } from './http-app.ts';
import { closeHttp, drain, listen, timeouts } from './http-server.ts';
import { makeIndexes, openStore, type Store } from './open-store.ts';

interface ServerTools {
  readonly clock: Clock;
  readonly log: Log;
  /** Where the built client is. */
  readonly clientFolder?: string;
  /** What a guess at a password costs; tests alone make it cheap. */
  readonly passwordCost?: PasswordCost;
  /** How push services are reached; tests bring one that trusts their own. */
  readonly pushAgent?: Agent;
}

export interface RunningServer {
  /** The port that it listens on. */
  readonly port: number;
  /** The services, for what stands beside HTTP: the factories of tests. */
  readonly features: Features;
  /**
   * Stops in good order: `/readyz` says so, acknowledged work is finished and phones are told to
   * come back, open requests are answered, the store is closed. Calling it again waits for the same.
   */
  readonly close: () => Promise<void>;
}

const builtClient = fileURLToPath(new URL('../../../client/dist', import.meta.url));

/** Opens the store, puts the features, the API and the live engine together, and listens. */
export const startServer = async (config: Config, tools: ServerTools): Promise<RunningServer> => {
  const closers = createClosers();
  try {
    const secret = config.jwtSecret ?? (await keptSecret(config.dataDir));
    const store = await openStore(config);
    closers.add(store.close);
    const { server, features } = await assemble({ config, tools, secret, store, closers });
    if (config.demoData) await fillDemo(features);
    if (config.mail.smtpUrl !== null && config.publicUrl === null) {
      tools.log.warn('Mail is sent without PUBLIC_URL: its links lead to the host of each request');
    }
    const port = await listen(server, config.port, config.host);
    tools.log.info({ port, store: store.kind }, 'listening');
    return { port, features, close: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};

interface Parts {
  readonly config: Config;
  readonly tools: ServerTools;
  readonly secret: string;
  readonly store: Store;
  readonly closers: Closers;
}

/** Everything on top of the store, ready to listen. */
const assemble = async ({ config, tools, secret, store, closers }: Parts) => {
  const { connection } = store;
  const metrics = createMetrics();
  const mailer = openMailer(config, tools);
  closers.add(() => mailer.close());
  const background = createBackground(tools.log);
  closers.add(() => background.close());
  const features = openFeatures({
    ...tools,
    config,
    mailer,
    connection,
    secret,
    background,
    store,
    findOpenRuns: (activity, ids) => live.openRuns(activity, ids),
    runsData: {
      name: 'runs',
      collect: (userid) => live.personalData.collect(userid),
      erase: (userid) => live.personalData.erase(userid),
    },
    liveFigures: () => live.figures(),
  });
  closers.add(() => features.notifications.push.close());
  await makeIndexes(connection);
  await features.notifications.push.keys();
  const shared = { ...tools, metrics, authenticate: features.accounts.authenticate };
  const server = createServer(
    timeouts,
    createHttpApp({
      ...shared,
      config,
      groups: featureRoutes(features, config),
      clientFolder: tools.clientFolder ?? builtClient,
      stopping: closers.closing,
      pingStore: store.ping,
    }),
  );
  closers.add(() => closeHttp(server));
  const activities = runnableActivities(features);
  const live: Live = await createLive({ ...shared, server, connection, secret, activities });
  features.sessions.onEnded((sessionIds) => {
    live.disconnectSessions(sessionIds);
  });
  closers.add(() => {
    drain(server);
    return live.close();
  });
  return { server, features };
};
