/**
 * The door to every task: `node scripts/bootstrap.mjs <task> [arguments]`. It needs only Node 20
 * and npm. It installs exactly the lockfile where that is not done yet, and then runs
 * scripts/<task>.ts with the Node 24 that came as the `node` package.
 *
 * @typedef {import('./install-state.mjs').Lockfile} Lockfile
 * @typedef {import('./install-state.mjs').Scope} Scope
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingInstall } from './install-state.mjs';
import { serverFlags } from './node-flags.mjs';
import { runChild } from './run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, 'node_modules', '.bin');
const node24 = join(root, 'node_modules', 'node', 'bin', 'node');

process.exitCode = await main(process.argv[2], process.argv.slice(3));

/**
 * @param {string | undefined} task
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function main(task, args) {
  const oldest = 20;
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    console.error(`Sets needs Node ${oldest} or newer; this is ${process.version}.`);
    return 1;
  }
  if (!task || !existsSync(join(root, 'scripts', `${task}.ts`))) {
    console.error(`There is no task "${task ?? ''}": see "scripts" in package.json.`);
    return 1;
  }
  if (!(await install(task === 'start' ? 'prod' : 'all'))) return 1;
  useGitHooks();
  return runChild(node24, [...serverFlags, join(root, 'scripts', `${task}.ts`), ...args], {
    cwd: root,
    env: taskEnvironment(),
    stdio: 'inherit',
  });
}

/**
 * @param {Scope} scope
 * @returns {Promise<boolean>} whether everything needed is there now
 */
async function install(scope) {
  const wanted = readJson('package-lock.json') ?? {};
  const missing = missingInstall(wanted, readJson('node_modules/.package-lock.json'), scope);
  if (missing !== 'nothing') {
    const count = Object.keys(wanted.packages ?? {}).length;
    console.log(`Installing what package-lock.json names (up to ${count} packages) …`);
    const startedAt = Date.now();
    const tidy = ['--no-audit', '--no-fund', '--loglevel=error'];
    const code = await npm(['ci', missing === 'prod' ? '--omit=dev' : '--include=dev', ...tidy]);
    if (code !== 0) return explainFailure(code);
    console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  }
  return existsSync(node24) || bringNode24();
}

/** An npm that runs no install scripts leaves the `node` package empty; its script fills it. */
async function bringNode24() {
  console.log('Fetching Node 24 …');
  const code = await runChild(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(root, 'node_modules', 'node'),
    stdio: 'inherit',
  });
  return (code === 0 && existsSync(node24)) || explainFailure(code);
}

/** @param {number} code */
function explainFailure(code) {
  console.error(`
npm could not install the packages (exit code ${code}); its own message is above.
  - Sets needs the npm registry only for this step. Is this machine online? Try: npm ping
  - Behind a proxy or a mirror? Look at: npm config get registry, npm config get proxy
  - To start afresh: rm -rf node_modules, then the same command again.`);
  return false;
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return runChild(command, [...first, ...args], { cwd: root, stdio: 'inherit' });
}

/** Tools started by a task find Node 24 first too. */
function taskEnvironment() {
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` };
}

/** In a checkout of a person, not on a build machine; a setting of their own stays. */
function useGitHooks() {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', ['-C', root, ...args]);
  if (git('config', '--get', 'core.hooksPath').status !== 1) return;
  git('config', '--local', 'core.hooksPath', '.githooks');
}

/**
 * @param {string} path from the root
 * @returns {Lockfile | undefined}
 */
function readJson(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
