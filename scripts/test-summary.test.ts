import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { TemporaryFolder } from './temporary-folder.ts';
import {
  crashedFile,
  settleSummary,
  summaryLine,
  type TestSummary,
  withSecondRun,
} from './test-summary.ts';

/** Runs a real vitest over these test files with the reporter of `npm test`. */
async function summaryOf(files: Record<string, string>): Promise<TestSummary> {
  using folder = new TemporaryFolder(files);
  const path = join(folder.path, 'summary.json');
  const reporter = `--reporter=${join(root, 'scripts', 'summary-reporter.ts')}`;
  const vitest = spawn(
    join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--globals', '--root', folder.path, reporter],
    { cwd: root, stdio: 'ignore', env: { ...process.env, SETS_TEST_SUMMARY: path } },
  );
  await once(vitest, 'close');
  return settleSummary(JSON.parse(readFileSync(path, 'utf8')), vitest.exitCode ?? 1);
}

const passing = "test('works', () => {}); test('works too', () => {});";

it('counts what passed, failed and was skipped', async () => {
  const mixed = "test('fails', () => { throw new Error('x'); }); test.skip('later', () => {});";
  const summary = await summaryOf({ 'a.test.ts': passing, 'b.test.ts': mixed });
  expect(summary).toEqual({ passed: 2, failed: 1, skipped: 1, crashed: [] });
});

it.each([
  ['cannot be loaded', "import './nowhere.ts';"],
  ['does not parse', 'test('],
  ['holds no test', ''],
  ['fails before its first test', "beforeAll(() => { throw new Error('x'); });"],
])('counts a file that %s as failed', async (_what, text) => {
  const summary = await summaryOf({ 'a.test.ts': passing, 'b.test.ts': text });
  expect(summary).toMatchObject({ passed: 2, failed: 1 });
});

it('counts an error that no test caught', async () => {
  const stray = "test('passes', async () => { void Promise.reject(new Error('stray')); });";
  expect(await summaryOf({ 'a.test.ts': stray })).toMatchObject({ passed: 1, failed: 1 });
});

it('counts a vitest that said nothing, or ended badly, as failed', () => {
  const clean = { passed: 3, failed: 0, skipped: 0, crashed: [] };
  expect(settleSummary(undefined, 0).failed).toBe(1);
  expect(settleSummary(clean, 1).failed).toBe(1);
  expect(settleSummary(clean, 0)).toEqual(clean);
  expect(settleSummary({ ...clean, failed: 2 }, 1).failed).toBe(2);
});

it('is one plain line', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0, crashed: [] })).toBe('3 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2, crashed: [] })).toBe(
    '3 passed, 1 failed, 2 skipped',
  );
});

describe('a runtime that crashes', () => {
  const crashing = (signal: string): string =>
    `test('crashes', async () => { process.kill(process.pid, '${signal}'); await new Promise(() => {}); });`;

  it.each(['SIGSEGV', 'SIGTRAP'])('%s is told apart from a test that fails', async (signal) => {
    const summary = await summaryOf({ 'a.test.ts': passing, 'b.test.ts': crashing(signal) });
    expect(summary).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
    expect(summary.crashed).toEqual([expect.stringMatching(/b\.test\.ts$/)]);
  });

  it('that was killed or ended itself has failed', async () => {
    const killed = await summaryOf({ 'a.test.ts': crashing('SIGKILL') });
    expect(killed).toMatchObject({ failed: 1, crashed: [] });
    expect(crashedFile('Worker exited unexpectedly with exit code 1 in b.test.ts')).toBeNull();
  });

  it('counts by its second run, and has failed where it crashes again', () => {
    const first = { passed: 5, failed: 1, skipped: 0, crashed: ['b.test.ts'] };
    const good = { passed: 2, failed: 0, skipped: 0, crashed: [] };
    expect(withSecondRun(first, good)).toMatchObject({ passed: 7, failed: 1 });
    const bad = { passed: 0, failed: 0, skipped: 0, crashed: ['b.test.ts'] };
    expect(withSecondRun(first, bad)).toMatchObject({ passed: 5, failed: 2 });
  });
});
