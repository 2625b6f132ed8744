import { keptValues } from '../core/kept-value.ts';
import { unsentPrefix } from './forget-phone.ts';
import type { PhoneStorage } from './phone-storage.ts';
import type { UnsentShelf } from './post-queue.ts';
import { storedUnsentPost } from './unsent-post.migrations.ts';

/**
 * Where what one person posts to one feed waits until the server has it, on this device: each under
 * a key of its own, so that tabs do not write over each other.
 */
export const unsentPosts = (
  storage: PhoneStorage,
  owner: string,
  place: string,
  now: () => number = Date.now,
): UnsentShelf => {
  const prefix = `${unsentPrefix}${owner}:${place}:`;
  const values = keptValues(
    {
      getItem: (key) => storage.get(key),
      setItem: (key, value) => storage.set(key, value),
      removeItem: (key) => storage.remove(key),
    },
    storedUnsentPost,
  );
  return {
    load: () =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => values.find(key) ?? [])
        .toSorted((one, other) => one.at - other.at)
        .map(({ attempt, id, item }) => ({ attempt, id, item })),
    keep: (unsent) => values.keep(`${prefix}${unsent.attempt}`, { ...unsent, at: now() }),
    drop: (attempt) => values.drop(`${prefix}${attempt}`),
  };
};
