import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler, Router } from 'express';
import { AppError } from './app-error.ts';
import { sendFailure } from './http-failure.ts';
import type { ProcessState } from './team.ts';

/** How long the store may take to answer before the server calls itself not ready. */
const patience = 1_000;

interface Readiness {
  readonly stopping: () => boolean;
  /** Rejects when the store does not answer; with an AppError that says what else is wrong. */
  readonly pingStore: () => Promise<void>;
}

const noAnswer = 'The store does not answer.';

/** Why nobody should be sent here because of the store; null where it is well. */
const storeFault = async (pingStore: Readiness['pingStore']): Promise<string | null> => {
  const waiting = new AbortController();
  const late = sleep(patience, noAnswer, { signal: waiting.signal, ref: false }).catch(
    () => noAnswer,
  );
  const answered = pingStore().then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.message : noAnswer),
  );
  const fault = await Promise.race([answered, late]);
  waiting.abort();
  return fault;
};

/**
 * `/healthz`: the process lives. `/readyz`: send people here, for the store answers and nothing stops.
 * Redis is not asked: all servers share it, so nobody would be left to give people their pages, where
 * phones keep what they cannot send.
 */
export const mountHealth = (router: Router, { stopping, pingStore }: Readiness): void => {
  router.get('/healthz', (_request, response) => {
    response.locals['route'] = '/healthz';
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    response.locals['route'] = '/readyz';
    const fault = stopping() ? 'The server is stopping.' : await storeFault(pingStore);
    if (fault === null) response.set('Cache-Control', 'no-store').json({ status: 'ready' });
    else sendFailure(response, new AppError('UNAVAILABLE', fault));
  });
};

/** How the shared Redis is: reached and writing, reached and refusing to (it is full, or a copy), or not reached. */
export type RedisState = () => Promise<'ok' | 'refuses' | 'away'>;

/**
 * `/health`: how all processes are, and whether the one that answers reaches the Redis that they
 * share, if any. 200 while somebody takes people, else 503; `status` is `ok` while all of them do and
 * Redis is reached and takes what is written to it.
 */
export const healthPage =
  (
    states: () => Promise<readonly ProcessState[]>,
    redisState: RedisState | undefined,
  ): RequestHandler =>
  async (_request, response) => {
    const processes = await states();
    const ready = processes.filter(({ state }) => state === 'ready').length;
    const redis = redisState === undefined ? null : await redisState();
    const isWell = ready === processes.length && (redis === null || redis === 'ok');
    const status = isWell ? 'ok' : ready > 0 ? 'degraded' : 'down';
    const shared = redis === null ? {} : { redis };
    response.status(ready > 0 ? 200 : 503).json({ status, ...shared, processes });
  };
