import { deviceStorage } from '../../../core/device-storage.ts';

const key = 'sets.quizSound';
const on = 'on';

/** Whether somebody has switched sounds on at this device: it is silent until then. */
export const isSoundWanted = (): boolean => deviceStorage.getItem(key) === on;

export const keepSound = (isWanted: boolean): void => {
  if (isWanted) deviceStorage.setItem(key, on);
  else deviceStorage.removeItem(key);
};
