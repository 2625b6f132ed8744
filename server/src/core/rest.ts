import { isFile, isRaw, needsSession } from '@sets/shared/core/call.ts';
import { limits } from '@sets/shared/core/limits.ts';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { addressRange } from './address-range.ts';
import { AppError } from './app-error.ts';
import type { Authenticate, Caller } from './actor.ts';
import { createBoundedByKey } from './bounded.ts';
import type { CallsUnderWay } from './calls-under-way.ts';
import type { Clock } from './clock.ts';
import { sendFailure } from './http-failure.ts';
import { createWithinBodies, type WithinBodies } from './large-bodies.ts';
import type { Limiter, Limits } from './limits/limits.ts';
import { createOneAtATime, type OneAtATime } from './one-at-a-time.ts';
import { parseInput } from './parse.ts';
import {
  type FileContents,
  type FollowedFile,
  type RangedFile,
  type ReplyCookie,
  roleNeeded,
  type Route,
} from './route.ts';
import { sendFile, sendFollowed } from './send-file.ts';
import { sendRange } from './send-range.ts';
import type { Rate } from './window-limiter.ts';

interface RestTools {
  /** Notes what people have under way: an account that goes waits for it. */
  readonly calls: Pick<CallsUnderWay, 'begin'>;
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly limits: Limits;
  /** How often a route may be called, where that is not what it declares: tests come to an end sooner. */
  readonly rateOf?: ((route: Route) => Rate) | undefined;
}

/** How long a caller may take to read a reply, in ms: until then all of it may have to be held. */
export const mostReading = 180_000;

const alreadySending =
  'This file is being sent to you already. Wait until it is there, then try again.';

const jsonReader = (limit: number = limits.bodyBytes): RequestHandler =>
  // A packed body could be far larger than it looks.
  express.json({ limit, inflate: false });

const bytesReader = (limit: number = limits.bodyBytes): RequestHandler =>
  express.raw({ limit, inflate: false, type: () => true });

/** What reads the bodies of a route. */
const bodyReaderOf = ({ body, bodyBytes }: Route): RequestHandler =>
  body !== undefined && isRaw(body) ? bytesReader(body.bytes) : jsonReader(bodyBytes);

const read = (reader: RequestHandler, request: Request, response: Response): Promise<unknown> =>
  new Promise((resolve, reject) => {
    void reader(request, response, (error?: unknown) => {
      if (error === undefined) resolve(request.body as unknown);
      else reject(explain(error));
    });
  });

/** The body, read only once the caller is known and within the limit. */
const readBody = async (
  { body }: Route,
  reader: RequestHandler,
  request: Request,
  response: Response,
): Promise<unknown> => {
  if (body === undefined) return undefined;
  if (isRaw(body)) return read(reader, request, response);
  // An empty body would be read as {}, which is more than was sent.
  if (request.is('application/json') === false || request.get('content-length') === '0') {
    throw new AppError('BAD_REQUEST', 'Send JSON, with Content-Type: application/json.');
  }
  return parseInput(body, await read(reader, request, response));
};

const explain = (error: unknown): unknown =>
  error instanceof SyntaxError
    ? new AppError('BAD_REQUEST', 'The body is not valid JSON.', { cause: error })
    : error;

/** Who calls, as far as the route asks for it. @throws AppError UNAUTHENTICATED, FORBIDDEN */
const identify = async (
  { auth }: Route,
  request: Request,
  authenticate: Authenticate,
): Promise<Caller | null> => {
  if (auth === 'none') return null;
  const [, token] =
    /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(request.get('authorization') ?? '') ?? [];
  const known = token === undefined ? null : await authenticate(token);
  const caller = known?.mustLeave === true && auth !== 'leaving' ? null : known;
  if (caller === null && needsSession(auth)) {
    throw new AppError('UNAUTHENTICATED', 'Log in first.');
  }
  const role = roleNeeded(auth);
  if (role !== null && caller?.accountType !== role) {
    throw new AppError(
      'FORBIDDEN',
      `This needs the account of ${role === 'admin' ? 'an' : 'a'} ${role}.`,
    );
  }
  return caller;
};

const keepWithin = async (limiter: Limiter, key: string): Promise<void> => {
  const wait = await limiter.take(key);
  if (wait > 0) {
    throw new AppError('RATE_LIMITED', 'Too many at once. Wait a moment.', { retryInMs: wait });
  }
};

const cookieSetter =
  ({ secure }: Request, response: Response) =>
  ({ name, value, path, forMs = 0 }: ReplyCookie): void => {
    response.cookie(name, value ?? '', {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path,
      maxAge: value === null ? 0 : forMs,
    });
  };

/** Aborted when the connection of a response closes. */
const goneFrom = (response: Response): AbortSignal => {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once('close', () => gone.abort());
  return gone.signal;
};

/** Resolves when all of a response is sent, or the caller has gone. */
const sent = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });

/** A file that somebody keeps: pages and programs ask for several of the others at once. */
const isLarge = (reply: Route['reply']): boolean =>
  isFile(reply) && reply.isShown !== true && reply.isFollowed !== true && reply.isInRanges !== true;

/**
 * Whoever shows a file in ranges asks for some at once, and a piece of it is held for each: these wait for their
 * turn, whoever reads slowly behind their own.
 */
const rangesAtOnce = { atOnce: 16, waiting: 200, msg: 'Too much is being sent to you already.' };

/** All of what is long is held until its caller has read it. */
const longAtOnce = { atOnce: 2, waiting: 200, msg: 'Too much is being sent to you already.' };

/** How what is large goes to a caller. */
const turnsOf = ({ reply, isLong }: Route): OneAtATime => {
  if (isLong === true) return createBoundedByKey(longAtOnce);
  if (isFile(reply) && reply.isInRanges === true) return createBoundedByKey(rangesAtOnce);
  return isLarge(reply) ? createOneAtATime(alreadySending) : (_client, work) => work();
};

/**
 * Who it is → how often → what was sent → the feature's policy and service → what may leave. Files,
 * which are large, go to each caller one at a time.
 */
const handler = (route: Route, tools: RestTools, withinBodies: WithinBodies): RequestHandler => {
  const { authenticate, clock, rateOf } = tools;
  const rate = rateOf?.(route) ?? route.limit;
  const limiter = tools.limits.window(`${route.method} ${route.path}`, rate);
  const inTurn = turnsOf(route);
  const reader = bodyReaderOf(route);
  const answerCall = async (
    request: Request,
    response: Response,
    { actor, client }: { readonly actor: Caller | null; readonly client: string },
  ): Promise<void> => {
    const address = request.ip ?? '';
    const params = route.params && parseInput(route.params, { ...request.params });
    const query = route.query && parseInput(route.query, { ...request.query });
    const body = await readBody(route, reader, request, response);
    const origin = `${request.protocol}://${request.host}`;
    const header = (name: string): string => request.get(name) ?? '';
    const setCookie = cookieSetter(request, response);
    const call = {
      actor,
      params,
      query,
      body,
      address,
      origin,
      header,
      setCookie,
      get gone() {
        return goneFrom(response);
      },
    };
    const answer = async (): Promise<void> => {
      // Whoever waited for a turn may have gone.
      if (route.isLong === true && response.destroyed) return;
      const result = await route.handle(call);
      // The caller has gone meanwhile.
      if (response.destroyed) return;
      response.once(
        'close',
        clock.after(mostReading, () => response.destroy()),
      );
      await reply(route, request, response, result);
      if (route.isLong === true) await sent(response);
    };
    await inTurn(client, answer);
  };
  return async (request, response) => {
    response.locals['route'] = route.path;
    const actor = await identify(route, request, authenticate);
    const end = actor === null ? null : tools.calls.begin(actor.userid);
    try {
      const client = actor?.userid ?? addressRange(request.ip ?? '');
      await keepWithin(limiter, client);
      await withinBodies(request, client, () => answerCall(request, response, { actor, client }));
    } finally {
      end?.();
    }
  };
};

/** Sends what a route gave, parsed by its schema: what that does not list stays here. */
const reply = async (
  route: Route,
  request: Request,
  response: Response,
  result: unknown,
): Promise<void> => {
  response.status(route.status ?? 200).set('Cache-Control', 'no-store');
  if (!isFile(route.reply)) {
    response.json(route.reply.parse(result));
    return;
  }
  if (route.reply.isFollowed === true) {
    sendFollowed(response, result as FollowedFile, route.reply);
    return;
  }
  if (route.reply.isInRanges === true) {
    await sendRange(request, response, result as RangedFile, route.reply);
    return;
  }
  await sendFile(response, result as FileContents, route.reply);
};

/** Mounts the routes; of a path that is known, methods that are not are answered 405. */
export const mountRoutes = (router: Router, routes: readonly Route[], tools: RestTools): void => {
  const withinBodies = createWithinBodies();
  for (const route of routes) {
    router[route.method](route.path, handler(route, tools, withinBodies));
  }
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
