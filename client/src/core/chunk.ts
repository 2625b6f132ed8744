import { tabStorage } from './device-storage.ts';

/** How long a part of the app may take to come, in milliseconds. Fixed by the specification. */
export const chunkPatience = 120_000;

/** A part of the app that did not come: too slow, no network, or replaced by a newer version. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a part of the app. Throws a `ChunkLoadError` where it does not come in time or at all. */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_give, fail) => {
    timer = setTimeout(
      () => fail(new ChunkLoadError(`Nothing came within ${chunkPatience} ms.`)),
      chunkPatience,
    );
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError('It could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
};

const entryOf = (html: Document): string | null =>
  html.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/**
 * Whether the server has a newer app than this page: its document then begins with another script.
 * False where that cannot be found out.
 */
export const isOutdated = async (): Promise<boolean> => {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!response.ok) return false;
    const served = new DOMParser().parseFromString(await response.text(), 'text/html');
    return entryOf(served) !== null && entryOf(served) !== entryOf(document);
  } catch {
    // No network: then what this page has is the best there is.
    return false;
  }
};

const reloadedAt = 'sets.reloaded-at';
/** A reload that did not help is not tried again within this time, in milliseconds. */
const pause = 60_000;

/** Whether this tab may reload by itself now; notes that it does. */
export const takesReload = (now: number = Date.now()): boolean => {
  const last = Number(tabStorage.getItem(reloadedAt) ?? 0);
  if (now - last < pause) return false;
  tabStorage.setItem(reloadedAt, String(now));
  return true;
};
