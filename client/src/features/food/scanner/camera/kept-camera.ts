import { deviceStorage } from '../../../../core/device-storage.ts';

const key = 'sets.scannerCamera';

/** Which camera was chosen at this device; null where none was. */
export const keptCamera = (): string | null => deviceStorage.getItem(key);

export const keepCamera = (cameraid: string): void => deviceStorage.setItem(key, cameraid);
