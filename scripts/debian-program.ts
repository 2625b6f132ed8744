import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Program = {
  /** What it may be called, the best first. */
  names: string[];
  /** The variable that names it outright. */
  variable: string;
  debianPackage: string;
};

/** Nothing that this process may do brings the program; the message says who can, and how. */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError';
}

export function findProgram({ names, variable }: Program): string | undefined {
  const named = process.env[variable];
  if (named) return isExecutable(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Finds the program, or installs its Debian package where this process may: as root, with apt-get.
 *
 * @returns its path
 * @throws {MissingProgramError} where it may not, or apt-get failed
 */
export function ensureProgram(program: Program): string {
  const found = findProgram(program);
  if (found) return found;
  const { debianPackage, variable, names } = program;
  const named = process.env[variable];
  if (named) throw new MissingProgramError(`${variable} is ${named}, which cannot be run.`);
  if (!mayInstall()) {
    throw new MissingProgramError(
      `${names[0]} is missing. On Debian, as root: apt-get install ${debianPackage}. ` +
        `Where it is elsewhere, name it: ${variable}=/path/to/${names[0]}`,
    );
  }
  console.log(`Installing Debian's package ${debianPackage} …`);
  aptGet('update', '-q');
  aptGet('install', '-y', '-q', '--no-install-recommends', debianPackage);
  const installed = findProgram(program);
  if (!installed) throw new MissingProgramError(`${debianPackage} brought no ${names.join(', ')}.`);
  return installed;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
}

function aptGet(...args: string[]): void {
  const { status, error } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error) throw error;
  if (status !== 0) {
    throw new MissingProgramError(
      `apt-get ${args.join(' ')} ended with code ${status}; see above.`,
    );
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
