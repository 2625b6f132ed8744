import { deviceStorage } from './device-storage.ts';

const key = 'sets.registered';

/** Somebody has registered in this browser just now: nothing that was before is news to them. */
export const noteRegistered = (): void => {
  deviceStorage.setItem(key, new Date().toISOString().slice(0, 10));
};

/** The day on which somebody registered here last, as `2026-11-21`; '' where nobody has. */
export const registeredOn = (): string => deviceStorage.getItem(key) ?? '';
