import { Gauge, type Registry } from 'prom-client';

/** The event loop is looked at so often, in ms. */
const looksEvery = 10;

/** CPU time of this thread, in seconds. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/**
 * How much of its lag the event loop has made itself: the most CPU time that its thread took from one look to the
 * next. Where the lag is long and this is short, the machine gave the process no core. Looked at from when it is
 * asked for the first time.
 */
export const watchLoopWork = (registry: Registry): void => {
  let last: number | null = null;
  let most = 0;
  const look = (): void => {
    const now = worked();
    most = Math.max(most, now - (last ?? now));
    last = now;
  };
  void new Gauge({
    name: 'eventloop_work_max_seconds',
    help: 'Most CPU time of the main thread in one turn of the event loop since this was asked before.',
    registers: [registry],
    aggregator: 'max',
    collect() {
      if (last === null) setInterval(look, looksEvery).unref();
      look();
      this.set(most);
      most = 0;
    },
  });
};
