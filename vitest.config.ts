import { defineConfig } from 'vitest/config';
import { nodeFlags } from './scripts/node-flags.mjs';

/**
 * Two files at a time, and a worker that goes on with the next file: what is expensive to load or
 * to start is there once for a worker. `CONTRIBUTING.md` says how a test fits into that.
 */
const twoWorkers = {
  maxWorkers: 2,
  isolate: false,
  execArgv: nodeFlags,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** One project a floor, so that each can be run alone: `npm test -- --project server`. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...twoWorkers, name: 'shared', include: ['shared/src/**/*.test.ts'] } },
      {
        test: {
          ...twoWorkers,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
          setupFiles: ['server/test/setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: './client/vite.config.ts',
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['client/src/**/*.test.{ts,tsx}'],
          setupFiles: ['client/test/setup.ts'],
          // A page for each file, in threads that keep jsdom and React. Threads take no flags of
          // V8: theirs are those of the process, which `npm test` starts with them.
          pool: 'vmThreads',
          maxWorkers: 2,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...twoWorkers,
          name: 'e2e',
          include: ['client/e2e/**/*.test.ts'],
          globalSetup: ['client/e2e/global-setup.ts'],
          setupFiles: ['server/test/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          ...twoWorkers,
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
