import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ServerProcess } from './load/server-process.ts';
import { freePort } from './load/free-port.ts';
import { nodeFlags, serverFlags } from './node-flags.mjs';
import { root } from './root.ts';
import { startServer } from './server-process.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const host = '127.0.0.1';

/** Every Node that starts with `env` leaves a line: which script it runs, and with which flags. */
class Register implements Disposable {
  readonly #folder = new TemporaryFolder({ lines: '' });
  readonly env: NodeJS.ProcessEnv;

  constructor(settings: NodeJS.ProcessEnv = {}) {
    this.#folder.write(
      'sign.mjs',
      `import { appendFileSync } from 'node:fs';
      import { isMainThread } from 'node:worker_threads';
      const watches = process.execArgv.includes('--watch');
      const line = JSON.stringify({ script: process.argv[1], flags: process.execArgv });
      if (isMainThread && !watches)
        appendFileSync(new URL('lines', import.meta.url), line + '\\n');`,
    );
    const NODE_OPTIONS = `--import=${pathToFileURL(join(this.#folder.path, 'sign.mjs')).href}`;
    this.env = { ...process.env, CI: '1', DATA_DIR: this.#folder.path, NODE_OPTIONS, ...settings };
  }

  /** The flags of the process that runs this script, once there is one. */
  async flagsOf(script: string): Promise<string[]> {
    for (;;) {
      const lines = readFileSync(join(this.#folder.path, 'lines'), 'utf8').trim().split('\n');
      const found = lines.find((line) => line.includes(`${script}"`));
      if (found) return JSON.parse(found).flags;
      await sleep(20);
    }
  }

  [Symbol.dispose](): void {
    this.#folder[Symbol.dispose]();
  }
}

/** The arguments of a child of this process, as Linux tells them. */
function argumentsOfChild(script: string): string[] | undefined {
  const read = (pid: string, file: string) => {
    const path = `/proc/${pid}/${file}`;
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return readdirSync('/proc')
    .filter((pid) => read(pid, 'status').includes(`\nPPid:\t${process.pid}\n`))
    .map((pid) => read(pid, 'cmdline').split('\0'))
    .find((words) => words.includes(script));
}

it('reach the tasks of npm run', async () => {
  using register = new Register();
  const bootstrap = [join(root, 'scripts/bootstrap.mjs'), 'check', 'no such step'];
  const child = spawn(process.execPath, bootstrap, { env: register.env, stdio: 'ignore' });
  await once(child, 'close');
  expect(await register.flagsOf('scripts/check.ts')).toEqual(serverFlags);
});

it('reach the server of npm start', async () => {
  using register = new Register({ DEMO_DATA: '0' });
  const port = await freePort();
  const logFile = join(register.env['DATA_DIR']!, 'sets.log');
  const server = startServer({ host, port, logFile, env: register.env });
  expect(await server.ready).toBe(true);
  try {
    expect(await register.flagsOf('server/src/main.ts')).toEqual(
      expect.arrayContaining(serverFlags),
    );
  } finally {
    server.stop();
    await server.ended;
  }
});

it('reach both servers of npm run dev', async () => {
  using register = new Register({ HOST: host, PORT: '0' });
  const dev = join(root, 'scripts/dev.ts');
  const child = spawn(process.execPath, [dev], { env: register.env, stdio: 'ignore' });
  const ended = once(child, 'close');
  try {
    expect(await register.flagsOf('server/src/main.ts')).toEqual(
      expect.arrayContaining(serverFlags),
    );
    expect(await register.flagsOf('.bin/vite')).toEqual(nodeFlags);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});

it.runIf(process.platform === 'linux')('reach the server of npm run load', async () => {
  const server = await ServerProcess.start();
  try {
    expect(argumentsOfChild('src/main.ts')).toEqual(expect.arrayContaining(serverFlags));
  } finally {
    await server.end();
  }
});

it('reach the server in the container', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const command = JSON.parse(/^CMD (?<words>.*)$/mu.exec(dockerfile)!.groups!['words']!);
  expect(command).toEqual(['node', ...serverFlags, 'server/src/main.ts']);
});
