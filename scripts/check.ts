/**
 * `npm run check`: everything that can be said about the code without running it, one line a step.
 * `npm run check -- lint types` runs only the steps whose name starts so.
 */
import { spawn } from 'node:child_process';
import { root } from './root.ts';

type Step = { name: string; command: string; args: string[] };
type Outcome = { step: Step; ok: boolean; seconds: number; output: string };

const script = (name: string, file: string): Step => ({ name, command: 'node', args: [file] });
const types = (workspace: string): Step => ({
  name: `types ${workspace}`,
  command: 'tsc',
  args: ['-p', workspace],
});

/** The slow ones first, so that two cores end at about the same time. */
const steps: Step[] = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  types('server'),
  types('client'),
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  script('boundaries', 'scripts/check-boundaries.ts'),
  script('canary of the boundaries', 'scripts/boundary-canary.ts'),
  types('scripts'),
  types('shared'),
  types('client/src/sw'),
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  script('deployment files', 'scripts/check-deployment.ts'),
  script('lockfile', 'scripts/check-lockfile.ts'),
  script('machine paths', 'scripts/check-paths.ts'),
  script('licences', 'scripts/check-licences.ts'),
];

function run(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const child = spawn(step.command, step.args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    const end = (ok: boolean) => {
      const seconds = (performance.now() - startedAt) / 1000;
      done({ step, ok, seconds, output: Buffer.concat(chunks).toString() });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

function report({ step, ok, seconds, output }: Outcome): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(26)}${seconds.toFixed(1)} s`);
  if (!ok) console.log(output.trim().replaceAll(/^/gm, '        '));
}

const wanted = process.argv.slice(2);
const queue = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (queue.length === 0) {
  console.error(`No such step. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const outcomes: Outcome[] = [];
async function work(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const outcome = await run(step);
    report(outcome);
    outcomes.push(outcome);
  }
}
await Promise.all([work(), work()]);

const failed = outcomes.filter(({ ok }) => !ok);
console.log(
  failed.length === 0
    ? `All ${outcomes.length} steps are clean.`
    : `${failed.length} of ${outcomes.length} steps failed: ${failed.map(({ step }) => step.name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
