import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { runChild } from './run-child.mjs';

const node = (code: string) => runChild(process.execPath, ['-e', code], { stdio: 'ignore' });

it('passes on how the program ended', async () => {
  expect(await node('process.exit(0)')).toBe(0);
  expect(await node('process.exit(7)')).toBe(7);
  expect(await node("process.kill(process.pid, 'SIGTERM')")).toBe(128 + 15);
});

it('passes a signal on and waits for the program to end in its own way', async () => {
  const program = `process.on('SIGTERM', () => setTimeout(() => process.exit(5), 50));
    setInterval(() => {}, 1000); console.log('ready');`;
  const module = JSON.stringify(join(root, 'scripts', 'run-child.mjs'));
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { runChild } = await import(${module});
      process.exitCode = await runChild(process.execPath, ['-e', ${JSON.stringify(program)}],
        { stdio: 'inherit' });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(parent.stdout, 'data');
  parent.kill('SIGTERM');
  expect(await once(parent, 'exit')).toEqual([5, null]);
});
