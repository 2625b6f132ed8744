/** What is kept on this device. */
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

/** A storage that may be full, or become so: what does not fit is remembered by this page alone. */
const withRoomFor = (storage: Storage): DeviceStorage => {
  const overflow = inMemory();
  return {
    getItem: (key) => overflow.getItem(key) ?? storage.getItem(key),
    setItem: (key, value) => {
      try {
        storage.setItem(key, value);
        overflow.removeItem(key);
      } catch {
        // What is there is out of date: a page that is loaded anew must not take it for the truth.
        storage.removeItem(key);
        overflow.setItem(key, value);
      }
    },
    removeItem: (key) => {
      overflow.removeItem(key);
      storage.removeItem(key);
    },
  };
};

const open = (find: () => Storage): DeviceStorage => {
  try {
    const storage = find();
    storage.getItem(probe);
    return withRoomFor(storage);
  } catch {
    // A policy or a private window forbids it: the page then remembers for itself.
    return inMemory();
  }
};

/** localStorage, for all tabs; where the browser forbids it, what this page remembers until it is left. */
export const deviceStorage: DeviceStorage = open(() => localStorage);

/** sessionStorage, likewise: it survives a reload and ends with the tab. */
export const tabStorage: DeviceStorage = open(() => sessionStorage);
