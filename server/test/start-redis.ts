import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe } from 'vitest';
import { ensureRedisServer, findRedisServer } from '../../scripts/redis-server.ts';
import { type Clock, systemClock } from '../src/core/clock.ts';
import { createLog } from '../src/core/log.ts';
import { connectRedis, type RedisConnection } from '../src/live/redis/connection/connection.ts';
import { oncePerWorker } from './once-per-worker.ts';
import { freePort } from '../src/core/free-port.ts';

// oxlint-disable-next-line node/no-process-env -- tests have no config; who builds must not skip
const path = process.env.CI ? ensureRedisServer() : findRedisServer();

/** The program of the Redis that the tests use; only where `describeWithRedis` does not skip. */
export const redisProgram = path ?? '';

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
  /** Refuses every write from now on, as where there is no memory left; with `makeRoom` it takes them again. */
  readonly fill: () => Promise<void>;
  readonly makeRoom: () => Promise<void>;
  /** Says something to it, over a connection of its own. */
  readonly tell: (...command: string[]) => Promise<void>;
  readonly ask: <Reply>(...command: string[]) => Promise<Reply>;
  /** Ends at once, as a machine does that loses power. */
  readonly kill: () => Promise<void>;
  /** Starts again on its port, after `kill`. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Whether it keeps what it is told over a restart. */
  readonly appendOnly?: boolean;
  /** Whether it is a cluster of one: it refuses what is not in one slot. */
  readonly cluster?: boolean;
}

/** A Redis of its own, in a folder of its own: for who stops it, or empties it. */
export const startRedis = async (options: Options = {}): Promise<TestRedis> => {
  const dir = await mkdtemp(join(tmpdir(), 'sets-redis-'));
  const started = await startOnFreePort(dir, options);
  const { port } = started;
  let { running } = started;
  const kill = async (): Promise<void> => {
    const { guard, pid } = running;
    if (guard.exitCode !== null || guard.signalCode !== null) return;
    const ended = once(guard, 'exit');
    process.kill(pid, 'SIGKILL');
    await ended;
  };
  const url = `redis://127.0.0.1:${port}`;
  const ask = async <Reply>(...command: string[]): Promise<Reply> => {
    const connection = await connectTestRedis({ url });
    try {
      return await connection.send<Reply>(...command);
    } finally {
      await connection.close();
    }
  };
  const tell = async (...command: string[]): Promise<void> => {
    await ask(...command);
  };
  return {
    url,
    tell,
    ask,
    fill: () => tell('CONFIG', 'SET', 'maxmemory', '1'),
    makeRoom: () => tell('CONFIG', 'SET', 'maxmemory', '0'),
    freeze: () => void process.kill(running.pid, 'SIGSTOP'),
    thaw: () => void process.kill(running.pid, 'SIGCONT'),
    kill,
    restart: async () => {
      const again = await start(dir, port, options);
      if (again === null) throw new Error(`Port ${port} was taken by somebody else.`);
      running = again;
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
const startOnFreePort = async (dir: string, options: Options) => {
  for (;;) {
    const port = await freePort();
    const running = await start(dir, port, options);
    if (running !== null) return { port, running };
  }
};

/**
 * Says the id of the process that it starts. That process ends with it, and with this one: also where
 * this one is killed, and nobody closes anything.
 */
const endsWithThisProcess = `
exec 3<&0
"$@" 3<&- & server=$!
echo "$server"
{ read -r _ <&3; kill -9 "$server"; } >/dev/null 2>&1 &
exec 3<&-
wait "$server"
`;

interface Running {
  readonly guard: ChildProcess;
  /** Of the Redis itself. */
  readonly pid: number;
}

const settingsOf = async ({ appendOnly = false, cluster = false }: Options) => ({
  bind: '127.0.0.1',
  save: '',
  appendonly: appendOnly ? 'yes' : 'no',
  ...(cluster ? { 'cluster-enabled': 'yes', 'cluster-port': String(await freePort()) } : {}),
});

/** Resolves when it takes commands; with null where the port was taken. */
const start = async (dir: string, port: number, options: Options): Promise<Running | null> => {
  if (path === undefined) throw new Error('There is no redis-server here.');
  const settings = { ...(await settingsOf(options)), port: String(port), dir };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const guard = spawn('sh', ['-c', endsWithThisProcess, 'sh', path, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: guard.stdout })) {
    said.push(line);
    // On a busy machine it may say something before its id is told.
    const pid = said.find((each) => /^\d+$/u.test(each));
    const isReady = said.some((each) => each.includes('Ready to accept connections'));
    if (!isReady || pid === undefined) continue;
    // What it says from here on is thrown away, so that it never waits for a reader.
    guard.stdout.resume();
    return { guard, pid: Number(pid) };
  }
  const log = said.join('\n');
  if (log.includes('Address already in use')) return null;
  throw new Error(`redis-server did not start:\n${log}`);
};
