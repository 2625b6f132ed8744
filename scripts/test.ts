/**
 * `npm test`: every suite, the browser tests in a real Chromium too. Arguments go to vitest
 * (`npm test -- --project server clock`). Before the last line, which is `N passed, N failed`, it says
 * where the time went.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureWindowlessChromium } from './chromium.ts';
import { buildClientIfStale } from './client-build.ts';
import { MissingProgramError } from './debian-program.ts';
import { nodeFlags } from './node-flags.mjs';
import { ensureRedisServer } from './redis-server.ts';
import { compiledOnce } from './compiled.ts';
import { root } from './root.ts';
import { runChild } from './run-child.mjs';
import { settleSummary, summaryLine, type TestSummary, timeLines } from './test-summary.ts';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const environment = { ...process.env };
  try {
    if (includesProject(args, 'e2e')) {
      environment.CHROMIUM_HEADLESS_PATH = ensureWindowlessChromium();
      environment.CHROMIUM_PATH = ensureChromium();
      await buildClientIfStale();
    }
    if (includesProject(args, 'server')) environment.REDIS_SERVER = redisServerIfAny();
  } catch (error) {
    console.error(error instanceof MissingProgramError ? error.message : error);
    console.log(summaryLine(settleSummary(undefined, 1)));
    return 1;
  }
  const summary = await runVitest(args, environment);
  console.log([...timeLines(summary), summaryLine(summary)].join('\n'));
  return summary.failed === 0 ? 0 : 1;
}

/** Only who names other projects can do without what this one needs. */
function includesProject(args: string[], name: string): boolean {
  const projects = args.join(' ').match(/--project[ =]\S+/gu) ?? [];
  return projects.length === 0 || projects.some((project) => project.endsWith(name));
}

/** A build machine must not leave tests out; elsewhere those of Redis are, and say so. */
function redisServerIfAny(): string | undefined {
  try {
    return ensureRedisServer();
  } catch (error) {
    if (process.env.CI || !(error instanceof MissingProgramError)) throw error;
    console.log(`${error.message}\nWithout it, the tests that need a Redis are skipped.`);
    return undefined;
  }
}

async function runVitest(args: string[], environment: NodeJS.ProcessEnv): Promise<TestSummary> {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'sets-test-'));
  const summaryFile = join(folder, 'summary.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/summary-reporter.ts'];
  try {
    const exitCode = await runChild(
      process.execPath,
      [...nodeFlags, vitest, 'run', ...reporters, ...args],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...environment,
          // Threads and processes that tests start load the same code again and again.
          ...compiledOnce,
          // What tests leave behind ends with the run.
          TMPDIR: folder,
          SETS_TEST_SUMMARY: summaryFile,
        },
      },
    );
    const reported = existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : undefined;
    return settleSummary(reported ? JSON.parse(reported) : undefined, exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Where Linux keeps files in memory, if there is room: the stores of the tests commit a hundred
 * thousand times, and each commit waits for the disk. Durability is tested by killing processes,
 * which memory outlives.
 */
function memoryFolder(): string | undefined {
  const folder = '/dev/shm';
  const enough = 1024 ** 3;
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= enough ? folder : undefined;
}
