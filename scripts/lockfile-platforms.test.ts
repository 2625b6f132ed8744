import { describe, expect, it } from 'vitest';
import { type LockPackages, unnamedPackages, withUnnamed } from './lockfile-platforms.ts';

const packages: LockPackages = {
  'node_modules/linter': {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { '@linter/linux-x64-musl': '1.0.0', '@linter/darwin-arm64': '1.0.0' },
  },
  'node_modules/@linter/linux-x64-musl': { version: '1.0.0', optional: true },
  'node_modules/a/node_modules/b': { version: '2.0.0', optionalDependencies: { c: '3.0.0' } },
  'node_modules/a/node_modules/c': { version: '3.0.0', optional: true },
};

describe('unnamedPackages', () => {
  it('finds the binaries that the lockfile does not name, and the machine they are for', () => {
    expect(unnamedPackages(packages)).toEqual({
      'node_modules/@linter/darwin-arm64': {
        version: '1.0.0',
        cpu: ['arm64'],
        dev: true,
        optional: true,
        os: ['darwin'],
      },
    });
  });

  it('knows the C library', () => {
    const { dev: _, ...linter } = packages['node_modules/linter']!;
    const [entry] = Object.values(
      unnamedPackages({ x: { ...linter, optionalDependencies: { 'x-linux-arm-gnueabihf': '1' } } }),
    );
    expect(entry).toMatchObject({ cpu: ['arm'], libc: ['glibc'], os: ['linux'] });
  });

  it('refuses to guess', () => {
    const unclear = { 'node_modules/x': { optionalDependencies: { 'x-extra': '1.0.0' } } };
    expect(() => unnamedPackages(unclear)).toThrow('x-extra');
  });
});

it('withUnnamed names them all and changes nothing else', () => {
  const complete = withUnnamed(packages);
  expect(unnamedPackages(complete)).toEqual({});
  expect(complete).toMatchObject(packages);
});
