import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Gauge } from 'prom-client';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { embeddedStoreOf } from '../core/embedded-store-of.ts';
import { freePort } from '../core/free-port.ts';
import type { Log } from '../core/log.ts';
import { createMetrics, type Metrics } from '../core/metrics.ts';
import type { TellConsole } from '../core/tell-console.ts';
import type { Measured, ProcessState } from '../core/team.ts';
import { askRedis } from './ask-redis.ts';
import { type KeeperProcess, startKeeper } from './keeper-process.ts';
import { findRedis } from './own-redis.ts';
import { pauseAfter } from './pause.ts';
import { Workers } from './workers.ts';

/** How long workers may take to end whose store is gone: nothing more can be acknowledged; in ms. */
const withoutStoreMs = 3_000;

interface PrimaryTools {
  readonly clock: Clock;
  readonly log: Log;
  readonly tellConsole: TellConsole;
}

const redisIsMissing = (processes: number): string =>
  `PROCESSES=${processes} needs Redis, by which the processes know who is in which room. ` +
  'Install it on this machine (Debian, Ubuntu: apt-get install redis-server; macOS: brew install redis), ' +
  'or name one in REDIS_URL. A single process (PROCESSES=1) needs none.';

/** The Redis to start; null where a configured one answers. @throws Error that says what to do */
const redisToStart = async ({ redisUrl, processes, dataDir }: Config) => {
  if (redisUrl !== null) {
    await askRedis(redisUrl, ['PING']).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`The Redis of REDIS_URL cannot be used. ${why}`, { cause: error });
    });
    return null;
  }
  const program = findRedis();
  if (program === null) throw new Error(redisIsMissing(processes));
  return { program, folder: join(dataDir, 'redis') };
};

/** The port of the settings; where that is 0 a free one, which stays the same over every restart. */
const settledPort = async ({ port, host }: Config): Promise<number> =>
  port === 0 ? freePort(host) : port;

/** Everything that one keeper carries: it and the servers end and begin together. */
interface Household {
  readonly keeper: KeeperProcess | null;
  readonly workers: Workers;
}

interface Ground {
  readonly redis: { readonly program: string; readonly folder: string } | null;
  readonly port: number;
  /** Of the sockets by which the servers reach each other. */
  readonly folder: string;
}

/** The process that starts the others and serves nobody itself. */
export class Primary {
  readonly #config: Config;
  readonly #tools: PrimaryTools;
  readonly #ground: Ground;
  readonly #metrics = createMetrics();
  #now: Household | null = null;
  #lastId = 0;
  /** Whether the file with the pid is this one's, and not that of another on the same folder. */
  #isNoted = false;
  #closed: Promise<void> | null = null;
  #founding: Promise<void> = Promise.resolve();

  private constructor(config: Config, tools: PrimaryTools, ground: Ground) {
    this.#config = config;
    this.#tools = tools;
    this.#ground = ground;
    watch(this.#metrics, () => this.#now?.workers.states ?? []);
  }

  /**
   * Starts `config.processes` servers behind one port, and what they share. Resolves when all take
   * people.
   * @throws Error that says why they cannot be started; then nothing is left running
   */
  static async start(config: Config, tools: PrimaryTools): Promise<Primary> {
    const redis = await redisToStart(config);
    const port = await settledPort(config);
    const folder = await mkdtemp(join(tmpdir(), 'sets-'));
    const primary = new Primary(config, tools, { redis, port, folder });
    try {
      await primary.#found();
      await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
      await writeFile(primary.#pidFile, `${process.pid}\n`);
      primary.#isNoted = true;
    } catch (error) {
      await primary.close();
      throw error;
    }
    const { processes } = config;
    tools.log.info({ port, processes, pid: process.pid }, 'all processes take people');
    return primary;
  }

  /** Restarts the server processes one after the other, without a pause for the people. */
  async roll(): Promise<void> {
    await this.#now?.workers.roll();
  }

  /** Ends everything in order: the servers, then what they share. Calling it again waits for the same. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  /** Ends the servers at once. The keeper sees it, and still puts everything on disk. */
  kill(): void {
    this.#now?.workers.kill();
  }

  get #pidFile(): string {
    return join(this.#config.dataDir, 'sets.pid');
  }

  async #close(): Promise<void> {
    await this.#now?.workers.stop();
    await this.#founding.catch(() => {});
    await this.#now?.workers.stop();
    await this.#now?.keeper?.stop();
    await rm(this.#ground.folder, { recursive: true, force: true });
    if (this.#isNoted) await rm(this.#pidFile, { force: true });
  }

  #found(): Promise<void> {
    this.#founding = this.#foundNow();
    return this.#founding;
  }

  async #foundNow(): Promise<void> {
    const { mongodbUri, redisUrl, processes: count } = this.#config;
    const { redis, port, folder } = this.#ground;
    const store = mongodbUri === null ? embeddedStoreOf(this.#config) : null;
    const isKept = store !== null || redis !== null;
    const keeper = isKept ? await startKeeper({ store, redis }) : null;
    if (keeper !== null) {
      this.#tools.log.info({ pid: keeper.pid }, 'what the processes share is ready');
    }
    const common = {
      embeddedUri: keeper?.embeddedUri ?? null,
      redisUrl: redisUrl ?? keeper?.redisUrl ?? '',
      port,
      folder,
    };
    const workers = new Workers({
      ...this.#tools,
      count,
      common,
      nextId: () => ++this.#lastId,
      othersMeasured: () => this.#measured(),
    });
    this.#now = { keeper, workers };
    try {
      const starting = this.#closed === null ? workers.start() : Promise.resolve();
      await (keeper === null ? starting : Promise.race([starting, endOf(keeper)]));
    } catch (error) {
      await workers.stop(0);
      await keeper?.stop();
      throw error;
    }
    void keeper?.ended.then((why) => this.#foundAgain(why));
  }

  /** Without what they share the servers can acknowledge nothing: they end, and all begins anew. */
  async #foundAgain(why: string): Promise<void> {
    if (this.#closed !== null) return;
    const { log, clock } = this.#tools;
    log.error({ reason: why }, 'what the processes share is gone; everything is started again');
    await this.#now?.workers.stop(withoutStoreMs);
    for (let failures = 1; this.#closed === null; failures += 1) {
      try {
        await this.#found();
        return;
      } catch (error) {
        const pauseMs = pauseAfter(failures + 3);
        log.error({ err: error, pauseMs }, 'it could not be started again; another try follows');
        await new Promise<void>((resolve) => void clock.after(pauseMs, resolve));
      }
    }
  }

  async #measured(): Promise<Measured[]> {
    const own: Measured = { process: 'primary', metrics: await this.#metrics.getMetricsAsJSON() };
    const kept = (await this.#now?.keeper?.measure()) ?? null;
    return kept === null ? [own] : [own, kept];
  }
}

/** Rejects when it ends: what has begun without it waits in vain. */
const endOf = async ({ ended }: KeeperProcess): Promise<never> => {
  throw new Error(await ended);
};

const watch = (metrics: Metrics, states: () => readonly ProcessState[]): void => {
  const registers = [metrics];
  void new Gauge({
    name: 'server_processes_ready',
    help: 'Server processes that take people',
    registers,
    collect() {
      this.set(states().filter(({ state }) => state === 'ready').length);
    },
  });
  void new Gauge({
    name: 'server_process_restarts',
    help: 'How often a server process was started again after it had ended unasked',
    registers,
    collect() {
      this.set(states().reduce((sum, { restarts }) => sum + restarts, 0));
    },
  });
};
