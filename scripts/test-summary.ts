/** Counts over all suites; `failed` includes what could not even be collected. */
export type TestSummary = {
  passed: number;
  failed: number;
  skipped: number;
  /** Files whose tests told nothing, because the runtime under them crashed. They count nowhere else. */
  crashed: readonly string[];
};

/** A runtime that ends itself by one of these was at fault itself: no JavaScript can do that. */
const crash = /exited unexpectedly with signal SIG(?:SEGV|TRAP|ILL|BUS) .*running test file (.+)$/;

/** The test file under which the runtime crashed, from what vitest says of it; null for any other error. */
export const crashedFile = (message: string): string | null => crash.exec(message)?.[1] ?? null;

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
  const summary = reported ?? { passed: 0, failed: 0, skipped: 0, crashed: [] };
  const endedBadly = exitCode !== 0 || !reported;
  const isExplained = summary.failed > 0 || summary.crashed.length > 0;
  return endedBadly && !isExplained ? { ...summary, failed: 1 } : summary;
}

/** The summary of a run and of its crashed files run once more. One that crashes again has failed. */
export const withSecondRun = (first: TestSummary, second: TestSummary): TestSummary => ({
  passed: first.passed + second.passed,
  failed: first.failed + second.failed + second.crashed.length,
  skipped: first.skipped + second.skipped,
  crashed: [],
});
