import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

export type Violation = { rule: string; comment: string; from: string; to: string };
/** `typescript`: how many TypeScript files were really read; 0 means that nothing was checked. */
export type BoundaryReport = { typescript: number; violations: Violation[] };

type Cruise = {
  modules: { source: string; dependencies: unknown[] }[];
  summary: {
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
    violations: { rule: { name: string }; from: string; to: string }[];
  };
};

/** Reads every import below `folder`, a checkout or something laid out like one. */
export function checkBoundaries(folder: string): BoundaryReport {
  const floors = ['shared', 'server', 'client', 'scripts'].filter((floor) =>
    existsSync(join(folder, floor)),
  );
  const { stdout, stderr, error } = spawnSync(
    join(root, 'node_modules', '.bin', 'depcruise'),
    ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...floors],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (error) throw error;
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed:\n${stdout}${stderr}`);
  return readReport(JSON.parse(stdout));
}

/** A TypeScript file counts as read when at least one import of it was seen. */
function readReport({ modules, summary }: Cruise): BoundaryReport {
  const comments = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    typescript: modules.filter(
      ({ source, dependencies }) => /\.tsx?$/u.test(source) && dependencies.length > 0,
    ).length,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      comment: comments.get(rule.name) ?? '',
      from,
      to,
    })),
  };
}
