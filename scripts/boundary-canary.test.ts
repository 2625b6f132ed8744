import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

it('the canary of the boundaries sings: every rule reports its planted violation', () => {
  const canary = join(root, 'scripts', 'boundary-canary.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [canary], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^[1-9]\d* violations planted, 0 faults\.$/mu);
  expect(status).toBe(0);
});
