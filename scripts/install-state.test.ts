import { describe, expect, it } from 'vitest';
import { type LockedPackage, type Lockfile, missingInstall } from './install-state.mjs';

const wanted: Lockfile = {
  packages: {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@sets/server': { link: true },
    'node_modules/express': { version: '5.3.0', integrity: 'sha512-a' },
    'node_modules/vitest': { version: '5.1.1', integrity: 'sha512-b', dev: true },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-c', optional: true },
  },
};

function installed(change: Record<string, LockedPackage | undefined> = {}): Lockfile {
  const packages: Record<string, LockedPackage> = {};
  for (const [path, entry] of Object.entries({ ...wanted.packages, ...change })) {
    if (entry && path.includes('node_modules/')) packages[path] = entry;
  }
  return { packages };
}

const withoutTools = installed({ 'node_modules/vitest': undefined });

describe('missingInstall', () => {
  it('installs what the task needs where there is nothing', () => {
    expect(missingInstall(wanted, undefined, 'prod')).toBe('prod');
    expect(missingInstall(wanted, undefined, 'all')).toBe('all');
  });

  it('installs nothing where the lockfile is installed, with or without optional packages', () => {
    expect(missingInstall(wanted, installed(), 'all')).toBe('nothing');
    expect(missingInstall(wanted, installed(), 'prod')).toBe('nothing');
    const without = installed({ 'node_modules/fsevents': undefined });
    expect(missingInstall(wanted, without, 'all')).toBe('nothing');
  });

  it('is content without the tools for the product, and adds them for anything else', () => {
    expect(missingInstall(wanted, withoutTools, 'prod')).toBe('nothing');
    expect(missingInstall(wanted, withoutTools, 'all')).toBe('all');
  });

  it.each([
    ['another version', { 'node_modules/express': { version: '5.2.0', integrity: 'sha512-a' } }],
    ['another content', { 'node_modules/express': { version: '5.3.0', integrity: 'sha512-z' } }],
    ['a missing package', { 'node_modules/express': undefined }],
    ['a missing workspace', { 'node_modules/@sets/server': undefined }],
    ['a package that nobody asked for', { 'node_modules/left-pad': { version: '1.3.0' } }],
  ])('installs again for %s, and keeps the tools where they were', (_what, change) => {
    expect(missingInstall(wanted, installed(change), 'prod')).toBe('all');
    const product = installed({ ...change, 'node_modules/vitest': undefined });
    expect(missingInstall(wanted, product, 'prod')).toBe('prod');
  });
});
