import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { ensureProgram, findProgram, MissingProgramError } from './debian-program.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const browser = {
  names: ['sets-browser', 'sets-browser-2'],
  variable: 'SETS_BROWSER_PATH',
  debianPackage: 'sets-browser',
};

afterEach(() => vi.unstubAllEnvs());

function programs(...names: string[]): TemporaryFolder {
  const folder = new TemporaryFolder(Object.fromEntries(names.map((name) => [name, ''])));
  for (const name of names) chmodSync(join(folder.path, name), 0o755);
  return folder;
}

it('finds the first of its names in the PATH', () => {
  using folder = programs('sets-browser-2', 'sets-browser');
  vi.stubEnv('PATH', folder.path);
  expect(findProgram(browser)).toBe(join(folder.path, 'sets-browser'));
});

it('believes the variable before the PATH', () => {
  using folder = programs('sets-browser', 'other');
  vi.stubEnv('PATH', folder.path);
  vi.stubEnv('SETS_BROWSER_PATH', join(folder.path, 'other'));
  expect(ensureProgram(browser)).toBe(join(folder.path, 'other'));
});

it('says so when the variable names nothing that runs', () => {
  vi.stubEnv('SETS_BROWSER_PATH', '/nowhere/browser');
  expect(() => ensureProgram(browser)).toThrow(MissingProgramError);
  expect(() => ensureProgram(browser)).toThrow('SETS_BROWSER_PATH is /nowhere/browser');
});

it('names the package where it may not install it', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  vi.stubEnv('PATH', '');
  expect(() => ensureProgram(browser)).toThrow('apt-get install sets-browser');
});
