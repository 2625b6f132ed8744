import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureWindowlessChromium } from './chromium.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const browsers = ['chromium', 'chromium-headless-shell', 'other'];

let folder: TemporaryFolder;
const at = (name: string): string => join(folder.path, name);
beforeEach(() => {
  folder = new TemporaryFolder(Object.fromEntries(browsers.map((name) => [name, ''])));
  for (const name of browsers) chmodSync(at(name), 0o755);
  vi.stubEnv('PATH', folder.path);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('CHROMIUM_HEADLESS_PATH', undefined);
  // Nothing may be installed.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder[Symbol.dispose]();
});

it('takes the Chromium without windows before the one with them', () => {
  expect(ensureWindowlessChromium()).toBe(at('chromium-headless-shell'));
});

it('takes the one with windows where it is alone', () => {
  chmodSync(at('chromium-headless-shell'), 0o644);
  expect(ensureWindowlessChromium()).toBe(at('chromium'));
});

it('believes the name of either before the PATH, and its own first', () => {
  vi.stubEnv('CHROMIUM_PATH', at('other'));
  expect(ensureWindowlessChromium()).toBe(at('other'));
  vi.stubEnv('CHROMIUM_HEADLESS_PATH', at('chromium-headless-shell'));
  expect(ensureWindowlessChromium()).toBe(at('chromium-headless-shell'));
});

it('says so where what was named cannot be run', () => {
  vi.stubEnv('CHROMIUM_HEADLESS_PATH', '/nowhere/browser');
  expect(() => ensureWindowlessChromium()).toThrow('CHROMIUM_HEADLESS_PATH is /nowhere/browser');
});
