import { deviceStorage } from '../../core/device-storage.ts';
import { registeredOn } from '../../core/registered-here.ts';
import { type UpdateEntry, updateEntries } from './update-log.entries.ts';

/** Not to be shown again. Of this version: raised where everybody must read what is new. */
const dismissed = 'updateDismissedV4';

/** The newest entry that was there when it was closed last. */
const seen = 'sets.update-seen';

const newest = updateEntries[0]?.id ?? '';

/** What came after whoever uses this browser was there: what was before is no news to a new account. */
export const newEntries = (): readonly UpdateEntry[] =>
  updateEntries.filter(({ date }) => date > registeredOn());

/** Whether it was told to stay away from this browser, was closed since the newest entry came, or holds nothing new. */
export const isUpdateDismissed = (): boolean =>
  deviceStorage.getItem(dismissed) === 'true' ||
  deviceStorage.getItem(seen) === newest ||
  newEntries().length === 0;

/** Read: it comes again in this browser when there is a new entry. */
export const closeUpdate = (): void => {
  deviceStorage.setItem(seen, newest);
};

/** Not to be shown again on this device. */
export const dismissUpdate = (): void => {
  deviceStorage.setItem(dismissed, 'true');
};
