import { tabStorage } from '../../core/device-storage.ts';
import { generatorKey } from '../../core/root/account-keys.ts';

/** What somebody has pasted: kept in the tab for whoever reloads it, until it ends or they sign out. */
export const keptText = (): string => tabStorage.getItem(generatorKey) ?? '';

export const keepText = (text: string): void => {
  if (text === '') tabStorage.removeItem(generatorKey);
  else tabStorage.setItem(generatorKey, text);
};
