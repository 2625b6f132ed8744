/** Fails when a file imports what .dependency-cruiser.cjs forbids, or when nothing was read. */
import { checkBoundaries } from './boundaries.ts';
import { root } from './root.ts';

const { typescript, violations } = checkBoundaries(root);

for (const { rule, comment, from, to } of violations) {
  console.error(`${from}\n  imports ${to}\n  ${rule}: ${comment}`);
}
if (typescript === 0) console.error('No TypeScript file was read: is @swc/core installed?');
console.log(`${typescript} files read, ${violations.length} violations.`);
process.exitCode = violations.length === 0 && typescript > 0 ? 0 : 1;
