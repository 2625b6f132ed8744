/** Counts over all suites; `failed` includes what could not even be collected. */
export type TestSummary = { passed: number; failed: number; skipped: number };

/** The one line that people and machines read. */
export function summaryLine({ passed, failed, skipped }: TestSummary): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/**
 * What really happened, from what the reporter wrote and how vitest ended: a vitest that could not
 * start, or that ended badly although no test failed, is a failure that must be counted.
 */
export function settleSummary(reported: TestSummary | undefined, exitCode: number): TestSummary {
  const summary = reported ?? { passed: 0, failed: 0, skipped: 0 };
  const endedBadly = exitCode !== 0 || !reported;
  return endedBadly && summary.failed === 0 ? { ...summary, failed: 1 } : summary;
}
