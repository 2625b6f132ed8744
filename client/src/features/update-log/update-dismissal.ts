import { deviceStorage, tabStorage } from '../../core/device-storage.ts';

/** Of this version: with a new entry it is raised, and the modal shows again. */
const key = 'updateDismissedV4';

/** Whether it was told to stay away, or was closed in this tab before. */
export const isUpdateDismissed = (): boolean =>
  deviceStorage.getItem(key) === 'true' || tabStorage.getItem(key) === 'true';

/** Read, for now: it comes again in another tab. */
export const closeUpdate = (): void => {
  tabStorage.setItem(key, 'true');
};

/** Not to be shown again on this device. */
export const dismissUpdate = (): void => {
  deviceStorage.setItem(key, 'true');
};
