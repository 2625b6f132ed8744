import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./device-storage.ts')).deviceStorage;

it('is the storage of the browser, and leaves nothing in it', async () => {
  localStorage.clear();
  const storage = await load();
  expect(localStorage).toHaveLength(0);
  storage.setItem('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(storage.getItem('theme')).toBe('dark');
  storage.removeItem('theme');
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

it('keeps what no longer fits for this page, and nothing that is out of date', async () => {
  localStorage.clear();
  const storage = await load();
  storage.setItem('root', 'a token');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.setItem('root', 'nobody');
  full.mockRestore();
  expect(storage.getItem('root')).toBe('nobody');
  expect(localStorage.getItem('root')).toBeNull();
  storage.setItem('root', 'somebody');
  expect(localStorage.getItem('root')).toBe('somebody');
  expect(storage.getItem('root')).toBe('somebody');
});

it('the app starts there too', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { startTheme } = await import('../ui/theme.ts');
  startTheme();
  const { useRoot } = await import('./root/root-store.ts');
  const { emptyRoot } = await import('./root/root-state.ts');
  expect(useRoot.getState()).toEqual(emptyRoot);
});
