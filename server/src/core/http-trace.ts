import type { RequestHandler } from 'express';
import type { Histogram } from 'prom-client';
import type { Log } from './log.ts';
import { newId } from './new-id.ts';

interface TraceTools {
  readonly log: Log;
  readonly durations: Histogram<'method' | 'route' | 'status'>;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** Too many to read, too alike to matter. */
const quiet = new Set(['file', '/healthz', '/readyz', '/metrics']);

/**
 * Gives each request an id, and when it is over a log line and its duration to the metrics. Both
 * name the declared route (`/api/polls/:pollid`), never the address that was asked for: there may
 * be a secret in that, and its values would be without end.
 */
export const traceRequests =
  ({ log, durations }: TraceTools): RequestHandler =>
  (request, response, next) => {
    const requestId = newId();
    const startedAt = performance.now();
    response.locals['requestId'] = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const declared: unknown = response.locals['route'];
      const route = typeof declared === 'string' ? declared : 'other';
      const method = methods.has(request.method) ? request.method : 'OTHER';
      const status = response.writableFinished ? response.statusCode : 499;
      durations.observe({ method, route, status }, ms / 1_000);
      const line = { requestId, method, route, status, ms: Math.round(ms * 10) / 10 };
      if (status >= 500) log.warn(line, 'request');
      else if (quiet.has(route)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
