/**
 * `npm test`: every suite, the browser tests in a real Chromium too. Arguments go to vitest
 * (`npm test -- --project server clock`). The last line is `N passed, N failed`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { buildClientIfStale } from './client-build.ts';
import { MissingProgramError } from './debian-program.ts';
import { root } from './root.ts';
import { runChild } from './run-child.mjs';
import { settleSummary, summaryLine, type TestSummary, withSecondRun } from './test-summary.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const environment = { ...process.env };
  try {
    if (includesBrowserTests(args)) {
      environment.CHROMIUM_PATH = ensureChromium();
      await buildClientIfStale();
    }
  } catch (error) {
    console.error(error instanceof MissingProgramError ? error.message : error);
    console.log(summaryLine(settleSummary(undefined, 1)));
    return 1;
  }
  const summary = await runTwiceWhereCrashed(args, environment);
  console.log(summaryLine(summary));
  return summary.failed === 0 ? 0 : 1;
}

/** Only who names other projects can do without a browser. */
function includesBrowserTests(args: string[]): boolean {
  const projects = args.join(' ').match(/--project[ =]\S+/gu) ?? [];
  return projects.length === 0 || projects.some((project) => project.endsWith('e2e'));
}

/**
 * A crash of Node itself under a test says nothing of the test, so that file is run once more. No
 * failed test is ever run again.
 */
async function runTwiceWhereCrashed(
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<TestSummary> {
  const first = await runVitest(args, environment);
  if (first.crashed.length === 0) return first;
  console.log(`Node crashed under ${first.crashed.join(', ')}: once more.`);
  return withSecondRun(first, await runVitest([...first.crashed], environment));
}

async function runVitest(args: string[], environment: NodeJS.ProcessEnv): Promise<TestSummary> {
  const folder = mkdtempSync(join(tmpdir(), 'sets-test-'));
  const summaryFile = join(folder, 'summary.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/summary-reporter.ts'];
  try {
    const exitCode = await runChild('vitest', ['run', ...reporters, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, SETS_TEST_SUMMARY: summaryFile },
    });
    const reported = existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : undefined;
    return settleSummary(reported ? JSON.parse(reported) : undefined, exitCode);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
