import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, isOutdated, loadChunk, takesReload } from './chunk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  sessionStorage.clear();
});

describe('a part of the app', () => {
  it('is given when it has come', async () => {
    expect(await loadChunk(async () => 'page')).toBe('page');
  });

  it('that does not come within 120 s raises a chunk-load error, and not before', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const never = loadChunk(() => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await never;
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  });

  it('that the browser cannot load raises one too, with its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failed = loadChunk(() => Promise.reject(cause));
    await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
  });
});

describe('a page is outdated', () => {
  const serve = (body: string, status = 200): void =>
    void vi.stubGlobal('fetch', async () => new Response(body, { status }));
  beforeEach(() => {
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  });

  it.each([
    [true, '<script type="module" crossorigin src="/assets/index-new.js"></script>', 200],
    [false, '<script type="module" crossorigin src="/assets/index-old.js"></script>', 200],
    [false, '<h1>Log in to the Wi-Fi</h1>', 200],
    [false, '<script type="module" src="/assets/index-new.js"></script>', 503],
  ])('%s where the server has %s', async (expected, body, status) => {
    serve(body, status);
    expect(await isOutdated()).toBe(expected);
  });

  it('not where there is no network to ask', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await isOutdated()).toBe(false);
  });
});

it('a tab reloads by itself once a minute at most', () => {
  expect(takesReload(1_000_000)).toBe(true);
  expect(takesReload(1_000_001)).toBe(false);
  expect(takesReload(1_059_999)).toBe(false);
  expect(takesReload(1_060_000)).toBe(true);
});
