import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { noSuchRoute } from './http-failure.ts';
import { isFromThisMachine } from './this-machine.ts';

export type Metrics = Registry;

/** A registry of this server alone, with what Node tells of the process: memory, CPU, loop lag. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

export const requestDurations = (registry: Metrics): Histogram<'method' | 'route' | 'status'> =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

interface MetricsDoor {
  readonly token: string | null;
  readonly behindProxy: boolean;
}

/**
 * `/metrics` in Prometheus' format: for who sends the token, or without one for this machine alone.
 * To everybody else the page does not exist.
 */
export const metricsPage = (registry: Metrics, door: MetricsDoor): RequestHandler => {
  const opens: (request: Parameters<RequestHandler>[0]) => boolean = (request) => {
    if (door.token !== null) {
      return same(request.get('authorization') ?? '', `Bearer ${door.token}`);
    }
    return isFromThisMachine(request, door);
  };
  return async (request, response, next) => {
    if (!opens(request)) {
      noSuchRoute(request, response, next);
      return;
    }
    response.locals['route'] = '/metrics';
    response.set('Content-Type', registry.contentType).send(await registry.metrics());
  };
};
