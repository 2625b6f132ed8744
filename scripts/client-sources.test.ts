import { expect, it } from 'vitest';
import { clientFingerprint, fingerprintFile, isClientStale } from './client-sources.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const project = {
  'package-lock.json': '{}',
  'client/index.html': '<html></html>',
  'client/vite.config.ts': '',
  'client/src/main.tsx': 'a',
  'shared/src/core/ids.ts': 'b',
};

function built(): TemporaryFolder {
  const folder = new TemporaryFolder(project);
  folder.write(`client/dist/${fingerprintFile}`, clientFingerprint(folder.path));
  return folder;
}

it('is stale before the first build, and not after it', () => {
  using fresh = new TemporaryFolder(project);
  expect(isClientStale(fresh.path)).toBe(true);
  using folder = built();
  expect(isClientStale(folder.path)).toBe(false);
});

it.each([
  ['the lockfile', 'package-lock.json'],
  ['a page', 'client/index.html'],
  ["Vite's settings", 'client/vite.config.ts'],
  ['a source', 'client/src/main.tsx'],
  ['the contract', 'shared/src/core/ids.ts'],
  ['a new file', 'client/src/features/poll/poll-page.tsx'],
  ['a new picture', 'client/public/icon.svg'],
])('is stale after a change of %s', (_what, path) => {
  using folder = built();
  folder.write(path, 'changed');
  expect(isClientStale(folder.path)).toBe(true);
});

it.each([
  ['a test', 'client/src/main.test.tsx'],
  ['a journey', 'client/e2e/poll.test.ts'],
  ['the server', 'server/src/main.ts'],
  ['the build itself', 'client/dist/index.html'],
])('is not stale after a change of %s', (_what, path) => {
  using folder = built();
  folder.write(path, 'changed');
  expect(isClientStale(folder.path)).toBe(false);
});
