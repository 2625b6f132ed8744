import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { askRedis } from '../../server/src/cluster/ask-redis.ts';
import { ensureRedisServer } from '../redis-server.ts';
import { TemporaryFolder } from '../temporary-folder.ts';
import { freePort } from './free-port.ts';

/** What happens to a Redis while the servers stay. */
export const redisFaults = ['paused', 'full', 'emptied', 'restarted'] as const;
export type RedisFault = (typeof redisFaults)[number];

/** How long a fault lasts, in ms: longer than a server waits for a Redis that does not answer. */
const lastsMs: Record<RedisFault, number> = {
  paused: 10_000,
  full: 3_000,
  emptied: 0,
  restarted: 1_000,
};

const lookAgainMs = 20;
const secondsToStart = 30;

/** A Redis that stands beside the servers, as one of `REDIS_URL`, and fails when it is told to. */
export class ChaosRedis {
  readonly url: string;
  readonly #port: number;
  readonly #folder = new TemporaryFolder();
  #process: ChildProcess | null = null;
  readonly #tidy = (): void => {
    this.#process?.kill('SIGKILL');
    this.#folder[Symbol.dispose]();
  };

  static async start(): Promise<ChaosRedis> {
    const redis = new ChaosRedis(await freePort());
    await redis.#boot();
    return redis;
  }

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
    process.once('exit', this.#tidy);
  }

  /** Fails in this way for its time; resolves with the seconds when it is well again. */
  async suffer(fault: RedisFault): Promise<number> {
    const startedAt = performance.now();
    if (fault === 'paused') this.#process?.kill('SIGSTOP');
    if (fault === 'full') await this.#hold(1);
    if (fault === 'emptied') await askRedis(this.url, ['FLUSHALL']);
    if (fault === 'restarted') await this.#kill();
    await pause(lastsMs[fault]);
    if (fault === 'paused') this.#process?.kill('SIGCONT');
    if (fault === 'full') await this.#hold(0);
    if (fault === 'restarted') await this.#boot();
    return (performance.now() - startedAt) / 1_000;
  }

  /** As a power cut, and started again on what it has on disk. */
  async restart(): Promise<void> {
    await this.#kill();
    await this.#boot();
  }

  async end(): Promise<void> {
    await this.#kill();
    this.#tidy();
    process.off('exit', this.#tidy);
  }

  /** `bytes`: how much it may hold; 0 is as much as it likes. */
  async #hold(bytes: number): Promise<void> {
    await askRedis(this.url, ['CONFIG', 'SET', 'maxmemory', String(bytes)]);
  }

  async #kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async #boot(): Promise<void> {
    const settings = {
      bind: '127.0.0.1',
      port: String(this.#port),
      dir: this.#folder.path,
      save: '',
      appendonly: 'yes',
      'maxmemory-policy': 'noeviction',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    this.#process = spawn(ensureRedisServer(), args, { stdio: 'ignore' });
    const giveUpAt = performance.now() + secondsToStart * 1_000;
    while ((await askRedis(this.url, ['PING']).catch(() => '')) !== '+PONG') {
      if (performance.now() > giveUpAt) throw new Error('Redis did not start.');
      await pause(lookAgainMs);
    }
  }
}
