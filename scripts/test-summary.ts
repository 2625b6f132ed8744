/** Counts over all suites; `failed` includes what could not even be collected. */
export type TestSummary = {
  passed: number;
  failed: number;
  skipped: number;
  files: readonly TestedFile[];
};

/** A test file, and how long it took with loading what it imports. */
export type TestedFile = { path: string; seconds: number };

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
  const summary = reported ?? { passed: 0, failed: 0, skipped: 0, files: [] };
  const endedBadly = exitCode !== 0 || !reported;
  return endedBadly && summary.failed === 0 ? { ...summary, failed: 1 } : summary;
}

const slowest = 10;

/**
 * Where the time went: the slowest files, and the sum for each feature. Files run side by side, so
 * the sums come to more than the whole run took.
 */
export function timeLines({ files }: TestSummary): string[] {
  if (files.length === 0) return [];
  const byFeature = new Map<string, number>();
  for (const { path, seconds } of files) {
    const feature = featureOf(path);
    byFeature.set(feature, (byFeature.get(feature) ?? 0) + seconds);
  }
  const features = [...byFeature].toSorted(([, a], [, b]) => b - a);
  return [
    'Slowest files:',
    ...files
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, slowest)
      .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`),
    'Seconds of each feature:',
    `  ${features.map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`).join(', ')}`,
  ];
}

/** The word that a feature has on all floors; for what is no feature, the folder that holds it. */
export function featureOf(path: string): string {
  const [first = '', ...folders] = path.split('/').slice(0, -1);
  if (!['shared', 'server', 'client'].includes(first)) return first;
  const named = folders.find(
    (folder, at) => at > 1 || !['src', 'test', 'features'].includes(folder),
  );
  return named ?? first;
}
