import { loadChunk } from './chunk.ts';

/** In ms. As soon as there is a network again, it is tried at once. */
const pause = 3_000;

const soon = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    addEventListener('online', go);
  });

/**
 * Loads a part of the page that is not worth breaking it: without a network it is tried again and
 * again, and whoever answers meanwhile goes on. Gives up where `isWanted` says so, and then never
 * settles.
 */
export const untilLoaded = async <Part>(
  load: () => Promise<Part>,
  isWanted = (): boolean => true,
): Promise<Part> => {
  try {
    return await loadChunk(load);
  } catch {
    await soon();
    return isWanted() ? untilLoaded(load, isWanted) : new Promise(() => undefined);
  }
};
