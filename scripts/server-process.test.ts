import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from './load/free-port.ts';
import { root } from './root.ts';
import { lastLines, lastWords, startServer } from './server-process.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const host = '127.0.0.1';

async function optionsIn(folder: TemporaryFolder, settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: folder.path, DEMO_DATA: '0', ...settings };
  return { host, port, logFile: join(folder.path, 'sets.log'), env };
}

it('runs the real server until it is told to stop, in good order', async () => {
  using folder = new TemporaryFolder();
  const options = await optionsIn(folder);
  const server = startServer(options);
  expect(await server.ready).toBe(true);
  expect((await fetch(`http://${host}:${options.port}/healthz`)).status).toBe(200);
  server.stop();
  server.stop();
  expect(await server.ended).toBe(0);
  expect(lastLines(options.logFile)).toContain('stopped');
});

it('is told the password of an admin at the start that makes it; the log is not', async () => {
  using folder = new TemporaryFolder();
  const options = await optionsIn(folder, { DEMO_DATA: '1' });
  const told: string[] = [];
  for (const start of ['first', 'second']) {
    const server = startServer({ ...options, onMadeAdmin: ({ password }) => told.push(password) });
    expect(await server.ready, start).toBe(true);
    server.stop();
    await server.ended;
  }
  expect(told).toHaveLength(1);
  expect(await readFile(options.logFile, 'utf8')).not.toContain(told[0]);
});

it('says when the server could not start, and keeps its reason', async () => {
  using folder = new TemporaryFolder();
  const options = await optionsIn(folder, { LOG_LEVEL: 'shout' });
  const server = startServer(options);
  expect(await server.ready).toBe(false);
  expect(await server.ended).not.toBe(0);
  expect(lastLines(options.logFile)).toContain('LOG_LEVEL');
});

it('says in one sentence that another process has the data', async () => {
  using folder = new TemporaryFolder();
  const first = startServer(await optionsIn(folder));
  expect(await first.ready).toBe(true);
  const options = { ...(await optionsIn(folder)), logFile: join(folder.path, 'second.log') };
  const second = startServer(options);
  expect(await second.ready).toBe(false);
  await second.ended;
  expect(lastWords(options.logFile)).toMatch(/^The data folder .* is in use by another process/u);
  first.stop();
  await first.ended;
});

it('is not ready because another server answers at its port', async () => {
  using folder = new TemporaryFolder();
  using other = new TemporaryFolder();
  const options = await optionsIn(folder);
  const first = startServer(options);
  expect(await first.ready).toBe(true);
  const second = startServer({ ...(await optionsIn(other)), port: options.port });
  expect(await second.ready).toBe(false);
  expect(await second.ended).not.toBe(0);
  first.stop();
  await first.ended;
});

it('stops the server in good order when its starter is killed', async () => {
  using folder = new TemporaryFolder();
  const options = await optionsIn(folder);
  const module = JSON.stringify(join(root, 'scripts', 'server-process.ts'));
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `
      const { startServer } = await import(${module});
      await startServer(${JSON.stringify(options)}).ready;
      console.log('ready');`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(starter.stdout, 'data');
  starter.kill('SIGKILL');
  while (!lastLines(options.logFile).includes('"stopped"')) await sleep(20);
  await expect(fetch(`http://${host}:${options.port}/healthz`)).rejects.toThrow('fetch failed');
});
