import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '../node-flags.mjs';
import { root } from '../root.ts';
import { freePort } from './free-port.ts';
import { type Usage, usageOf } from './process-usage.ts';

const secondsToStart = 60;
const lookAgainMs = 20;
/** Of what the server says, the end that is kept for an error message. */
const keptOutput = 4_000;

/** Opens the pages for operations. */
const operationsToken = 'the token of the load test';

/** Of a request to them. */
export const asOperations = { headers: { Authorization: `Bearer ${operationsToken}` } } as const;

/** Settings of the server, by their names. */
export type Settings = Readonly<Record<string, string>>;

/**
 * The real server, as a process of its own on the embedded store, in a data folder that goes when
 * it does. It keeps folder and port over any number of kills.
 */
export class ServerProcess {
  readonly port: number;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'sets-load-'));
  readonly #entry: string;
  readonly #settings: Settings;
  #process: ChildProcess | null = null;
  #output = '';
  readonly #tidy = (): void => {
    this.#process?.kill('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  };

  /** `entry`: what is started, from the folder of the server; `settings`: beside those of the tools. */
  static async start(entry = 'src/main.ts', settings: Settings = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), entry, settings);
    try {
      await server.boot();
    } catch (error) {
      await server.end();
      throw error;
    }
    return server;
  }

  private constructor(port: number, entry: string, settings: Settings) {
    this.port = port;
    this.#entry = entry;
    this.#settings = settings;
    process.once('exit', this.#tidy);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    if (this.#process?.pid === undefined) throw new Error('The server does not run.');
    return this.#process.pid;
  }

  get usage(): Usage {
    return usageOf(this.pid);
  }

  /** Starts the process and resolves, with the seconds that it took, when it is ready for people. */
  async boot(): Promise<number> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [...serverFlags, this.#entry], {
      cwd: join(root, 'server'),
      env: {
        PATH: process.env.PATH,
        // Where it is said, what one start has compiled serves the next ones.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        METRICS_TOKEN: operationsToken,
        DEMO_DATA: '1',
        LOG_LEVEL: 'warn',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const keep = (chunk: Buffer): void => {
      this.#output = (this.#output + chunk.toString()).slice(-keptOutput);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => keep(Buffer.from(error.message)));
    while (!(await this.#isReady())) {
      const seconds = (performance.now() - startedAt) / 1_000;
      if (hasEnded(child) || seconds > secondsToStart) {
        throw new Error(`The server did not start in ${seconds.toFixed(1)} s:\n${this.#output}`);
      }
      await pause(lookAgainMs);
    }
    return (performance.now() - startedAt) / 1_000;
  }

  /** As a power cut: `kill -9`. Resolves when the process is gone. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || hasEnded(child)) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** What the server logged last: warnings and errors. */
  get output(): string {
    return this.#output.trim();
  }

  /** Ends the process and removes its data. */
  async end(): Promise<void> {
    await this.kill();
    this.#tidy();
    process.off('exit', this.#tidy);
  }

  async #isReady(): Promise<boolean> {
    // Until it listens, each look is refused: that is the answer, not a fault.
    const response = await fetch(`${this.address}/readyz`).catch(() => null);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;
