import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { childrenOf, hasGone, readKin } from './process-tree.ts';

it('reads state and parent also where the name holds blanks and parentheses', () => {
  expect(readKin('7 (node (a) b) Z 42 7 7')).toEqual({ state: 'Z', parent: 42 });
});

it('knows who lives, and whose child it is', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(childrenOf(process.pid)).toContain(pid);
  expect(hasGone(pid)).toBe(false);
  child.stdin.end();
  await once(child, 'exit');
  expect(hasGone(pid)).toBe(true);
  expect(childrenOf(process.pid)).not.toContain(pid);
});
