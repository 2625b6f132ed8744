import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeFlags } from './node-flags.mjs';
import { root } from './root.ts';
import { TemporaryFolder } from './temporary-folder.ts';
import {
  featureOf,
  settleSummary,
  summaryLine,
  type TestSummary,
  timeLines,
} from './test-summary.ts';

/** Runs a real vitest over these test files with the reporter of `npm test`. */
async function summaryOf(files: Record<string, string>): Promise<TestSummary> {
  using folder = new TemporaryFolder(files);
  const path = join(folder.path, 'summary.json');
  const vitest = spawn(
    process.execPath,
    [
      ...nodeFlags,
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--globals',
      `--root=${folder.path}`,
      `--reporter=${join(root, 'scripts', 'summary-reporter.ts')}`,
      ...nodeFlags.map((flag) => `--execArgv=${flag}`),
    ],
    { cwd: root, stdio: 'ignore', env: { ...process.env, SETS_TEST_SUMMARY: path } },
  );
  await once(vitest, 'close');
  return settleSummary(JSON.parse(readFileSync(path, 'utf8')), vitest.exitCode ?? 1);
}

const passing = "test('works', () => {}); test('works too', () => {});";

it('counts what passed, failed and was skipped', async () => {
  const mixed = "test('fails', () => { throw new Error('x'); }); test.skip('later', () => {});";
  const summary = await summaryOf({ 'a.test.ts': passing, 'b.test.ts': mixed });
  expect(summary).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
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
  const clean = { passed: 3, failed: 0, skipped: 0, files: [] };
  expect(settleSummary(undefined, 0).failed).toBe(1);
  expect(settleSummary(clean, 1).failed).toBe(1);
  expect(settleSummary(clean, 0)).toEqual(clean);
  expect(settleSummary({ ...clean, failed: 2 }, 1).failed).toBe(2);
});

it('is one plain line', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0, files: [] })).toBe('3 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2, files: [] })).toBe(
    '3 passed, 1 failed, 2 skipped',
  );
});

it.each(['SIGSEGV', 'SIGTRAP', 'SIGKILL'])(
  'counts a file under which Node ends by %s as failed',
  async (signal) => {
    const crashing = `test('crashes', async () => { process.kill(process.pid, '${signal}'); await new Promise(() => {}); });`;
    const summary = await summaryOf({ 'a.test.ts': passing, 'b.test.ts': crashing });
    expect(summary).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  },
);

it('knows every file that ran, and how long that took', async () => {
  const { files } = await summaryOf({ 'a.test.ts': passing, 'b.test.ts': passing });
  const names = files.map(({ path }) => path.split('/').at(-1));
  expect(new Set(names)).toEqual(new Set(['a.test.ts', 'b.test.ts']));
  for (const { seconds } of files) expect(seconds).toBeGreaterThan(0);
});

it('says which files were the slowest, and the seconds of each feature', () => {
  const named = (path: string, seconds: number) => ({ path, seconds });
  const poll = Array.from({ length: 10 }, (_, at) =>
    named(`client/src/features/poll/part-${at}.test.tsx`, at + 1),
  );
  const files = [
    named('shared/src/poll/poll.test.ts', 0.25),
    ...poll,
    named('client/e2e/a.test.ts', 20),
  ];
  const lines = timeLines({ passed: 1, failed: 0, skipped: 0, files });
  expect(lines).toHaveLength(13);
  expect(lines.slice(0, 3)).toEqual([
    'Slowest files:',
    '   20.0 s  client/e2e/a.test.ts',
    '   10.0 s  client/src/features/poll/part-9.test.tsx',
  ]);
  expect(lines.slice(-3)).toEqual([
    '    2.0 s  client/src/features/poll/part-1.test.tsx',
    'Seconds of each feature:',
    '  poll 55.3, e2e 20.0',
  ]);
  expect(timeLines({ passed: 0, failed: 1, skipped: 0, files: [] })).toEqual([]);
});

it.each([
  ['shared/src/poll/poll.activity.test.ts', 'poll'],
  ['server/src/features/poll/poll.routes.test.ts', 'poll'],
  ['client/src/features/poll/phone/use-buzz.test.ts', 'poll'],
  ['server/src/live/beat.test.ts', 'live'],
  ['server/src/embedded-mongo/store.test.ts', 'embedded-mongo'],
  ['server/test/conformance/conformance.test.ts', 'conformance'],
  ['server/src/main.test.ts', 'server'],
  ['client/e2e/phone-journey.test.ts', 'e2e'],
  ['scripts/load/frames.test.ts', 'scripts'],
])('counts %s to %s', (path, feature) => {
  expect(featureOf(path)).toBe(feature);
});
