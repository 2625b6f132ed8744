import { deviceStorage } from '../../core/device-storage.ts';

/** Of this version: with a new entry it is raised, and the modal shows again. */
const key = 'updateDismissedV3';

export const isUpdateDismissed = (): boolean => deviceStorage.getItem(key) === 'true';

/** Not to be shown again on this device. */
export const dismissUpdate = (): void => {
  deviceStorage.setItem(key, 'true');
};
