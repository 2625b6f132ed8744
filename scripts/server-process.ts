import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MadeAdmin, tellsParent, type ToldParent } from '../server/src/core/tell-console.ts';
import { serverFlags } from './node-flags.mjs';
import { root } from './root.ts';

export type ServerProcess = {
  /** Resolves with true when the server takes requests, with false if it ended before. */
  ready: Promise<boolean>;
  /** Resolves with the exit code when the server has ended. */
  ended: Promise<number>;
  /** Asks the server to stop in good order; asking twice is asking once. */
  stop: () => void;
};

type Options = {
  /** Is told of an admin whose password the server has just made; without it nobody is. */
  onMadeAdmin?: (made: MadeAdmin) => void;
  host: string;
  port: number;
  logFile: string;
  env: NodeJS.ProcessEnv;
};

/** Starts server/src/main.ts as a process of its own that logs to `logFile`. */
export function startServer({ host, port, logFile, env, onMadeAdmin }: Options): ServerProcess {
  const log = openLog(logFile);
  const child = spawn(
    process.execPath,
    [
      ...serverFlags,
      '--import',
      join(root, 'scripts', 'stop-with-parent.ts'),
      join(root, 'server/src/main.ts'),
    ],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...env, HOST: host, PORT: String(port), [tellsParent]: '1' },
    },
  );
  let isListening = false;
  child.on('message', (told: ToldParent) => {
    if (told.type === 'listening') isListening = true;
    else onMadeAdmin?.(told);
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? 1);
  let stopping = false;
  return {
    ready: untilReady(child, `${ownAddress(host, port)}/readyz`, () => isListening),
    ended,
    stop: () => {
      if (!stopping) child.kill('SIGTERM');
      stopping = true;
    },
  };
}

/** Where this machine reaches a server that listens on `host`. */
export function ownAddress(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function untilReady(
  child: ChildProcess,
  address: string,
  isListening: () => boolean,
): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    // Another server may answer at this port; 503 until the store of this one answers.
    const answer = isListening() ? await fetch(address).catch(() => undefined) : undefined;
    if (answer?.ok) return true;
    await sleep(40);
  }
  return false;
}

const tooLong = 20 * 1024 * 1024;

/** Appends; a long log is put aside first, one generation of it is kept. */
function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > tooLong) renameSync(path, `${path}.1`);
  return openSync(path, 'a');
}

/** What the server said before it ended. */
export function lastLines(path: string, count = 15): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

/** Why the server ended, in its own words where it said so, or else the last lines of its log. */
export function lastWords(path: string): string {
  const fatal = /^\{"level":"fatal".*?"message":("(?:[^"\\]|\\.)*")/u.exec(lastLines(path, 1));
  return fatal?.[1] === undefined
    ? `The end of ${path}:\n${lastLines(path)}`
    : String(JSON.parse(fatal[1]));
}
