import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { freePort } from './load/free-port.ts';
import { root } from './root.ts';
import { TemporaryFolder } from './temporary-folder.ts';

/** Without `exec` the shell between npm and the product takes the signal for itself. */
it('stops when npm is told to stop, and npm waits for it', { timeout: 120_000 }, async () => {
  using folder = new TemporaryFolder();
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder.path,
      DEMO_DATA: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(npm, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: npm.stdout })) {
    said.push(line);
    if (line.includes('Sets is running.')) npm.kill('SIGTERM');
  }
  await exited;
  expect(said.join('\n')).toContain('Stopping …');
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});
