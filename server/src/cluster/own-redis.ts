import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { askRedis } from './ask-redis.ts';
import { freePort } from '../core/free-port.ts';

/** Both speak the same. */
const programs = ['redis-server', 'valkey-server'] as const;

/** The program of a Redis on this machine; null where none is installed. */
export const findRedis = (): string | null =>
  programs.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0) ?? null;

/** A Redis that is a process of ours. */
export interface OwnRedis {
  readonly url: string;
  /** Resolves when it has ended, asked or not. */
  readonly ended: Promise<void>;
  readonly close: () => Promise<void>;
}

/** How long servers whose keeper was killed may take to let go of its Redis, in ms. */
const longestLeavingMs = 10_000;

/** How many others are connected, for EVAL. */
const others =
  "return tonumber(string.match(redis.call('INFO', 'clients'), 'connected_clients:(%d+)')) - 1";

/** Ends a Redis that a killed process has left behind. @throws Error where somebody uses it still */
const endLeft = async (address: string, folder: string, patienceMs: number): Promise<void> => {
  const givesUpAt = performance.now() + patienceMs;
  // Nobody answers there any more, as a rule.
  const countOthers = () => askRedis(address, ['EVAL', others, '0']).catch(() => ':0');
  while ((await countOthers()) !== ':0') {
    if (performance.now() > givesUpAt) {
      throw new Error(`The data folder ${folder} is in use by another process.`);
    }
    await pause(100);
  }
  await askRedis(address, ['SHUTDOWN', 'NOSAVE']).catch(() => {});
};

/**
 * Starts a Redis for this machine alone: on a free port of 127.0.0.1, with a password of its own. It
 * writes nothing to disk: what is in play can be made again, and what limits have counted may be
 * forgotten as in a process that is alone; so no answer outlives its run in a file. Its address is
 * in `folder`; one that a killed process left behind there is ended first.
 *
 * @throws Error with what Redis said, or where others use the Redis of the folder
 */
export const startOwnRedis = async (
  program: string,
  folder: string,
  patienceMs = longestLeavingMs,
): Promise<OwnRedis> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const note = join(folder, 'address');
  const left = await readFile(note, 'utf8').catch(() => '');
  if (left !== '') await endLeft(left, folder, patienceMs);
  const password = randomBytes(24).toString('hex');
  // From before: a Redis that has ended leaves nothing that anybody needs, or should find later.
  await rm(join(folder, 'appendonlydir'), { recursive: true, force: true });
  for (;;) {
    const port = await freePort();
    const url = `redis://:${password}@127.0.0.1:${port}`;
    await writeFile(note, url, { mode: 0o600 });
    const own = { port: String(port), requirepass: password, dir: folder };
    const child = await start(program, own);
    if (child === null) continue;
    const ended = once(child, 'exit').then(() => {});
    return {
      url,
      ended,
      close: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
};

const always = {
  bind: '127.0.0.1',
  appendonly: 'no',
  save: '',
  'maxmemory-policy': 'noeviction',
} as const;

/** Resolves when it takes commands; with null where the port was taken. */
const start = async (
  program: string,
  own: Readonly<Record<'port' | 'requirepass' | 'dir', string>>,
): Promise<ChildProcess | null> => {
  // Out of reach of a Ctrl+C in the terminal: it is needed until the others have ended.
  const child = spawn(program, ['-'], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  // Not as arguments, where everybody on the machine could read the password.
  const lines = Object.entries({ ...always, ...own });
  child.stdin.end(lines.map(([name, value]) => `${name} ${JSON.stringify(value)}\n`).join(''));
  const said: string[] = [];
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    isReady = line.includes('Ready to accept connections');
    if (isReady) break;
  }
  // What it says from here on is thrown away, so that it never waits for a reader.
  child.stdout.resume();
  if (isReady) return child;
  const log = said.join('\n');
  if (log.includes('Address already in use')) return null;
  throw new Error(`${program} could not start:\n${log}`);
};
