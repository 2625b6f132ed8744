import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe } from 'vitest';
import { ensureProgram, findProgram, type Program } from '../../scripts/debian-program.ts';
import { type Clock, systemClock } from '../src/core/clock.ts';
import { createLog } from '../src/core/log.ts';
import { connectRedis, type RedisConnection } from '../src/live/redis/connection.ts';
import { oncePerWorker } from './once-per-worker.ts';

const program: Program = {
  names: ['redis-server', 'valkey-server'],
  variable: 'REDIS_SERVER',
  debianPackage: 'redis-server',
};

// oxlint-disable-next-line node/no-process-env -- tests have no config; who builds must not skip
const path = process.env.CI ? ensureProgram(program) : findProgram(program);

/** Groups tests that need a real Redis. Where there is none they are skipped, and the name says so. */
export const describeWithRedis = (name: string, tests: () => void): void => {
  const without = `${name} (skipped: no redis-server here; on Debian: apt-get install redis-server)`;
  describe.skipIf(path === undefined)(path === undefined ? without : name, tests);
};

/** A real Redis for tests. */
export interface TestRedis {
  readonly url: string;
  /** Stops answering, as a machine does that hangs; connections stay. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends at once, as a machine does that loses power. */
  readonly kill: () => Promise<void>;
  /** Starts again on its port, after `kill`. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Whether it keeps what it is told over a restart. */
  readonly appendOnly?: boolean;
}

/** A Redis of its own, in a folder of its own: for who stops it, or empties it. */
export const startRedis = async ({ appendOnly = false }: Options = {}): Promise<TestRedis> => {
  const dir = await mkdtemp(join(tmpdir(), 'sets-redis-'));
  const started = await startOnFreePort(dir, appendOnly);
  const { port } = started;
  let { child } = started;
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    kill,
    restart: async () => {
      const again = await start(dir, port, appendOnly);
      if (again === null) throw new Error(`Port ${port} was taken by somebody else.`);
      child = again;
    },
    close: async () => {
      await kill();
      await rm(dir, { recursive: true, force: true });
    },
  };
};

/** The Redis of this worker: for who keeps to keys under a prefix of its own. */
export const redisOfWorker = oncePerWorker(() => startRedis());

/** A connection to the Redis of this worker with a prefix of its own, or the one given. */
export const connectTestRedis = async (
  parts: { prefix?: string; url?: string; clock?: Clock } = {},
): Promise<RedisConnection> =>
  connectRedis({
    url: parts.url ?? (await redisOfWorker()).url,
    prefix: parts.prefix ?? `${randomUUID()}:`,
    clock: parts.clock ?? systemClock,
    log: createLog('silent'),
  });

/** Redis takes no port 0, so somebody else may be quicker with a free one. */
const startOnFreePort = async (dir: string, appendOnly: boolean) => {
  for (;;) {
    const port = await freePort();
    const child = await start(dir, port, appendOnly);
    if (child !== null) return { port, child };
  }
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};

/** Resolves when it takes commands; with null where the port was taken. */
const start = async (
  dir: string,
  port: number,
  appendOnly: boolean,
): Promise<ChildProcess | null> => {
  if (path === undefined) throw new Error('There is no redis-server here.');
  const settings = { bind: '127.0.0.1', save: '', appendonly: appendOnly ? 'yes' : 'no' };
  const args = Object.entries({ ...settings, port: String(port), dir });
  const child = spawn(
    path,
    args.flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (!line.includes('Ready to accept connections')) continue;
    // What it says from here on is thrown away, so that it never waits for a reader.
    child.stdout.resume();
    return child;
  }
  const log = said.join('\n');
  if (log.includes('Address already in use')) return null;
  throw new Error(`redis-server did not start:\n${log}`);
};
