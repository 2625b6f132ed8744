import { type AnyStoredShape, isNewer } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import type { PersistStorage, StateStorage, StorageValue } from 'zustand/middleware';
import { parsedJson } from '../kept-value.ts';

/** How long what was kept is waited for, in milliseconds. Fixed by the specification. */
export const patience = 5_000;

const afterPatience = (): Promise<null> =>
  new Promise((give) => {
    setTimeout(give, patience, null);
  });

const envelope = z.object({ state: z.unknown() });

/** What was written, or null where it is no JSON of ours: the app then begins anew. */
const read = (text: string | null): StorageValue<unknown> | null => {
  const told = z.safeParse(envelope, parsedJson(text));
  return told.success ? { state: told.data.state, version: 0 } : null;
};

/**
 * JSON in a storage. A storage that has not answered within `patience` counts as empty. What a newer
 * version of `shape` is kept in is neither replaced nor removed.
 */
export const jsonIn = (storage: StateStorage, shape: AnyStoredShape): PersistStorage<unknown> => {
  const unlessNewer = (name: string, act: () => unknown): unknown => {
    const actOn = (text: string | null): unknown =>
      isNewer(shape, read(text)?.state) ? undefined : act();
    const there = storage.getItem(name);
    return there === null || typeof there === 'string' ? actOn(there) : there.then(actOn);
  };
  return {
    getItem: (name) => {
      const text = storage.getItem(name);
      if (text === null || typeof text === 'string') return read(text);
      return Promise.race([text.then(read), afterPatience()]);
    },
    setItem: (name, value) => unlessNewer(name, () => storage.setItem(name, JSON.stringify(value))),
    removeItem: (name) => unlessNewer(name, () => storage.removeItem(name)),
  };
};
