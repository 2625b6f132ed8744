import { deviceStorage } from '../../../../core/device-storage.ts';

const key = 'sets.kitchenSound';
const on = 'on';

/** Whether somebody has switched the sound on at this device: it is silent until then. */
export const isBellWanted = (): boolean => deviceStorage.getItem(key) === on;

export const keepBell = (isWanted: boolean): void => {
  if (isWanted) deviceStorage.setItem(key, on);
  else deviceStorage.removeItem(key);
};
