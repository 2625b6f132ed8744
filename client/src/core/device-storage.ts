/** What is kept on this device, for all tabs. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const inMemory = (): DeviceStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

const probe = 'sets.probe';

const open = (): DeviceStorage => {
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    // A policy or a private window forbids it, or the disk is full: the page then remembers for itself.
    return inMemory();
  }
};

/** localStorage; where the browser forbids it, what this page remembers until it is left. */
export const deviceStorage: DeviceStorage = open();
