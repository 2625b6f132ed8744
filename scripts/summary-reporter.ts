import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { crashedFile, type TestSummary } from './test-summary.ts';

/** A vitest reporter that leaves the counts of the run in the file `$SETS_TEST_SUMMARY`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const path = process.env.SETS_TEST_SUMMARY;
    if (path) writeFileSync(path, JSON.stringify(count(modules, unhandledErrors)));
  }
}

function count(modules: readonly TestModule[], errors: readonly SerializedError[]): TestSummary {
  const crashes = errors.map(({ cause }) => crashedFile(String(cause?.message)));
  const crashed = crashes.filter((file) => file !== null);
  const summary = { passed: 0, failed: errors.length - crashed.length, skipped: 0, crashed };
  for (const module of modules) {
    if (crashed.includes(module.moduleId)) continue;
    let failedHere = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') summary.passed += 1;
      else if (state === 'failed') failedHere += 1;
      else summary.skipped += 1;
    }
    // A file that cannot be loaded, or whose hook fails, has no failed test of its own.
    if (failedHere === 0 && module.state() === 'failed') failedHere = 1;
    summary.failed += failedHere;
  }
  return summary;
}
