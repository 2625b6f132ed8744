/**
 * The canary: plants one violation of every rule of .dependency-cruiser.cjs in a small project of
 * its own and fails unless each is reported, and unless a clean one is reported clean. A check
 * that cannot fail checks nothing.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBoundaries } from './boundaries.ts';

/** Rule → the file that breaks it and what that file imports. */
const violations: Record<string, [file: string, imports: string]> = {
  'shared-imports-only-zod': ['shared/src/poll/poll.activity.ts', 'node:fs'],
  'shared-layers': ['shared/src/live/run.ts', '../poll/poll.contract.ts'],
  'shared-features-are-islands': ['shared/src/poll/poll.activity.ts', '../quiz/quiz.contract.ts'],
  'client-never-server': ['client/src/live/socket.ts', '../../../server/src/live/ledger.ts'],
  'server-never-client': ['server/src/live/ledger.ts', '../../../client/src/live/socket.ts'],
  'server-features-imports-nothing-above': [
    'server/src/features/poll/poll.routes.ts',
    '../../app/app.ts',
  ],
  'server-live-imports-nothing-above': [
    'server/src/live/ledger.ts',
    '../features/poll/poll.routes.ts',
  ],
  'server-core-imports-nothing-above': ['server/src/core/config.ts', '../live/ledger.ts'],
  'client-features-imports-nothing-above': [
    'client/src/features/poll/poll-page.tsx',
    '../../app/app.ts',
  ],
  'client-live-imports-nothing-above': [
    'client/src/live/socket.ts',
    '../features/poll/poll-page.tsx',
  ],
  'client-core-imports-nothing-above': ['client/src/core/words.ts', '../live/socket.ts'],
  'server-features-are-islands': [
    'server/src/features/quiz/quiz.routes.ts',
    '../poll/poll.routes.ts',
  ],
  'client-features-are-islands': [
    'client/src/features/quiz/quiz-page.tsx',
    '../poll/poll-page.tsx',
  ],
  'ui-is-drawn-from-props': ['client/src/ui/button.tsx', '@sets/shared/poll/poll.contract.ts'],
  'core-and-live-draw-nothing': ['client/src/live/socket.ts', '../ui/button.tsx'],
  'embedded-store-stands-alone': ['server/src/embedded-mongo/server.ts', '../live/ledger.ts'],
  'embedded-store-is-spoken-to-over-its-wire': [
    'server/src/live/ledger.ts',
    '../embedded-mongo/server.ts',
  ],
  'model-only-by-its-service': ['server/src/features/poll/poll.routes.ts', './poll.model.ts'],
  'model-only-by-its-own-feature': [
    'server/src/features/poll/poll.service.ts',
    '../account/account.model.ts',
  ],
  'product-without-tools': ['client/src/core/words.ts', 'some-tool'],
  'pictures-are-read-without-a-memory': ['server/src/features/account/account.service.ts', 'sharp'],
  'cases-are-for-tests': ['server/src/features/poll/poll.routes.ts', './poll.cases.ts'],
  'no-cycles': ['server/src/core/clock.ts', './config.ts'],
  resolvable: ['client/src/core/words.ts', './nowhere.ts'],
};

/** What others stand on does not stand on them: ground features, too, keep to the rule. */
const groundViolations: [rule: string, file: string, imports: string][] = [
  [
    'shared-features-are-islands',
    'shared/src/question/question-kinds.ts',
    '../quiz/quiz.contract.ts',
  ],
  [
    'client-features-are-islands',
    'client/src/features/question/answer-parts.tsx',
    '../quiz/quiz-page.tsx',
  ],
  [
    'client-features-are-islands',
    'client/src/features/stage/screen-page.tsx',
    '../quiz/quiz-page.tsx',
  ],
  // What is ground on the client is none elsewhere.
  [
    'server-features-are-islands',
    'server/src/features/poll/poll.service.ts',
    '../stage/stage.routes.ts',
  ],
];

/** The clean project: each file, and what it may import. */
const project: Record<string, string[]> = {
  'shared/src/core/ids.ts': ['zod'],
  'shared/src/live/run.ts': ['../core/ids.ts'],
  'shared/src/question/question-kinds.ts': ['../core/ids.ts'],
  'shared/src/poll/poll.contract.ts': [
    '../core/ids.ts',
    '../live/run.ts',
    '../question/question-kinds.ts',
  ],
  'shared/src/poll/poll.activity.ts': ['./poll.contract.ts'],
  'shared/src/quiz/quiz.contract.ts': ['zod'],
  'server/src/core/config.ts': ['./clock.ts'],
  'server/src/core/clock.ts': ['node:perf_hooks'],
  'server/src/live/ledger.ts': ['../core/config.ts', '@sets/shared/live/run.ts'],
  'server/src/embedded-mongo/server.ts': ['../core/config.ts'],
  'server/src/features/account/account.model.ts': ['zod'],
  'server/src/features/account/account.service.ts': ['./account.model.ts'],
  'server/src/features/poll/poll.model.ts': ['zod'],
  'server/src/features/poll/poll.service.ts': ['./poll.model.ts'],
  'server/src/features/poll/poll.routes.ts': ['./poll.service.ts', '../account/account.service.ts'],
  'server/src/features/poll/poll.cases.ts': ['zod'],
  'server/src/features/quiz/quiz.routes.ts': ['../../live/ledger.ts'],
  'server/src/features/stage/stage.routes.ts': ['../../live/ledger.ts'],
  'server/src/app/app.ts': ['../features/poll/poll.routes.ts', '../embedded-mongo/server.ts'],
  'server/src/main.ts': ['./app/app.ts'],
  'client/src/core/words.ts': ['zod'],
  'client/src/ui/button.tsx': ['../core/words.ts'],
  'client/src/live/socket.ts': ['../core/words.ts', '@sets/shared/live/run.ts'],
  'client/src/features/question/answer-parts.tsx': ['../../ui/button.tsx'],
  'client/src/features/stage/screen-page.tsx': ['../../ui/button.tsx', '../../live/socket.ts'],
  'client/src/features/poll/poll-page.tsx': [
    '../../ui/button.tsx',
    '../../live/socket.ts',
    '../question/answer-parts.tsx',
    '../stage/screen-page.tsx',
  ],
  'client/src/features/quiz/quiz-page.tsx': ['../../ui/button.tsx'],
  'client/src/app/app.ts': ['../features/poll/poll-page.tsx'],
  'client/src/main.tsx': ['./app/app.ts'],
};

type Rules = { forbidden: { name: string }[] };
const rules: Rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** Builds such a project, says as `rule file` what is found in it, and clears it away. */
function findIn(files: Record<string, string[]>): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sets-canary-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    for (const [path, imports] of Object.entries(files)) {
      // Only types are imported: even those must be seen.
      write(path, imports.map((from) => `import type {} from '${from}';\n`).join(''));
    }
    const manifest = {
      dependencies: { zod: '*', sharp: '*' },
      devDependencies: { 'some-tool': '*' },
    };
    for (const floor of ['shared', 'server', 'client']) {
      write(
        `${floor}/package.json`,
        JSON.stringify({ ...manifest, exports: { './*': './src/*' } }),
      );
    }
    for (const name of ['zod', 'sharp', 'some-tool']) write(`node_modules/${name}/index.js`, '');
    mkdirSync(join(folder, 'node_modules', '@sets'));
    symlinkSync(join(folder, 'shared'), join(folder, 'node_modules', '@sets', 'shared'));

    const { typescript, violations: found } = checkBoundaries(folder);
    const count = Object.keys(files).length;
    if (typescript < count) throw new Error(`only ${typescript} of ${count} files were read`);
    return new Set(found.map(({ rule, from }) => `${rule} ${from}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const planted = [
  ...Object.entries(violations).map(([rule, [file, imports]]) => [rule, file, imports] as const),
  ...groundViolations,
];

function withViolations(): Record<string, string[]> {
  const files = structuredClone(project);
  for (const [, file, imports] of planted) files[file]?.push(imports);
  return files;
}

const faults = [...findIn(project)].map((found) => `said of the clean project: ${found}`);
const found = findIn(withViolations());
for (const { name } of rules.forbidden) {
  if (violations[name] === undefined) faults.push(`${name}: no violation is planted for this rule`);
}
for (const [rule, file, imports] of planted) {
  if (!found.has(`${rule} ${file}`))
    faults.push(`${rule}: ${file} imports ${imports}, and nobody said so`);
}

for (const fault of faults) console.error(fault);
console.log(`${planted.length} violations planted, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
