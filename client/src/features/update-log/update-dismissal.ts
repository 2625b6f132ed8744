import { deviceStorage } from '../../core/device-storage.ts';
import { updateEntries } from './update-log.entries.ts';

/** Not to be shown again. Of this version: raised where everybody must read what is new. */
const dismissed = 'updateDismissedV4';

/** The newest entry that was there when it was closed last. */
const seen = 'sets.update-seen';

const newest = updateEntries[0]?.id ?? '';

/** Whether it was told to stay away from this browser, or was closed since the newest entry came. */
export const isUpdateDismissed = (): boolean =>
  deviceStorage.getItem(dismissed) === 'true' || deviceStorage.getItem(seen) === newest;

/** Read: it comes again in this browser when there is a new entry. */
export const closeUpdate = (): void => {
  deviceStorage.setItem(seen, newest);
};

/** Not to be shown again on this device. */
export const dismissUpdate = (): void => {
  deviceStorage.setItem(dismissed, 'true');
};
