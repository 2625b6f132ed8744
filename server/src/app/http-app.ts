import express, { Router, type Express, type RequestHandler } from 'express';
import type { Authenticate } from '../core/actor.ts';
import { mountApiDocs } from '../core/api-docs.ts';
import type { CallsUnderWay } from '../core/calls-under-way.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { healthPage, mountHealth, type RedisState } from '../core/health.ts';
import { answerFailures, noSuchRoute } from '../core/http-failure.ts';
import { traceRequests } from '../core/http-trace.ts';
import type { Limits } from '../core/limits/limits.ts';
import type { Log } from '../core/log.ts';
import { mailCatcherPage } from '../core/mail/mail-catcher-door.ts';
import {
  forOperations,
  labelled,
  metricsPage,
  requestDurations,
  sumOf,
  type Metrics,
} from '../core/metrics.ts';
import { imageDoor } from '../features/embed/image-door.ts';
import type { PictureService } from '../features/embed/picture/picture.service.ts';
import { mountRoutes } from '../core/rest.ts';
import type { Route, RouteGroup } from '../core/route.ts';
import { security } from '../core/security.ts';
import { clientFiles } from '../core/static.ts';
import type { Team } from '../core/team.ts';
import type { Rate } from '../core/window-limiter.ts';
import type { DoorKeys } from './door-keys.ts';

interface HttpTools {
  readonly config: Config;
  readonly doorKeys: DoorKeys;
  readonly log: Log;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly groups: readonly RouteGroup[];
  readonly authenticate: Authenticate;
  readonly calls: Pick<CallsUnderWay, 'begin'>;
  readonly rateOf?: ((route: Route) => Rate) | undefined;
  /** Live results, for pages of others. */
  readonly pictures: PictureService;
  readonly clientFolder: string;
  /** What a phone that comes with a join code has to load beside its page. */
  readonly phoneParts: (code: string) => Promise<readonly string[]>;
  readonly stopping: () => boolean;
  readonly pingStore: () => Promise<void>;
  /** How many live connections this process holds. */
  readonly connections: () => number;
  /** Whether the Redis that several processes share is reached; not given where there is none. */
  readonly redisState?: RedisState | undefined;
  /** The other processes, where this one is not alone. */
  readonly team?: Pick<Team, 'states' | 'measured'> | undefined;
}

/** A process that is alone, as several tell of themselves. */
const alone = ({
  metrics,
  stopping,
  connections,
}: HttpTools): Pick<Team, 'states' | 'measured'> => ({
  states: async () => [
    {
      process: 1,
      pid: process.pid,
      state: stopping() ? 'stopping' : 'ready',
      connections: connections(),
      restarts: 0,
    },
  ],
  measured: async () => [{ process: 1, metrics: await metrics.getMetricsAsJSON() }],
});

/** What is for whoever runs the server. */
const mountOperations = (app: Express, tools: HttpTools): void => {
  const { doorKeys, team = alone(tools) } = tools;
  const page = (path: string, handler: RequestHandler): void => {
    app.get(path, forOperations(doorKeys.operations, path, handler));
  };
  page('/health', healthPage(team.states, tools.redisState));
  page('/metrics', metricsPage(team.measured, sumOf));
  page('/metrics/processes', metricsPage(team.measured, labelled));
};

const api = ({ groups, authenticate, calls, clock, limits, rateOf }: HttpTools): Router => {
  const router = Router({ caseSensitive: true });
  mountRoutes(
    router,
    groups.flatMap((group) => group.routes),
    { authenticate, calls, clock, limits, rateOf },
  );
  mountApiDocs(router, groups);
  router.use('/api', noSuchRoute);
  return router;
};

/** Everything that the server answers over HTTP, in the order in which it is asked. */
export const createHttpApp = (tools: HttpTools): Express => {
  const { config, log, metrics, stopping } = tools;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.use(traceRequests({ log, durations: requestDurations(metrics) }));
  app.use((_request, response, next) => {
    if (stopping()) response.set('Connection', 'close');
    next();
  });
  app.use(security(config.publicUrl));
  mountHealth(app, tools);
  mountOperations(app, tools);
  app.use('/dev/mails', mailCatcherPage(config, { key: tools.doorKeys.mails, clock: tools.clock }));
  app.use(api(tools));
  app.use(imageDoor(tools));
  app.get('/{*page}', clientFiles(tools.clientFolder, tools.phoneParts));
  app.use(noSuchRoute);
  app.use(answerFailures(log));
  return app;
};
