/**
 * The process that keeps what the server processes share on one machine: the embedded store, and a
 * Redis where none is configured. Started by the primary; stops when told to, or when that is gone.
 */
import { type Closers, createClosers } from '../core/closers.ts';
import { createMetrics } from '../core/metrics.ts';
import { aliveEveryMs, type FromKeeper, type ToKeeper } from './messages.ts';
import { startOwnRedis } from './own-redis.ts';

const metrics = createMetrics();
const closers: Closers = createClosers();

const tell = (message: FromKeeper): void => {
  if (process.connected) process.send?.(message);
};

const begin = async ({ store: kept, redis }: Extract<ToKeeper, { type: 'begin' }>) => {
  let embeddedUri: string | null = null;
  let redisUrl: string | null = null;
  if (kept !== null) {
    const { startEmbeddedMongo } = await import('../embedded-mongo/start.ts');
    const store = await startEmbeddedMongo(kept);
    closers.add(() => store.close());
    embeddedUri = store.uri;
  }
  if (redis !== null) {
    const own = await startOwnRedis(redis.program, redis.folder);
    closers.add(() => own.close());
    redisUrl = own.url;
    void own.ended.then(() => {
      if (!closers.closing()) fail(new Error('Redis has ended by itself.'));
    });
  }
  tell({ type: 'ready', embeddedUri, redisUrl });
  setInterval(() => tell({ type: 'alive' }), aliveEveryMs).unref();
};

/** Without what it keeps nobody can go on: the primary starts everything again. */
const fail = (error: unknown): void => {
  tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  stop(1);
};

const stop = (code: number): void => {
  const exit = (): never => process.exit(code);
  beginning
    .catch(() => {})
    .then(closers.closeAll)
    .then(exit, exit);
};

let beginning: Promise<void> = Promise.resolve();

process.on('message', (message: ToKeeper) => {
  if (message.type === 'begin') {
    beginning = begin(message);
    beginning.catch(fail);
  } else if (message.type === 'measure') {
    const { ask } = message;
    void metrics
      .getMetricsAsJSON()
      .then((measured) => tell({ type: 'measured', ask, metrics: measured }));
  } else stop(0);
});
process.once('disconnect', () => stop(0));
// Signals to a whole group of processes reach this one too; it is needed until the others have ended.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.channel?.ref();
