import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./device-storage.ts')).deviceStorage;

it('is the storage of the browser, and leaves nothing in it', async () => {
  localStorage.clear();
  expect(await load()).toBe(localStorage);
  expect(localStorage).toHaveLength(0);
});

it('remembers by itself where the browser forbids it', async () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  const storage = await load();
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
  storage.removeItem('theme');
  expect(storage.getItem('theme')).toBeNull();
});

it('the app starts there too', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { startTheme } = await import('../ui/theme.ts');
  startTheme();
  const { useRoot, emptyRoot } = await import('./root/root-store.ts');
  expect(useRoot.getState()).toEqual(emptyRoot);
});
