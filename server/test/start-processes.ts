import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiledOnce } from '../../scripts/compiled.ts';
import { findRedisServer } from '../../scripts/redis-server.ts';
import type { ProcessState } from '../src/core/team.ts';

/** Between two looks at what only asking shows; a busy machine has better things to do. */
const pauseOfPoll = (): Promise<void> => sleep(50);

/** How long something may take, in ms: well below what a test may, so that it fails with words. */
const patienceMs = 120_000;

/** How many lines of the log are told where something did not come. */
const linesTold = 20;

/** The flag of scripts/node-flags.mjs. */
const flag = '--no-wasm-code-gc';

/** Opens the pages for operations. */
export const operationsToken = 'the token of who runs it';

/** Of a request to them. */
export const asOperations = { headers: { Authorization: `Bearer ${operationsToken}` } } as const;

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The way to programs: first of all to the Redis that the tests use. */
const programs = (): string => {
  const redis = findRedisServer();
  // oxlint-disable-next-line node/no-process-env -- tests have no config
  const path = process.env.PATH ?? '';
  return redis === undefined ? path : dirname(redis) + delimiter + path;
};

interface LogLine {
  readonly msg?: string;
  readonly [field: string]: unknown;
}

/** What `GET /health` says. */
export interface Health {
  readonly status: string;
  readonly processes: readonly ProcessState[];
}

/** `main.ts` as a process of its own, as operations start it, and what it logs. */
export class StartedProcesses {
  readonly #child;
  readonly #lines: LogLine[] = [];
  readonly #watchers = new Set<() => void>();
  /** Resolves with the exit code, once everything that it said is read. */
  readonly ended: Promise<number | null>;
  /** All that it wrote. */
  said = '';
  port = 0;

  constructor(env: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [flag, main], {
      // Nothing of who runs the tests reaches it, but the way to programs.
      // oxlint-disable-next-line node/no-process-env -- tests have no config
      env: {
        PATH: programs(),
        HOST: '127.0.0.1',
        PORT: '0',
        METRICS_TOKEN: operationsToken,
        ...compiledOnce,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#hear(line));
    }
    this.ended = once(this.#child, 'close').then(([code]) => code as number | null);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /**
   * Resolves with the first line of the log, past or future, that says this and counts from `since`.
   * @throws Error with the last lines, where it does not come
   */
  logged(msg: string, since = 0): Promise<LogLine> {
    const said = new Promise<LogLine>((resolve, reject) => {
      const look = (): void => {
        const found = this.#lines.slice(since).find((line) => line.msg === msg);
        if (found === undefined) return;
        this.#watchers.delete(look);
        resolve(found);
      };
      this.#watchers.add(look);
      void this.ended.then(() =>
        reject(new Error(`It ended without saying "${msg}":\n${this.said}`)),
      );
      look();
    });
    return this.#inTime(said, () => `the line "${msg}" from line ${since} on`);
  }

  /** The last line of the log that says this. */
  last(msg: string): LogLine {
    return this.#lines.findLast((line) => line.msg === msg) ?? {};
  }

  /** How many lines it has logged. */
  get lineCount(): number {
    return this.#lines.length;
  }

  /** Resolves when all of them take people. */
  async ready(): Promise<this> {
    this.port = Number((await this.logged('all processes take people'))['port']);
    return this;
  }

  async health(): Promise<Health> {
    return (await (await fetch(`${this.url}/health`, asOperations)).json()) as Health;
  }

  /**
   * How they are, once that is as wanted.
   * @throws Error with how they were last, where that does not come
   */
  async until(wanted: (health: Health) => boolean): Promise<Health> {
    let last: Health | Error | null = null;
    let isAsking = false;
    let isOver = false;
    const look = async (): Promise<Health> => {
      for (;;) {
        isAsking = true;
        last = await this.health().catch((error: Error) => error);
        isAsking = false;
        if (isOver || (!(last instanceof Error) && wanted(last))) return last as Health;
        await pauseOfPoll();
      }
    };
    const toldLast = (): string => (last instanceof Error ? String(last) : JSON.stringify(last));
    try {
      return await this.#inTime(
        look(),
        () => `${String(wanted)}; before: ${toldLast()}; a request waits: ${isAsking}`,
      );
    } finally {
      isOver = true;
    }
  }

  /** Stops them as operations do; resolves with the exit code. */
  stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.ended;
  }

  /** Says what was waited for, and what happened last, where it does not come. */
  async #inTime<Value>(waiting: Promise<Value>, what: () => string): Promise<Value> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const log = this.said.trimEnd().split('\n').slice(-linesTold).join('\n');
      late.reject(new Error(`This did not come: ${what()}. The log ends:\n${log}`));
    }, patienceMs);
    try {
      return await Promise.race([waiting, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(line: string): void {
    this.said += `${line}\n`;
    this.#lines.push(line.startsWith('{') ? (JSON.parse(line) as LogLine) : {});
    for (const watcher of this.#watchers) watcher();
  }
}
