import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import { create } from 'zustand';
import { persist, type StateStorage } from 'zustand/middleware';
import { deviceStorage, tabStorage } from '../device-storage.ts';
import { parsedJson } from '../kept-value.ts';
import { accountKeys, accountTabKeys, outlivingKeys } from './account-keys.ts';
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

const forget = (keys: readonly string[]): void => {
  clearRoot();
  for (const key of [storeName, ...keys]) deviceStorage.removeItem(key);
};

/** Forgets all that is kept here, whatever version has written it: somebody leaves this device. */
export const purgeRoot = (): void => forget(accountKeys);

/** The same where a session ends that nobody has ended: whoever comes back finds what they had sent. */
export const purgeEnded = (): void =>
  forget(accountKeys.filter((key) => !outlivingKeys.includes(key)));

const isOf = (kept: unknown, userid: string): boolean =>
  typeof kept === 'object' && kept !== null && 'userid' in kept && kept.userid === userid;

/** Forgets what a session that ended by itself has left of somebody else. */
export const dropOfOthers = (userid: string): void => {
  for (const key of outlivingKeys) {
    if (!isOf(parsedJson(deviceStorage.getItem(key)), userid)) deviceStorage.removeItem(key);
  }
};
