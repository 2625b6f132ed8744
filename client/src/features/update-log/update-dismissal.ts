/** Of this version: with a new entry it is raised, and the modal shows again. */
const key = 'updateDismissedV3';

export const isUpdateDismissed = (): boolean => localStorage.getItem(key) === 'true';

/** Not to be shown again on this device. */
export const dismissUpdate = (): void => {
  localStorage.setItem(key, 'true');
};
