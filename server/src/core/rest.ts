import { limits } from '@sets/shared/core/limits.ts';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { addressRange } from './address-range.ts';
import { AppError } from './app-error.ts';
import type { Actor, Authenticate } from './actor.ts';
import type { Clock } from './clock.ts';
import { sendFailure } from './http-failure.ts';
import { parseInput } from './parse.ts';
import type { Route } from './route.ts';
import { createWindowLimiter, type WindowLimiter } from './window-limiter.ts';

interface RestTools {
  readonly authenticate: Authenticate;
  readonly clock: Clock;
}

const readJson = express.json({
  limit: limits.bodyBytes,
  // A packed body could be far larger than it looks.
  inflate: false,
});

/** The body, read only once the caller is known and within the limit. */
const readBody = async (request: Request, response: Response): Promise<unknown> => {
  if (request.is('application/json') === false) {
    throw new AppError('BAD_REQUEST', 'Send JSON, with Content-Type: application/json.');
  }
  await new Promise<void>((resolve, reject) => {
    readJson(request, response, (error?: Error) => {
      if (error === undefined) resolve();
      else reject(explain(error));
    });
  });
  return request.body as unknown;
};

const explain = (error: Error): Error =>
  error instanceof SyntaxError
    ? new AppError('BAD_REQUEST', 'The body is not valid JSON.', { cause: error })
    : error;

const identify = async (request: Request, authenticate: Authenticate): Promise<Actor> => {
  const [, token] =
    /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.get('authorization') ?? '') ?? [];
  const actor = token === undefined ? null : await authenticate(token);
  if (actor === null) throw new AppError('UNAUTHENTICATED', 'Sign in first.');
  return actor;
};

const keepWithin = (limiter: WindowLimiter, key: string): void => {
  const wait = limiter.take(key);
  if (wait > 0) {
    throw new AppError('RATE_LIMITED', 'Too many at once. Wait a moment.', { retryInMs: wait });
  }
};

/** Who it is → how often → what was sent → the feature's policy and service → what may leave. */
const handler = (route: Route, { authenticate, clock }: RestTools): RequestHandler => {
  const limiter = createWindowLimiter(route.limit, clock);
  return async (request, response) => {
    response.locals['route'] = route.path;
    const actor = route.auth === 'bearer' ? await identify(request, authenticate) : null;
    const address = request.ip ?? '';
    keepWithin(limiter, actor?.userid ?? addressRange(address));
    const params = route.params && parseInput(route.params, { ...request.params });
    const query = route.query && parseInput(route.query, { ...request.query });
    const body = route.body && parseInput(route.body, await readBody(request, response));
    const origin = `${request.protocol}://${request.host}`;
    const result = await route.handle({ actor, params, query, body, address, origin });
    response
      .status(route.status ?? 200)
      .set('Cache-Control', 'no-store')
      .json(route.reply.parse(result));
  };
};

/** Mounts the routes; of a path that is known, methods that are not are answered 405. */
export const mountRoutes = (router: Router, routes: readonly Route[], tools: RestTools): void => {
  for (const route of routes) router[route.method](route.path, handler(route, tools));
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method);
    const allowed = methods.map((method) => method.toUpperCase()).join(', ');
    router.all(path, (request, response) => {
      response.locals['route'] = path;
      response.set('Allow', allowed);
      const msg = `${request.method} is not possible here; ${allowed} is.`;
      sendFailure(response, new AppError('BAD_REQUEST', msg), 405);
    });
  }
};
