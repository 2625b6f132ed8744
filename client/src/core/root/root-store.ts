import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import { create } from 'zustand';
import { persist, type StateStorage } from 'zustand/middleware';
import { deviceStorage, tabStorage } from '../device-storage.ts';
import { accountKeys, accountTabKeys } from './account-keys.ts';
import { jsonIn } from './kept-state.ts';
import { storeName } from './kept-token.ts';
import { emptyRoot, type RootState } from './root-state.ts';
import { storedRoot } from './root.migrations.ts';

/** What was kept, in the newest version; empty where it is of a newer one, which stays as it is. */
const readKept = (kept: unknown): RootState => {
  const told = readStored(storedRoot, kept);
  return told.ok ? told.value : emptyRoot;
};

/** The store on a storage. */
export const createRootStore = (storage: StateStorage) =>
  create<RootState>()(
    persist((): RootState => emptyRoot, {
      name: storeName,
      storage: jsonIn(storage, storedRoot),
      partialize: ({ auth, myquestions, visitedModules, nameRoulette }): unknown =>
        toStored(storedRoot, { auth, myquestions, visitedModules, nameRoulette }),
      // A visitor: to find out what does not fit would cost a phone more than all the rest here.
      merge: (kept, empty) => (kept === undefined ? empty : readKept(kept)),
    }),
  );

export const useRoot = createRootStore(deviceStorage);

/**
 * Forgets what is kept here, state and storage; what a newer page keeps is not for this one to remove. A
 * tab of somebody who has left by another tab ends up here too, with what it alone keeps of theirs.
 */
export const clearRoot = (): void => {
  useRoot.setState(emptyRoot);
  useRoot.persist.clearStorage();
  for (const key of accountTabKeys) tabStorage.removeItem(key);
};

/** Forgets all that is kept here, whatever version has written it: somebody leaves this device. */
export const purgeRoot = (): void => {
  clearRoot();
  for (const key of [storeName, ...accountKeys]) deviceStorage.removeItem(key);
};
