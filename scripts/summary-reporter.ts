import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { root } from './root.ts';
import type { TestedFile, TestSummary } from './test-summary.ts';

/** A vitest reporter that leaves the counts and times of the run in the file `$SETS_TEST_SUMMARY`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const path = process.env.SETS_TEST_SUMMARY;
    if (path) writeFileSync(path, JSON.stringify(count(modules, unhandledErrors)));
  }
}

function count(modules: readonly TestModule[], errors: readonly SerializedError[]): TestSummary {
  const files = modules.map(timed);
  const summary = { passed: 0, failed: errors.length, skipped: 0, files };
  for (const module of modules) {
    let failedHere = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') summary.passed += 1;
      else if (state === 'failed') failedHere += 1;
      // Under a Node that crashed a test stays pending; the crash itself is the failure.
      else if (state === 'skipped') summary.skipped += 1;
    }
    // A file that cannot be loaded, or whose hook fails, has no failed test of its own.
    if (failedHere === 0 && module.state() === 'failed') failedHere = 1;
    summary.failed += failedHere;
  }
  return summary;
}

function timed(module: TestModule): TestedFile {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  const milliseconds =
    environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
  return { path: relative(root, module.moduleId), seconds: milliseconds / 1_000 };
}
