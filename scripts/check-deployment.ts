/**
 * Lints the Dockerfile and docker-compose.yml, proves what can be proved of them by reading, and fails when a variable of the compose file is not
 * explained in .env.example or the other way round.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './deployment-facts.ts';
import { root } from './root.ts';

/** The compose file is in the order in which one reads it, not in that of the alphabet. */
const orderOfKeys = [
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
].flatMap((rule) => ['--disable-rule', rule]);

const faults = [
  ...lint('dockerfile-utils', 'lint', 'Dockerfile'),
  ...lint('dclint', 'docker-compose.yml', '--max-warnings', '0', ...orderOfKeys),
  ...differences(),
  ...faultsOf({
    compose: textOf('docker-compose.yml'),
    caddyfile: textOf('scripts/deploy/Caddyfile'),
  }),
];

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function lint(tool: string, ...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(
    join(root, 'node_modules', '.bin', tool),
    args,
    { cwd: root, encoding: 'utf8' },
  );
  if (error) return [error.message];
  return status === 0 ? [] : [`${stdout}${stderr}`];
}

function differences(): string[] {
  // `$$` is compose's way to write a dollar sign for the shell in the container.
  const used = namesIn('docker-compose.yml', /(?<!\$)\$\{(?<name>\w+)/gu);
  const explained = namesIn('.env.example', /^(?<name>[A-Z_]+)=/gmu);
  return [
    ...used
      .filter((name) => !explained.includes(name))
      .map((name) => `.env.example does not explain ${name}`),
    ...explained
      .filter((name) => !used.includes(name))
      .map((name) => `docker-compose.yml does not use ${name}`),
  ];
}

function namesIn(file: string, pattern: RegExp): string[] {
  return [...textOf(file).matchAll(pattern)].flatMap(({ groups }) => groups?.['name'] ?? []);
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
