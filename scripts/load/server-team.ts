import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessState } from '../../server/src/core/team.ts';
import { childrenOf, hasGone } from './process-tree.ts';
import { type Usage, usageOf } from './process-usage.ts';
import { infoOf } from './redis-link.ts';
import { asOperations, ServerProcess } from './server-process.ts';

const secondsToSettle = 60;
const lookAgainMs = 20;

/** The processes of several that serve as one, by what they do. */
interface Members {
  readonly servers: readonly number[];
  /** Has the store, and starts Redis. */
  readonly keeper: number;
  readonly redis: number;
}

/** CPU time so far, in seconds, by what the processes do. */
export interface SpentCpu {
  readonly servers: number;
  readonly primary: number;
  readonly keeper: number;
  readonly redis: number;
}

/**
 * Several server processes behind one port, as `npm start -- --processes N` starts them: the primary,
 * the servers, and the keeper with the embedded store and a Redis of its own.
 */
export class ServerTeam {
  readonly #primary: ServerProcess;
  readonly #size: number;
  #members: Members = { servers: [], keeper: 0, redis: 0 };
  #gone: readonly number[] = [];
  /** Where their Redis is another's, which is none of them. */
  readonly #othersRedis: string | null;

  /** Resolves when all take people. `othersRedis`: the address of a Redis that is there already. */
  static async start(size: number, othersRedis: string | null = null): Promise<ServerTeam> {
    const ofRedis = othersRedis === null ? {} : { REDIS_URL: othersRedis };
    const settings = { PROCESSES: String(size), ...ofRedis };
    const primary = await ServerProcess.start('src/main.ts', settings);
    const team = new ServerTeam(primary, size, othersRedis);
    try {
      await team.#settled([]);
    } catch (error) {
      await team.end();
      throw error;
    }
    return team;
  }

  private constructor(primary: ServerProcess, size: number, othersRedis: string | null) {
    this.#othersRedis = othersRedis;
    this.#primary = primary;
    this.#size = size;
  }

  get port(): number {
    return this.#primary.port;
  }

  get output(): string {
    return this.#primary.output;
  }

  /** Of all but Redis: what a server that is alone has in one process. The most is a sum of each one's. */
  get usage(): Usage {
    const { servers, keeper } = this.#members;
    const all = [this.#primary.pid, keeper, ...servers].map(usageOf);
    const sum = (of: (usage: Usage) => number): number =>
      all.reduce((total, usage) => total + of(usage), 0);
    return {
      cpuS: sum(({ cpuS }) => cpuS),
      rssMB: sum(({ rssMB }) => rssMB),
      peakRssMB: sum(({ peakRssMB }) => peakRssMB),
    };
  }

  get spent(): SpentCpu {
    const { servers, keeper, redis } = this.#members;
    return {
      servers: servers.reduce((sum, pid) => sum + usageOf(pid).cpuS, 0),
      primary: usageOf(this.#primary.pid).cpuS,
      keeper: usageOf(keeper).cpuS,
      redis: usageOf(redis).cpuS,
    };
  }

  /** Of the Redis that the keeper has started: each start makes a port and a password. */
  get redisUrl(): string {
    return readFileSync(join(this.#primary.dataDir, 'redis', 'address'), 'utf8').trim();
  }

  /** Live connections of each server process. */
  async connections(): Promise<number[]> {
    return (await this.#states()).map(({ connections }) => connections);
  }

  /** As a power cut: all of them at once, Redis too. Resolves when they are gone. */
  async kill(): Promise<void> {
    const { servers, keeper, redis } = this.#members;
    // The primary first, which would start the others again.
    await this.#primary.kill();
    await end([...servers, keeper, redis]);
  }

  /** Starts them again after `kill`; resolves with the seconds until all take people. */
  async boot(): Promise<number> {
    const seconds = await this.#primary.boot();
    return seconds + (await this.#settled([]));
  }

  /** Kills one of the server processes, or Redis, with `kill -9`. Resolves when it is gone. */
  async strike(what: 'server' | 'redis'): Promise<void> {
    const { servers, keeper, redis } = this.#members;
    const victim =
      what === 'redis' ? redis : (servers[Math.floor(Math.random() * servers.length)] ?? 0);
    await end([victim]);
    // What the servers share is gone with Redis: the primary starts everything again.
    this.#gone = what === 'redis' ? [...servers, keeper, redis] : [victim];
  }

  /** Resolves after a strike, with the seconds that it took, when all take people again. */
  recovered(): Promise<number> {
    return this.#settled(this.#gone);
  }

  /** Ends all processes and removes their data. */
  async end(): Promise<void> {
    await this.kill();
    await this.#primary.end();
  }

  /** Resolves, with the seconds that it took, when all take people, and none is one that was `gone`. */
  async #settled(gone: readonly number[]): Promise<number> {
    const startedAt = performance.now();
    for (;;) {
      const members = await this.#look(gone).catch(() => null);
      const seconds = (performance.now() - startedAt) / 1_000;
      if (members !== null) {
        this.#members = members;
        return seconds;
      }
      if (seconds > secondsToSettle) throw new Error('Not all processes take people again.');
      await pause(lookAgainMs);
    }
  }

  /** Who they are, or null while not all take people. Rejects while nobody can say. */
  async #look(gone: readonly number[]): Promise<Members | null> {
    const states = await this.#states();
    const servers = states.flatMap(({ state, pid }) =>
      state === 'ready' && pid !== null && !gone.includes(pid) ? [pid] : [],
    );
    if (servers.length < this.#size) return null;
    const keeper = childrenOf(this.#primary.pid).find((pid) => !servers.includes(pid));
    const isOthers = this.#othersRedis !== null;
    const redis = isOthers ? 0 : Number((await infoOf(this.redisUrl)).get('process_id'));
    if (keeper === undefined || gone.includes(redis)) return null;
    return { servers, keeper, redis };
  }

  async #states(): Promise<readonly ProcessState[]> {
    const response = await fetch(`${this.#primary.address}/health`, {
      // A connection that is kept would lead to the same process each time, also while that dies.
      headers: { ...asOperations.headers, Connection: 'close' },
      signal: AbortSignal.timeout(2_000),
    });
    const { processes } = (await response.json()) as { processes: readonly ProcessState[] };
    return processes;
  }
}

/** As power cuts: resolves when all are gone. */
const end = async (pids: readonly number[]): Promise<void> => {
  for (const pid of pids) if (pid > 0 && !hasGone(pid)) process.kill(pid, 'SIGKILL');
  while (pids.some((pid) => pid > 0 && !hasGone(pid))) await pause(lookAgainMs);
};
