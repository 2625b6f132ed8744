/** Builds the client; `npm start`, `npm test` and the tools that measure it build only if stale. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFingerprint, fingerprintFile, isClientStale } from './client-sources.ts';
import { precompress } from './precompress.ts';
import { root } from './root.ts';

export async function buildClientIfStale(): Promise<void> {
  if (isClientStale(root)) await buildClient();
}

/**
 * Builds beside the old build and swaps at the end: a failing build leaves a working one, and two
 * builds at the same time do not mix.
 */
export async function buildClient(): Promise<void> {
  const startedAt = performance.now();
  console.log('Building the client …');
  const fingerprint = clientFingerprint(root);
  const fresh = join(root, '.cache', `client-build-${process.pid}`);
  const dist = join(root, 'client', 'dist');
  try {
    runVite(fresh);
    const compressed = await precompress(fresh);
    writeFileSync(join(fresh, fingerprintFile), fingerprint);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`Built in ${seconds} s, ${compressed} files compressed ahead of time.`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function runVite(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  const { status, error } = spawnSync(
    join(root, 'node_modules', '.bin', 'vite'),
    ['build', 'client', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`vite build ended with code ${status}; see above`);
}
