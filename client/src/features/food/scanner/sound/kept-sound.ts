import { deviceStorage } from '../../../../core/device-storage.ts';

const key = 'sets.scannerSound';
const off = 'off';

/** What is found is heard at this device, until somebody switches that off. */
export const isSoundWanted = (): boolean => deviceStorage.getItem(key) !== off;

export const keepSound = (isWanted: boolean): void => {
  if (isWanted) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, off);
};
