import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAccounts } from './app/demo-accounts.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let dataDir: string;
const running = new Set<ChildProcess>();
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sets-main-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  await rm(dataDir, { recursive: true });
});

/** The server as a process of its own, as `npm start` runs it. */
const run = (settings: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [main], {
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code);
  const said = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /"port":(\d+).*"msg":"listening"/.exec(output)?.[1];
      if (url !== undefined) resolve(`http://127.0.0.1:${url}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return { child, ended, listening: said, output: () => output };
};

const login = async (url: string): Promise<{ token: string }> => {
  const [{ email, password }] = demoAccounts;
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()) as { token: string };
};

const demoPolls = async (url: string, token: string): Promise<{ polls: unknown[] }> => {
  const response = await fetch(`${url}/api/polls?moduleid=personal&topicid=polls`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()) as { polls: unknown[] };
};

// A process takes seconds to start, on a busy machine many.
describe('the server as a process', { timeout: 60_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it in good order', async (signal) => {
    const server = run();
    await server.listening;
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('"msg":"stopped"');
  });

  test('SIGHUP, the word for a restart of several, ends none that is alone', async () => {
    const server = run();
    const url = await server.listening;
    server.child.kill('SIGHUP');
    await vi.waitFor(() => expect(server.output()).toContain('only several processes'), 15_000);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('a session outlives a restart, and the demo data is made once', async () => {
    const first = run({ DEMO_DATA: '1' });
    const url = await first.listening;
    const { token } = await login(url);
    const { polls } = await demoPolls(url, token);
    expect(polls).toHaveLength(2);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = run({ DEMO_DATA: '1' });
    expect(await demoPolls(await second.listening, token)).toEqual({ polls });
    const madeAdmin = /^The admin of the demo: admin@demo\.example, password \S{23}$/m;
    expect(first.output()).toMatch(madeAdmin);
    expect(second.output()).not.toContain('admin@demo');
    const secret = join(dataDir, 'jwt-secret');
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    expect(second.output()).not.toContain(await readFile(secret, 'utf8'));
    second.child.kill('SIGTERM');
    await second.ended;
  });

  test('refuses to boot on settings that do not fit, and says why', async () => {
    const server = run({ PORT: 'eighty', JWT_SECRET: 'hunter2' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT must be a whole number.');
    expect(server.output()).toContain('JWT_SECRET must have at least 32 characters.');
    expect(server.output()).not.toContain('hunter2');
  });

  test('refuses to boot on a port that is in use, and closes its store', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = run({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('EADDRINUSE');
    other.close();
    const second = run();
    await second.listening;
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});
