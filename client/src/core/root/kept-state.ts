import * as z from 'zod/mini';
import type { PersistStorage, StateStorage, StorageValue } from 'zustand/middleware';

/** How long what was kept is waited for, in milliseconds. Fixed by the specification. */
export const patience = 5_000;

const afterPatience = (): Promise<null> =>
  new Promise((give) => {
    setTimeout(give, patience, null);
  });

const envelope = z.object({ state: z.unknown(), version: z.optional(z.number()) });

/** What was written, or null where it is no JSON of ours: the app then begins anew. */
const read = (text: string | null): StorageValue<unknown> | null => {
  if (text === null) return null;
  try {
    const told = z.safeParse(envelope, JSON.parse(text));
    return told.success ? { state: told.data.state, version: 0 } : null;
  } catch {
    // JSON.parse throws for nothing else than a text that is cut off or not ours.
    return null;
  }
};

/** JSON in a storage. A storage that has not answered within `patience` counts as empty. */
export const jsonIn = (storage: StateStorage): PersistStorage<unknown> => ({
  getItem: (name) => {
    const text = storage.getItem(name);
    if (text === null || typeof text === 'string') return read(text);
    return Promise.race([text.then(read), afterPatience()]);
  },
  setItem: (name, value) => storage.setItem(name, JSON.stringify(value)),
  removeItem: (name) => storage.removeItem(name),
});
