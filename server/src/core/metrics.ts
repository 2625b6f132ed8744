import type { Request, RequestHandler } from 'express';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';
import { noSuchRoute } from './http-failure.ts';
import { watchLoopWork } from './loop-work.ts';
import { sameText } from './same-text.ts';
import type { Measured } from './team.ts';

export type Metrics = Registry;

/** A registry of this server alone, with what Node tells of the process: memory, CPU, loop lag, and what of it is work. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchLoopWork(registry);
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

/** What several processes have measured as one: sums; of the lag of event loops the mean. */
export const sumOf = (measured: readonly Measured[]): Registry =>
  AggregatorRegistry.aggregate(measured.map(({ metrics }) => [...metrics]));

/** What several processes have measured, each value with the label `process`. */
export const labelled = (measured: readonly Measured[]): Registry =>
  AggregatorRegistry.aggregate(
    measured.map(({ process, metrics }) =>
      metrics.map((metric) => withLabel(metric, { process: String(process) })),
    ),
  );

/** Nothing is summed up where no two have the same label, so nothing need be left out either. */
const withLabel = (metric: MetricObject, label: Value['labels']): object => ({
  ...metric,
  aggregator: 'first',
  values: Array.from(valuesOf(metric), (value) =>
    Object.assign({}, value, { labels: { ...value.labels, ...label } }),
  ),
});

interface Value {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
}

/** The types of the library do not know them. */
const valuesOf = (metric: object): readonly Value[] =>
  (metric as { values?: readonly Value[] }).values ?? [];

const opens = (token: string, request: Request): boolean =>
  sameText(request.get('authorization') ?? '', `Bearer ${token}`);

/**
 * A page for whoever runs the server, who sends the token. To everybody else it does not exist, on this machine
 * too: a proxy that stands here makes everybody look as if they were.
 */
export const forOperations =
  (token: string, route: string, page: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (!opens(token, request)) return noSuchRoute(request, response, next);
    response.locals['route'] = route;
    response.set('Cache-Control', 'no-store');
    return page(request, response, next);
  };

/**
 * What all processes have measured, in Prometheus' format.
 * @param together puts them together as one, or side by side
 */
export const metricsPage =
  (
    measured: () => Promise<readonly Measured[]>,
    together: (measured: readonly Measured[]) => Registry,
  ): RequestHandler =>
  async (_request, response) => {
    const registry = together(await measured());
    response.set('Content-Type', registry.contentType).send(await registry.metrics());
  };
