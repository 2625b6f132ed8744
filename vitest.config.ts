import { defineConfig } from 'vitest/config';
import { nodeFlags } from './scripts/node-flags.mjs';

/**
 * Three files at a time, for the two cores of a build machine: one of them often waits, for a page,
 * a process that starts or a limit of time. A worker goes on with the next file: what is expensive to
 * load or to start is there once for a worker. `CONTRIBUTING.md` says how a test fits into that.
 */
const threeWorkers = {
  maxWorkers: 3,
  // Vitest wants another group for another number of workers: these follow the client's.
  sequence: { groupOrder: 1 },
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
      { test: { ...threeWorkers, name: 'shared', include: ['shared/src/**/*.test.ts'] } },
      {
        test: {
          ...threeWorkers,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
          setupFiles: ['server/test/setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
          // They never wait, and need much memory: one for each core.
          pool: 'vmThreads',
          maxWorkers: 2,
          testTimeout: 20_000,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...threeWorkers,
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
          ...threeWorkers,
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
