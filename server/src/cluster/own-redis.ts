import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

/**
 * Starts a Redis for this machine alone: on a free port of 127.0.0.1, with a password of its own,
 * and with what it knows kept in `folder`. One that a killed process left behind there is ended first.
 *
 * @throws Error with what Redis said
 */
export const startOwnRedis = async (program: string, folder: string): Promise<OwnRedis> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const note = join(folder, 'address');
  const left = await readFile(note, 'utf8').catch(() => '');
  // Nobody answers there any more, as a rule.
  if (left !== '') await askRedis(left, ['SHUTDOWN', 'NOSAVE']).catch(() => {});
  const password = randomBytes(24).toString('hex');
  for (;;) {
    const port = await freePort();
    const url = `redis://:${password}@127.0.0.1:${port}`;
    await writeFile(note, url, { mode: 0o600 });
    const child = await start(program, { port: String(port), requirepass: password, dir: folder });
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
  appendonly: 'yes',
  appendfsync: 'everysec',
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
