import { createServer, type Server } from 'node:http';
import type { Agent } from 'node:https';
import { fileURLToPath } from 'node:url';
import type { DemoAccount } from '@sets/shared/about/about.contract.ts';
import { AppError } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import { type Closers, createClosers } from '../core/closers.ts';
import type { Config } from '../core/config.ts';
import type { Limits } from '../core/limits/limits.ts';
import { limitsInMemory } from '../core/limits/memory-limits.ts';
import { limitsInRedis } from '../core/limits/redis-limits.ts';
import type { Log } from '../core/log.ts';
import { createMetrics } from '../core/metrics.ts';
import { ownAddress } from '../core/own-address.ts';
import { keptSecret } from '../core/secret.ts';
import type { Route } from '../core/route.ts';
import type { Team } from '../core/team.ts';
import type { TellConsole } from '../core/tell-console.ts';
import type { Rate } from '../core/window-limiter.ts';
import type { PasswordCost } from '../features/account/sign-in/passwords.ts';
import type { Bounds } from '../live/bounds.ts';
import type { StoredFeed } from '../live/feeds/feeds.ts';
import type { PlaceKind } from '../live/places/place-kind.ts';
import { createLive, type Live } from '../live/live.ts';
import { redisState } from '../live/redis/connection/redis-state.ts';
import { openSharedRedis, type SharedRedis } from '../live/redis/connection/shared-redis.ts';
import type { RunnableActivity } from '../live/runnable-activity.ts';
import { settleDemo } from './demo.ts';
import { openDoorKeys } from './door-keys.ts';
import type { Features } from './features.ts';
import { createHttpApp } from './http-app.ts';
import { answerUnreadable, closeHttp, drain, isForLive, listen, timeouts } from './http-server.ts';
import { giveBackAddresses } from '../features/account/address/give-back-addresses.ts';
import { movePolls } from './move-polls.ts';
import { openOnStore } from './open-on-store.ts';
import { schoolOfRoom } from './school-of-room.ts';
import type { TalkedAbout } from './talked-about.ts';

export interface ServerTools {
  readonly clock: Clock;
  readonly log: Log;
  /** Counts over all processes that serve the same; for one alone where it is not given. */
  readonly limits?: Limits;
  /** Where the built client is. */
  readonly clientFolder?: string;
  /** How the console is told of what must not be in the log; without it nobody is told. */
  readonly tellConsole?: TellConsole;
  /** What a guess at a password costs; tests alone make it cheap. */
  readonly passwordCost?: PasswordCost;
  /** Other bounds of the live engine than the usual ones; for tests. */
  readonly liveBounds?: Partial<Bounds>;
  /** Activities beside those of the features; for tests. */
  readonly moreActivities?: readonly RunnableActivity[];
  /** Feeds beside those of the features; for tests. */
  readonly moreFeeds?: readonly StoredFeed[];
  /** Kinds of places beside those of the features; for tests. */
  readonly morePlaces?: readonly PlaceKind[];
  /** What can be commented on and reported beside what the features have; for tests. */
  readonly talkedAbout?: (ofFeatures: TalkedAbout) => TalkedAbout;
  /** How push services are reached; tests bring one that trusts their own. */
  readonly pushAgent?: Agent;
  /** How often a route may be called; tests alone make that less. */
  readonly rateOf?: (route: Route) => Rate;
  /** The other processes, where this one is not alone behind its port. */
  readonly team?: Team;
}

export interface RunningServer {
  /** The port that it listens on. */
  readonly port: number;
  /** The services, for what stands beside HTTP: the factories of tests. */
  readonly features: Features;
  /** How much is going on in the live engine. */
  readonly figures: Live['figures'];
  /** Feeds in places that are no rooms; for tests. */
  readonly placed: () => Live['placed'];
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
    const { server, features, live, store, demo, at } = await assemble(config, tools, closers);
    await ensureSupportSpace(features, tools.log);
    await features.schools.settle();
    demo.accounts = await settleDemo(
      config.demoData,
      features,
      tools.tellConsole ?? (() => undefined),
    );
    if (config.mail.smtpUrl !== null && config.publicUrl === null) {
      tools.log.warn(
        'Mail is sent without PUBLIC_URL: its links lead to the address of this machine in its network',
      );
    }
    const port = await listen(server, config.port, config.host);
    at.port = port;
    tools.log.info({ port, store: store.kind }, 'listening');
    return {
      port,
      features,
      figures: () => live.figures(),
      placed: () => live.placed,
      close: closers.closeAll,
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};

/** What it is in cannot be read where a newer version has changed it: the rest of the server starts all the same. */
const ensureSupportSpace = async ({ supportSpace }: Features, log: Log): Promise<void> => {
  try {
    await supportSpace.ensure();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ code: error.code }, 'the support space cannot be read');
  }
};

/** Everything, ready to listen. */
const assemble = async (config: Config, tools: ServerTools, closers: Closers) => {
  const demo: { accounts: readonly DemoAccount[] } = { accounts: [] };
  const redis = await openRedis(config, tools, closers);
  const limits = tools.limits ?? (await openLimits(config, tools, redis));
  const at = { port: config.port };
  const given = {
    ...tools,
    limits,
    live: () => live,
    demoAccounts: () => demo.accounts,
    ownAddress: () => ownAddress(config, at.port),
  };
  const opened = await openOnStore(config, given, closers);
  const { api, features, jobs, store } = opened;
  const shared = {
    ...tools,
    limits,
    metrics: createMetrics(),
    authenticate: features.accounts.authenticate,
    calls: features.calls,
  };
  const server = createServer(
    { ...timeouts, shouldUpgradeCallback: isForLive },
    createHttpApp({
      ...shared,
      config,
      doorKeys: await openDoorKeys(config),
      groups: api,
      pictures: features.embedPictures,
      clientFolder: tools.clientFolder ?? builtClient,
      phoneParts: (code) => live.phoneParts(code),
      stopping: closers.closing,
      pingStore: store.ping,
      connections: () => live.figures().connections,
      redisState: redis === null ? undefined : () => redisState(redis.connection),
    }),
  );
  answerUnreadable(server);
  closers.add(() => closeHttp(server));
  await giveBackAddresses(store.connection, () => features.schools.assign());
  await movePolls(store.connection, features, tools.log);
  const live: Live = await openLive({ config, tools, opened, shared, server, redis });
  tellLive(features, live, config);
  closers.add(() => {
    drain(server);
    return live.close();
  });
  const connections = (): number => live.figures().connections;
  const leave = await tools.team?.attach(server, { ...shared, connections });
  if (leave !== undefined) closers.add(leave);
  jobs.start();
  return { server, features, live, store, demo, at };
};

/** What the live engine stands on. */
interface LiveGround {
  readonly config: Config;
  readonly tools: ServerTools;
  readonly opened: Awaited<ReturnType<typeof openOnStore>>;
  readonly shared: Pick<
    Parameters<typeof createLive>[0],
    'clock' | 'log' | 'limits' | 'metrics' | 'authenticate' | 'calls'
  >;
  readonly server: Server;
  readonly redis: SharedRedis | null;
}

const openLive = ({ config, tools, opened, shared, server, redis }: LiveGround): Promise<Live> => {
  const { features, secret, store } = opened;
  return createLive({
    ...shared,
    server,
    connection: store.connection,
    secret,
    redis,
    ...carriedBy(opened, tools),
    presentsIn: (actor, moduleid) => features.spaces.moderates(actor, moduleid),
    schoolOf: (userid) => schoolOfRoom(features, userid),
    embeds: features.embeds,
    liveSessions: (sessionIds) => features.sessions.stillThere(sessionIds),
    site: config,
    newConnectionId: tools.team?.newConnectionId,
    ...(tools.liveBounds === undefined ? {} : { bounds: tools.liveBounds }),
  });
};

/** Whose sessions end, or whose role changes, is another one at once where they are connected. */
const tellLive = ({ sessions, people }: Features, live: Live, { support }: Config): void => {
  sessions.onEnded((sessionIds) => {
    live.disconnectSessions(sessionIds);
  });
  people.onStanding(async (userid, before) => {
    // They may host in the support space, which is its admins': who still is one comes back as such.
    if (before.accountType === 'admin') live.leaveHosting(userid);
    await live.placed.changed({ scope: support.space, userid });
  });
};

/** What the live engine carries: of the features, and of tests. */
const carriedBy = (
  {
    activities,
    feeds,
    places,
  }: Pick<Awaited<ReturnType<typeof openOnStore>>, 'activities' | 'feeds' | 'places'>,
  { moreActivities = [], moreFeeds = [], morePlaces = [] }: ServerTools,
) => ({
  activities: [...activities, ...moreActivities],
  feeds: [...feeds, ...moreFeeds],
  placeKinds: [...places, ...morePlaces],
});

/** What several processes share, where the settings name it. */
const openRedis = async (
  { redisUrl, redisPrefix }: Config,
  { clock, log }: ServerTools,
  closers: Closers,
): Promise<SharedRedis | null> => {
  if (redisUrl === null) return null;
  const redis = await openSharedRedis({ url: redisUrl, prefix: redisPrefix, clock, log });
  closers.add(() => redis.connection.close());
  return redis;
};

const openLimits = async (
  config: Config,
  { clock, log }: ServerTools,
  redis: SharedRedis | null,
): Promise<Limits> => {
  if (redis === null) return limitsInMemory(clock);
  const secret = config.jwtSecret ?? (await keptSecret(config.dataDir));
  return limitsInRedis({ redis: redis.connection, clock, log, secret });
};
